import { mailSchema } from "#app/email/mail.ts";
import { mailFooter } from "#app/email/mail-content.ts";
import { enqueueMail } from "#app/email/outbox.server.ts";
import type { MailSettings } from "#app/email/sender.server.ts";
import { writtenMail } from "#app/email/written-mail.server.ts";
import { findUserById } from "#app/features/users/queries.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { officeSettings } from "#app/platform/institution.server.ts";
import type { Db } from "#db/open.server.ts";
import type { RightsSettings } from "./deadline.server.ts";
import { findRequest, numberOf } from "./request-rows.server.ts";
import { KIND_NAMES } from "./rights.ts";

export type RightsMailContext = {
  settings: RightsSettings & MailSettings & Pick<Settings, "PUBLIC_URL">;
  clock?: Clock;
};

type Occasion = "received" | "question" | "decision";

const WORDS: Readonly<Record<Occasion, { heading: string; intro: string }>> = {
  received: { heading: "Recibimos tu solicitud", intro: "La oficina de Desarrollo Profesional recibió tu solicitud:" },
  question: {
    heading: "Necesitamos algo de ti",
    intro: "La oficina te pidió algo para seguir con tu solicitud. Respóndelo en Mi cuenta; el plazo espera mientras:",
  },
  decision: { heading: "Hay respuesta a tu solicitud", intro: "La oficina decidió tu solicitud:" },
};

/**
 * Queues a mail about a request, without its texts, which are in 'Mi cuenta'. Call it inside the transaction of the
 * change, and notifyOutbox() after the commit.
 */
export async function queueRightsMail(
  trx: Db,
  requestId: number,
  occasion: Occasion,
  { settings, clock = systemClock }: RightsMailContext,
): Promise<void> {
  const request = await findRequest(trx, requestId);
  const person = request?.user_id ? await findUserById(trx, request.user_id) : undefined;
  if (!request || !person) return;
  const to = mailSchema.shape.to.safeParse({ name: person.name.slice(0, 200), address: person.email });
  if (!to.success) return;
  const own = await officeSettings(trx, settings);
  const { heading, intro } = WORDS[occasion];
  const number = numberOf(request);
  const mail = writtenMail(to.data, {
    subject: `${heading} ${number}`,
    preheader: `${number}: ${KIND_NAMES[request.kind]}.`,
    heading,
    greeting: `Hola, ${person.name.trim().split(/\s+/)[0]}:`,
    intro,
    highlight: `${number}: ${KIND_NAMES[request.kind]}`,
    facts: occasion === "decision" ? [] : [{ label: "Plazo de respuesta", value: formatDateTime(request.due_at) }],
    notes: ["El detalle y la constancia están en Mi cuenta, en Tus derechos."],
    action: settings.PUBLIC_URL ? { label: "Ir a Mi cuenta", href: `${settings.PUBLIC_URL}/account` } : undefined,
    footer: mailFooter(own),
  });
  const events = await trx
    .selectFrom("rights_events")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("request_id", "=", requestId)
    .executeTakeFirstOrThrow();
  const dedupKey = `rights:${requestId}:${occasion}:${events.count}`;
  await enqueueMail(trx, { dedupKey, topic: `rights:${requestId}`, mail }, { settings: own, clock });
}
