import { type MailContent, mailFooter } from "#app/email/mail-content.ts";
import { enqueueMail } from "#app/email/outbox.server.ts";
import { writtenMail } from "#app/email/written-mail.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { type OfficeSettings, officeSettings } from "#app/platform/institution.server.ts";
import type { CoachRow, WaitingRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import type { BookingContext } from "../bookings.server.ts";
import { dayName } from "../day-text.ts";
import { bookingsUrl, sessionTime } from "../mail/mail-texts.ts";
import { endOf } from "../occupied-slots.server.ts";

type WaitingMail = {
  /** offer: a slot is held · over: the wait ended without one */
  kind: "offer" | "over";
  entry: WaitingRow;
  coach: CoachRow;
};

/** Tells somebody of the waiting list what became of the wait. Call it inside the transaction of the change. */
export async function enqueueWaitingMail(
  trx: Db,
  mail: WaitingMail,
  { settings, clock }: BookingContext,
): Promise<void> {
  const { kind, entry } = mail;
  const user = await trx
    .selectFrom("users")
    .select(["name", "email"])
    .where("id", "=", entry.user_id)
    .executeTakeFirstOrThrow();
  const content = contentOf(mail, user.name, await officeSettings(trx, settings));
  await enqueueMail(
    trx,
    {
      dedupKey: `waiting:${entry.id}:${kind}`,
      topic: `waiting:${entry.id}`,
      mail: writtenMail({ name: user.name, address: user.email }, content),
      expiresAt: entry.offered_until,
    },
    { settings, ...(clock && { clock }) },
  );
}

function contentOf(
  { kind, entry, coach }: WaitingMail,
  name: string,
  settings: OfficeSettings<BookingContext["settings"]>,
) {
  const href = bookingsUrl(settings);
  const start = entry.offered_starts_at;
  const wait = `${coach.name}${entry.date ? `, ${dayName(entry.date)}` : ""}`;
  const words =
    kind === "offer" && start && entry.offered_until
      ? {
          subject: `Se liberó una hora con ${coach.name}`,
          heading: "Se liberó una hora para ti",
          intro: "Eres la persona siguiente de la lista de espera: la hora está guardada para ti.",
          highlight: sessionTime(start, endOf(start, coach.session_minutes)),
          notes: [
            `Tómala antes del ${formatDateTime(entry.offered_until)}, hora de Chile.`,
            "Después se ofrece a otra persona.",
            ...(href ? [] : ["Entra a la plataforma, ve a Agenda Coach y búscala en Mis citas."]),
          ],
        }
      : {
          subject: `Terminó tu espera por una hora con ${coach.name}`,
          heading: "No se liberó una hora",
          intro: "Tu lugar en la lista de espera terminó sin que se liberara una hora.",
          highlight: wait,
          notes: ["Puedes elegir otro día u otro coach en Agenda Coach."],
        };
  const content: MailContent = {
    ...words,
    preheader: `${wait}.`,
    greeting: `Hola, ${name.trim().split(/\s+/)[0]}:`,
    facts: [{ label: "Coach", value: [coach.name, coach.title].filter(Boolean).join(", ") }],
    action: href ? { label: kind === "offer" ? "Tomar la hora" : "Ver horas", href } : undefined,
    footer: mailFooter(settings),
  };
  return content;
}
