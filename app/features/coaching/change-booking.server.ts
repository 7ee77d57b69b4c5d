import type { CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import type { BookingOfCoach } from "./bookings.server.ts";
import { offeredStart, overlap, refuseOverlap, writeSlot } from "./claim-slot.server.ts";
import { endOf } from "./occupied-slots.server.ts";
import { markBooked, refuseHeld } from "./waiting-list/holds.server.ts";

/** Changes of a booking's row, for whoever is allowed to make them. Call them inside the transaction. */

/** Writes the change and raises SEQUENCE, by which calendar programs recognise the newer invitation. */
export function changeBooking(
  trx: Db,
  booking: CoachSessionRow,
  change: Partial<Pick<CoachSessionRow, "status" | "starts_at" | "ends_at" | "confirmed_at">>,
  now: Date,
): Promise<CoachSessionRow> {
  return trx
    .updateTable("coach_sessions")
    .set({ ...change, calendar_sequence: booking.calendar_sequence + 1, updated_at: now.toISOString() })
    .where("id", "=", booking.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Moves the booking to another slot that its coach offers.
 * @throws AppError 400 not_offered; 409 slot_taken or overlap
 */
export async function moveBooking(
  trx: Db,
  { booking, coach }: BookingOfCoach,
  instant: Date,
  now: Date,
): Promise<CoachSessionRow> {
  const startsAt = await offeredStart(trx, coach, instant, now);
  const slot = { userId: booking.user_id, coachId: coach.id, startsAt };
  await refuseHeld(trx, slot);
  const change = changeBooking(
    trx,
    booking,
    // Who said to come did so for the time before.
    { starts_at: startsAt, ends_at: endOf(startsAt, coach.session_minutes), confirmed_at: null },
    now,
  );
  const moved = await writeSlot(trx, slot, change, overlap(coach.name));
  await refuseOverlap(trx, moved);
  await markBooked(trx, slot, now);
  return moved;
}
