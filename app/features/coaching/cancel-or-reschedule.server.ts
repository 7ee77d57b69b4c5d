import { notifyOutbox } from "#app/email/outbox.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { pluralize } from "#app/platform/format.ts";
import type { CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import type { RescheduleInput } from "./booking-request.server.ts";
import type { Booking } from "./booking-types.ts";
import { type BookingContext, bookingView, isInTime, ownBooking } from "./bookings.server.ts";
import { changeBooking, moveBooking } from "./change-booking.server.ts";
import { refuseTooManyChanges } from "./daily-limit.server.ts";
import { enqueueBookingMails } from "./mail/booking-mails.server.ts";
import { offerFreeSlots } from "./waiting-list/offer.server.ts";

/** 'Mis citas': cancelling and moving a booking, which its owner may do until CANCEL_HOURS before its start. */

type Which = { userId: number; id: number };

/**
 * Cancels a booking and frees its slot. Cancelling it again returns the same answer and writes nothing.
 * @param sequence the calendar_sequence for which it was asked, where the time may have been changed since
 * @throws AppError 404 for somebody else's booking; 409 too_late, not_scheduled or moved
 */
export async function cancelBooking(
  db: Db,
  { userId, id, sequence }: Which & { sequence?: number },
  { settings, clock = systemClock }: BookingContext,
): Promise<{ booking: Booking }> {
  const now = clock.now();
  const after = await db.transaction().execute(async (trx) => {
    const { booking, coach } = await ownBooking(trx, userId, id);
    if (booking.status === "cancelled") return { booking, coach };
    if (sequence !== undefined && sequence !== booking.calendar_sequence) throw movedSince();
    refuseUnchangeable(booking, settings, now, "cancelar");
    const cancelled = await changeBooking(trx, booking, { status: "cancelled" }, now);
    const details = { bookingId: id, coachId: coach.id, startsAt: booking.starts_at };
    await recordActivity(trx, { userId, action: "coach_session_cancelled", details }, clock);
    await enqueueBookingMails(trx, { kind: "cancelled", booking: cancelled, coach }, { settings, clock });
    await offerFreeSlots(trx, coach, { settings, clock });
    return { booking: cancelled, coach };
  });
  notifyOutbox();
  return { booking: bookingView(after, settings, now) };
}

/**
 * Moves a booking to another offered slot of the same coach in one transaction. The old slot is freed and the calendar
 * UID stays the same. When the new slot is taken, nothing changes. Moving a booking to its own time changes nothing.
 * @throws AppError 400 not_offered; 404 for somebody else's booking; 409 too_late, not_scheduled, slot_taken or
 *   overlap; 429 too_many_changes
 */
export async function rescheduleBooking(
  db: Db,
  { userId, id }: Which,
  { scheduledDate }: RescheduleInput,
  { settings, clock = systemClock }: BookingContext,
): Promise<{ booking: Booking }> {
  const now = clock.now();
  const after = await db.transaction().execute(async (trx) => {
    const { booking, coach } = await ownBooking(trx, userId, id);
    if (booking.status === "scheduled" && booking.starts_at === scheduledDate.toISOString()) return { booking, coach };
    refuseUnchangeable(booking, settings, now, "cambiar");
    const moved = await moveBooking(trx, { booking, coach }, scheduledDate, now);
    const previousStartsAt = booking.starts_at;
    const details = { bookingId: id, coachId: coach.id, startsAt: moved.starts_at, previousStartsAt };
    await recordActivity(trx, { userId, action: "coach_session_rescheduled", details }, clock);
    await refuseTooManyChanges(trx, userId, settings, now);
    await enqueueBookingMails(
      trx,
      { kind: "rescheduled", booking: moved, coach, previousStartsAt },
      { settings, clock },
    );
    await offerFreeSlots(trx, coach, { settings, clock });
    return { booking: moved, coach };
  });
  notifyOutbox();
  return { booking: bookingView(after, settings, now) };
}

/** For what was asked about the time that a booking had before. */
export function movedSince(): AppError {
  return new AppError("conflict", "Esta cita cambió de hora después de este correo. Búscala en Mis citas.", {
    reason: "moved",
  });
}

function refuseUnchangeable(
  booking: CoachSessionRow,
  settings: Pick<Settings, "CANCEL_HOURS">,
  now: Date,
  verb: "cancelar" | "cambiar",
): void {
  if (booking.status !== "scheduled") {
    throw new AppError("conflict", `Esta cita ya no se puede ${verb}. Actualiza la lista para ver su estado.`, {
      reason: "not_scheduled",
    });
  }
  if (isInTime(booking, settings, now)) return;
  const hours = settings.CANCEL_HOURS;
  const text =
    booking.starts_at <= now.toISOString()
      ? `Esta cita ya comenzó y no se puede ${verb}.`
      : `Ya no se puede ${verb} esta cita: se acepta hasta ${pluralize(hours, "hora", "horas")} antes. ` +
        "Si no puedes asistir, avisa a tu coach.";
  throw new AppError("conflict", text, { reason: "too_late" });
}
