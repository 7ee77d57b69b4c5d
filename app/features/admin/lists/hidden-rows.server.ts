import { blockedPeople } from "#app/platform/blocked-people.server.ts";
import type { Db } from "#db/open.server.ts";
import type { AdminTab } from "../list-options.ts";

/** Rows of the panel's lists about people who have had their data blocked. */
export type HiddenRows = {
  /** Whether the row is about one of them. Sessions to come stay in view, for the office to cancel or move. */
  has(tab: AdminTab, row: object): boolean;
};

export async function hiddenRows(db: Db): Promise<HiddenRows> {
  const people = new Set((await blockedPeople(db).execute()).map(({ id }) => id));
  const mails = people.size === 0 ? new Set<number>() : await mailsOf(db);
  const has = (tab: AdminTab, row: { id?: unknown; userId?: unknown }) =>
    tab === "outbox" ? mails.has(Number(row.id)) : people.has(Number(row.userId));
  return { has };
}

async function mailsOf(db: Db): Promise<Set<number>> {
  const own = db.selectFrom("users").select("email").where("blocked_at", "is not", null);
  const rows = await db
    .selectFrom("outbox")
    .select("id")
    .where((row) => row.or([row("id", "in", db.selectFrom("held_mails").select("id")), row("recipient", "in", own)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
