import { isDeliverable } from "#app/email/deliverable.ts";
import { type MailContent, mailFooter } from "#app/email/mail-content.ts";
import { dropQueued, enqueueMail } from "#app/email/outbox.server.ts";
import { writtenMail } from "#app/email/written-mail.server.ts";
import { doesNotObject } from "#app/features/users/objections.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { officeSettings } from "#app/platform/institution.server.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { linkToken } from "../links/link-token.server.ts";
import type { BookingMailDeps } from "../mail/booking-mails.server.ts";
import { bookingTopic, isAddress } from "../mail/booking-topic.ts";
import { sessionTime } from "../mail/mail-texts.ts";
import { RATING_WORDS } from "./rating-view.ts";

/** The mail that asks how a session was, once it is marked as attended. */

/** How long its links are good, and how long after a session it is worth asking. */
const DAYS = 14;
/** A mark that was set by mistake can be taken back before the mail leaves. */
const PATIENCE_MS = 10 * MINUTE_MS;

/**
 * Queues the mail, once for a session, for a student who can and wants to get it. Call it inside the transaction that
 * marks the session, and notifyOutbox() after the commit.
 */
export async function enqueueRatingMail(trx: Db, booking: CoachSessionRow, deps: BookingMailDeps): Promise<void> {
  const { settings, clock = systemClock } = deps;
  const now = clock.now();
  const isLongAgo = now.getTime() - Date.parse(booking.ends_at) > DAYS * DAY_MS;
  if (settings.PUBLIC_URL === undefined || isLongAgo) return;
  if (!isDeliverable(booking.client_email) || !isAddress(booking.client_email)) return;
  if (!(await mayBeAsked(trx, booking))) return;
  const earlier = await trx
    .selectFrom("outbox")
    .select("status")
    .where("topic", "=", bookingTopic(booking.id))
    .where("dedup_key", "like", `${keyPrefix(booking.id)}%`)
    .execute();
  // One that was taken back before it left is not known to anybody.
  if (earlier.some(({ status }) => status !== "expired")) return;
  const coach = await trx
    .selectFrom("coaches")
    .selectAll()
    .where("id", "=", booking.coach_id)
    .executeTakeFirstOrThrow();
  const expiresAt = new Date(now.getTime() + DAYS * DAY_MS).toISOString();
  const page = `${settings.PUBLIC_URL}/rating/${linkToken("rating", booking, expiresAt)}`;
  const own = await officeSettings(trx, settings);
  const content = contentOf({ booking, coach, page }, mailFooter(own));
  await enqueueMail(
    trx,
    {
      dedupKey: `${keyPrefix(booking.id)}${earlier.length}`,
      topic: bookingTopic(booking.id),
      mail: writtenMail({ name: booking.client_name, address: booking.client_email }, content),
      notBefore: new Date(Math.max(Date.parse(booking.ends_at), now.getTime() + PATIENCE_MS)).toISOString(),
      expiresAt,
    },
    { settings, clock },
  );
}

/** Takes the mail back if it has not left: the session is no longer marked as attended. Call it in the transaction. */
export async function withdrawRatingMail(trx: Db, bookingId: number, clock: Clock = systemClock): Promise<void> {
  await dropQueued(trx, bookingTopic(bookingId), clock, keyPrefix(bookingId));
}

/** The same for all sessions of a person who wants no such mails any more. */
export async function withdrawRatingMailsTo(trx: Db, userId: number, clock: Clock): Promise<void> {
  const sessions = await trx
    .selectFrom("coach_sessions")
    .select("id")
    .where("user_id", "=", userId)
    .where("status", "=", "completed")
    .execute();
  for (const { id } of sessions) await withdrawRatingMail(trx, id, clock);
}

const keyPrefix = (bookingId: number) => `${bookingTopic(bookingId)}:rating:`;

/** Not who has said how it was, who is blocked or deactivated, or who wants no other mails than the needed ones. */
async function mayBeAsked(trx: Db, { id, user_id }: CoachSessionRow): Promise<boolean> {
  const person = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", user_id)
    .where("is_active", "=", 1)
    .where("blocked_at", "is", null)
    .where(doesNotObject("users.id", "other_mails"))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("session_ratings").select("stars").where("session_id", "=", id))),
    )
    .executeTakeFirst();
  return person !== undefined;
}

type Asked = { booking: CoachSessionRow; coach: CoachRow; page: string };

function contentOf({ booking, coach, page }: Asked, footer: MailContent["footer"]): MailContent {
  return {
    subject: "¿Cómo estuvo tu sesión de coaching?",
    preheader: `Con ${coach.name}. Elige de 1 a 5.`,
    heading: "¿Cómo estuvo tu sesión?",
    greeting: `Hola, ${booking.client_name.trim().split(/\s+/)[0]}:`,
    intro: "Cuéntanos cómo estuvo tu sesión de coaching, de 1 a 5.",
    highlight: sessionTime(booking.starts_at, booking.ends_at),
    facts: [{ label: "Coach", value: coach.name }],
    notes: [
      "Se abre una página, sin iniciar sesión, donde puedes cambiar tu respuesta antes de enviarla. Sirve por 14 días.",
      "La oficina ve cuántas respuestas hay y promedios de diez personas o más, no la tuya. Tu coach tampoco la ve.",
    ],
    choices: RATING_WORDS.map((word, index) => ({
      label: `${index + 1} ${word}`,
      href: `${page}?stars=${index + 1}`,
    })),
    action: undefined,
    footer,
  };
}
