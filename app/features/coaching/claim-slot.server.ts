import { AppError } from "#app/platform/errors.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { offersOf } from "./coaches.server.ts";
import { findOffered } from "./slots.ts";

/** What a new booking and a moved one have to respect. Call these inside the transaction. */

/**
 * @returns the start as the database keeps it
 * @throws AppError 400 when the coach does not offer exactly this instant now
 */
export async function offeredStart(trx: Db, coach: CoachRow, instant: Date, now: Date): Promise<string> {
  const { dates } = coach.is_active === 1 ? await offersOf(trx, coach, now) : { dates: [] };
  const slot = findOffered(dates, instant);
  if (slot) return slot.startsAt;
  throw new AppError("bad_request", "Ese horario no está disponible. Elige otro de la lista.", {
    reason: "not_offered",
  });
}

/** The slot to write, and the user to compare with the owner of a conflicting booking. */
type Wanted = { userId: number; coachId: number; startsAt: string };

/**
 * Runs a write that the unique index on live slots may refuse.
 * @throws AppError 409 slot_taken; `own` where the slot is the student's already
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
 * A booking that has just been written must not run into another one of its coach (whose times may have been moved
 * since) nor of its student. The transaction holds the write lock, so nobody can slip in behind this look.
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

/** The partial unique index: coach and start of the bookings that are not cancelled. */
function isTakenSlot(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    error.code === "SQLITE_CONSTRAINT_UNIQUE" &&
    error.message.includes("coach_sessions.starts_at")
  );
}
