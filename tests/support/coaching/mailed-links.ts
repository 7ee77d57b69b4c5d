import { enqueueDueReminders } from "#app/features/coaching/mail/reminders.server.ts";
import { callRoute } from "../http.ts";
import { outboxRows } from "../mail-settings.ts";
import type { Office } from "./client.ts";

/** The links of mails, as somebody without a session opens and uses them. */

/** Tokens of the reminder that the student has got, with the mail. */
export async function remind(office: Office): Promise<{ confirm: string; cancel: string; text: string; html: string }> {
  const { database, settings } = office;
  const before = (await outboxRows(database.db)).length;
  await enqueueDueReminders(database.db, { settings });
  const [row, ...others] = (await outboxRows(database.db)).slice(before);
  if (!row || others.length > 0) throw new Error("not one reminder");
  const { text, html } = JSON.parse(row.mail);
  const tokenAfter = (label: string) => new RegExp(`^${label}: \\S+/appointment/(\\S+)$`, "m").exec(text)?.[1] ?? "";
  return { confirm: tokenAfter("Confirmo que voy"), cancel: tokenAfter("No puedo ir"), text, html };
}

type Loader = Parameters<typeof callRoute>[0];
export type Opened<View> = { status: number; view: View };

/** Opens a link's page. @returns an empty view where there is none */
export async function openLink<View>(
  loader: Loader,
  token: string,
  { method = "GET", clientAddress = "192.0.2.1" } = {},
): Promise<Opened<View>> {
  try {
    const answer = await callRoute(loader, { method, params: { token }, clientAddress });
    return { status: answer.status, view: await answer.json() };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { status: thrown.status, view: {} as View };
  }
}
