import { type Clock, systemClock } from "#app/platform/clock.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { OccupiedSlots } from "./booking-types.ts";
import { findActiveCoach, offersOf } from "./coaches.server.ts";
import { santiagoDate, santiagoTime } from "./slots.ts";
import { heldForOthers } from "./waiting-list/holds.server.ts";

type Span = { starts_at: string; ends_at: string };

/**
 * The times of a coach that are taken from now on: those of live bookings, and offered ones that overlap with one
 * (the office may have moved the coach's times after the booking), and those held for others of the waiting list.
 * Nobody's name.
 * @param userId who asks: a slot held for this person is free
 * @throws AppError 404 for an unknown coach
 */
export async function occupiedSlots(
  db: Db,
  coachId: number,
  { userId = null, clock = systemClock }: { userId?: number | null; clock?: Clock } = {},
): Promise<OccupiedSlots> {
  const coach = await findActiveCoach(db, coachId);
  if (!coach) throw unknownCoach();
  const now = clock.now();
  const booked = await db
    .selectFrom("coach_sessions")
    .select(["starts_at", "ends_at"])
    .where("coach_id", "=", coachId)
    .where("status", "!=", "cancelled")
    .where("ends_at", ">", now.toISOString())
    .orderBy("starts_at")
    .execute();
  const { dates } = await offersOf(db, coach, now);
  const offered = dates.flatMap((day) => day.slots.map((slot) => slot.startsAt));
  const taken = offered.filter((startsAt) =>
    booked.some((booking) => overlaps(booking, startsAt, coach.session_minutes)),
  );
  const held = await heldForOthers(db, coachId, userId);
  return byDate([...held, ...booked.map((booking) => booking.starts_at), ...taken]);
}

/** For a coach who does not exist or takes no bookings any more. */
export function unknownCoach(): AppError {
  return new AppError("not_found", "Ese coach ya no recibe citas. Recarga la página y elige otro.", {
    reason: "unknown_coach",
  });
}

/** When a session of so many minutes that starts then is over. */
export function endOf(startsAt: string, minutes: number): string {
  return new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString();
}

/** Whether the session is on while one of so many minutes that starts then would be. */
export function overlaps(booking: Span, startsAt: string, minutes: number): boolean {
  return booking.starts_at < endOf(startsAt, minutes) && booking.ends_at > startsAt;
}

function byDate(starts: readonly string[]): OccupiedSlots {
  const days: OccupiedSlots = {};
  for (const startsAt of [...new Set(starts)].sort()) {
    const instant = new Date(startsAt);
    const date = santiagoDate(instant);
    // A set: in autumn two instants of a day can show the same time.
    days[date] = [...new Set([...(days[date] ?? []), santiagoTime(instant)])];
  }
  return days;
}
