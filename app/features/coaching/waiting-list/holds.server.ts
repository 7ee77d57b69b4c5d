import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";

/** Slots that are held for somebody of the waiting list. */

/**
 * Starts of the coach's slots that are held for other people, ISO-8601 UTC. A hold ends when its offer is ended, not by
 * the hour: until then the slot would go to whoever passes by instead of to the next who waits.
 */
export async function heldForOthers(db: Db, coachId: number, userId: number | null): Promise<string[]> {
  const rows = await db
    .selectFrom("waiting_list")
    .select(["offered_starts_at", "user_id"])
    .where("coach_id", "=", coachId)
    .where("status", "=", "offered")
    .execute();
  return rows.flatMap((row) =>
    row.user_id === userId || row.offered_starts_at === null ? [] : [row.offered_starts_at],
  );
}

/**
 * Call it inside the transaction that books the slot.
 * @throws AppError 409 slot_taken when the slot is held for somebody else
 */
export async function refuseHeld(
  trx: Db,
  { coachId, startsAt, userId }: { coachId: number; startsAt: string; userId: number },
): Promise<void> {
  const held = await heldForOthers(trx, coachId, userId);
  if (!held.includes(startsAt)) return;
  throw new AppError("conflict", "Ese horario se ofreció a alguien de la lista de espera. Elige otro.", {
    reason: "slot_taken",
  });
}

/** After a booking: the offer of exactly this slot is used up. */
export async function markBooked(
  trx: Db,
  { coachId, startsAt, userId }: { coachId: number; startsAt: string; userId: number },
  now: Date,
): Promise<void> {
  await trx
    .updateTable("waiting_list")
    .set({ status: "booked", updated_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("coach_id", "=", coachId)
    .where("status", "=", "offered")
    .where("offered_starts_at", "=", startsAt)
    .execute();
}
