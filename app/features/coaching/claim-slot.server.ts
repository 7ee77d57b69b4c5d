import { AppError } from "#app/platform/errors.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { isBookable, offersOf } from "./coaches.server.ts";
import { findOffered } from "./slots.ts";

/** Checks for new and moved bookings. Call them inside the transaction. */

/**
 * @returns the start in the format of the database
 * @throws AppError 400 when the coach does not offer exactly this time now
 */
export async function offeredStart(trx: Db, coach: CoachRow, instant: Date, now: Date): Promise<string> {
  const { dates } = isBookable(coach) ? await offersOf(trx, coach, now) : { dates: [] };
  const slot = findOffered(dates, instant);
  if (slot) return slot.startsAt;
  throw new AppError("bad_request", "Ese horario no está disponible. Elige otro de la lista.", {
    reason: "not_offered",
  });
}

/** The slot to write, and the user to compare with the owner of a conflicting booking. */
type Wanted = { userId: number; coachId: number; startsAt: string };

/**
 * Awaits a write that may violate the unique index on live slots.
 * @throws AppError 409 slot_taken, or `own` when the student already has this slot
 */
export async function writeSlot<T>(trx: Db, wanted: Wanted, write: Promise<T>, own: AppError): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isTakenSlot(error)) throw error;
    throw (await isOwn(trx, wanted)) ? own : slotTaken();
  }
}

async function isOwn(trx: Db, { userId, coachId, startsAt }: Wanted): Promise<boolean> {
  const booking = await trx
    .selectFrom("coach_sessions")
    .select("id")
    .where("coach_id", "=", coachId)
    .where("starts_at", "=", startsAt)
    .where("user_id", "=", userId)
    .where("status", "!=", "cancelled")
    .executeTakeFirst();
  return booking !== undefined;
}

function slotTaken(): AppError {
  return new AppError("conflict", "Alguien acaba de reservar ese horario. Elige otro.", { reason: "slot_taken" });
}

export function overlap(coachName: string): AppError {
  return new AppError("conflict", `Ya tienes una cita con ${coachName} a esa hora. Elige otro horario.`, {
    reason: "overlap",
  });
}

/**
 * Refuses a booking just written that overlaps another one of the coach (whose times may have been changed since) or of
 * the student. The transaction holds the write lock, so no other booking can be written meanwhile.
 * @throws AppError 409
 */
export async function refuseOverlap(trx: Db, booking: CoachSessionRow): Promise<void> {
  const overlapping = await trx
    .selectFrom("coach_sessions as other")
    .innerJoin("coaches as coach", "coach.id", "other.coach_id")
    .select(["other.user_id", "other.coach_id", "coach.name"])
    .where("other.id", "!=", booking.id)
    .where("other.status", "!=", "cancelled")
    .where("other.starts_at", "<", booking.ends_at)
    .where("other.ends_at", ">", booking.starts_at)
    .where((eb) => eb.or([eb("other.user_id", "=", booking.user_id), eb("other.coach_id", "=", booking.coach_id)]))
    .execute();
  const own = overlapping.find((other) => other.user_id === booking.user_id);
  if (own) throw overlap(own.name);
  if (overlapping.length > 0) throw slotTaken();
}

/** Whether the partial unique index on coach and start of bookings that are not cancelled was violated. */
function isTakenSlot(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    error.code === "SQLITE_CONSTRAINT_UNIQUE" &&
    error.message.includes("coach_sessions.starts_at")
  );
}
