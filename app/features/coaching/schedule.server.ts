import { randomUUID } from "node:crypto";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import type { ScheduleInput } from "./booking-request.server.ts";
import type { Booking, Modality } from "./booking-types.ts";
import { type BookingContext, bookingView, takesConfirmations } from "./bookings.server.ts";
import { offeredStart, refuseOverlap, writeSlot } from "./claim-slot.server.ts";
import { findActiveCoach, modalitiesOf } from "./coaches.server.ts";
import { refuseTooManyChanges } from "./daily-limit.server.ts";
import { enqueueBookingMails } from "./mail/booking-mails.server.ts";
import { refuseAfterNoShows } from "./no-shows.server.ts";
import { endOf, unknownCoach } from "./occupied-slots.server.ts";
import { markBooked, refuseHeld } from "./waiting-list/holds.server.ts";

const BOOKED = "¡Cita agendada exitosamente! Recibirás una confirmación por email.";
const BOOKED_WITHOUT_MAIL =
  "¡Cita agendada exitosamente! No recibirás la confirmación, porque nadie lee ese correo: está en 'Mis citas'.";

/**
 * Books a session: row, activity and mails are one transaction. The row is inserted first, so that the unique index
 * resolves concurrent requests for a slot; the other rules are checked afterwards.
 * @throws AppError 400 not_offered or modality; 404 unknown_coach; 409 slot_taken, already_yours, overlap, no_shows or
 *   too_many_bookings; 429 too_many_changes
 */
export async function scheduleSession(
  db: Db,
  user: { id: number },
  input: ScheduleInput,
  { settings, clock = systemClock }: BookingContext,
): Promise<{ booking: Booking; message: string }> {
  const now = clock.now();
  const made = await db.transaction().execute(async (trx) => {
    const coach = await findActiveCoach(trx, input.coachId);
    if (!coach) throw unknownCoach();
    await refuseAfterNoShows(trx, user.id, settings, now);
    const booking = await bookSlot(trx, user.id, { ...input, coach }, { settings, now });
    await refuseTooMany(trx, user.id, settings.MAX_LIVE_BOOKINGS, now);
    const details = { bookingId: booking.id, coachId: coach.id, startsAt: booking.starts_at };
    await recordActivity(trx, { userId: user.id, action: "coach_session_booked", details }, clock);
    await refuseTooManyChanges(trx, user.id, settings, now);
    await enqueueBookingMails(trx, { kind: "booked", booking, coach }, { settings, clock });
    return { booking, coach };
  });
  notifyOutbox();
  const isConfirmed = await takesConfirmations(db, input.clientEmail, settings.EMAIL_DOMAIN);
  return { booking: bookingView(made, settings, now), message: isConfirmed ? BOOKED : BOOKED_WITHOUT_MAIL };
}

type Wanted = Omit<ScheduleInput, "coachId"> & { coach: CoachRow };

/**
 * Writes the booking of a slot that the coach offers. Call it inside the transaction.
 * @throws AppError 400 not_offered or modality; 409 slot_taken, already_yours or overlap
 */
export async function bookSlot(
  trx: Db,
  userId: number,
  { coach, ...wanted }: Wanted,
  { settings, now }: { settings: Pick<Settings, "EMAIL_DOMAIN">; now: Date },
): Promise<CoachSessionRow> {
  const startsAt = await offeredStart(trx, coach, wanted.scheduledDate, now);
  const slot = { userId, coachId: coach.id, startsAt };
  await refuseHeld(trx, slot);
  const insert = trx
    .insertInto("coach_sessions")
    .values({
      user_id: userId,
      coach_id: coach.id,
      starts_at: startsAt,
      ends_at: endOf(startsAt, coach.session_minutes),
      modality: chosenModality(coach, wanted.modality),
      client_name: wanted.clientName,
      client_email: wanted.clientEmail,
      client_phone: wanted.clientPhone,
      message: wanted.message,
      status: "scheduled",
      calendar_uid: `${randomUUID()}@${settings.EMAIL_DOMAIN}`,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  // The button was clicked twice, or the response to the first request was lost.
  const alreadyYours = new AppError(
    "conflict",
    "Esta cita ya es tuya: quedó agendada antes. La encuentras en 'Mis citas'.",
    {
      reason: "already_yours",
    },
  );
  const booking = await writeSlot(trx, slot, insert, alreadyYours);
  await refuseOverlap(trx, booking);
  await markBooked(trx, slot, now);
  return booking;
}

function chosenModality(coach: CoachRow, wanted: Modality | null | undefined): Modality {
  const [usual = "either", ...others] = modalitiesOf(coach);
  if (!wanted || wanted === usual || others.includes(wanted)) return wanted ?? usual;
  throw new AppError("bad_request", "Este coach no atiende de esa forma. Elige otra modalidad.", {
    reason: "modality",
  });
}

/** Counts with the new row, inside the transaction: concurrent calls cannot pass the limit together. */
async function refuseTooMany(trx: Db, userId: number, most: number, now: Date): Promise<void> {
  const { live } = await trx
    .selectFrom("coach_sessions")
    .select((eb) => eb.fn.countAll<number>().as("live"))
    .where("user_id", "=", userId)
    .where("status", "=", "scheduled")
    .where("starts_at", ">", now.toISOString())
    .executeTakeFirstOrThrow();
  if (live <= most) return;
  const have = most === 1 ? "una cita agendada, el máximo" : `${most} citas agendadas, el máximo`;
  throw new AppError("conflict", `Ya tienes ${have} por persona. Cancela o cambia una en 'Mis citas'.`, {
    reason: "too_many_bookings",
  });
}
