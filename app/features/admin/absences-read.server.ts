import { type Clock, isoNow } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import type { AdminAbsence, BlockedDate } from "./panel-api-schemas.server.ts";
import { daysLater, instantOfWallTime, wallTimeOf } from "./santiago-days.server.ts";

/** Wall times of Chile, "2026-12-21T00:00"; `until` is not part of it. */
export type Range = { from: string; until: string };

type Days = Pick<AdminAbsence, "fromDate" | "fromTime" | "untilDate" | "untilTime">;

/** As it is stored. */
export function localRange({ fromDate, fromTime, untilDate, untilTime }: Days): Range {
  return {
    from: `${fromDate}T${fromTime ?? "00:00"}`,
    until: untilTime === null ? `${daysLater(untilDate, 1)}T00:00` : `${untilDate}T${untilTime}`,
  };
}

/** As people write it: midnight is the begin or the end of a whole day. */
function daysOf({ from, until }: Range): Days {
  const [fromDate = "", fromTime = ""] = from.split("T");
  const [untilDate = "", untilTime = ""] = until.split("T");
  return {
    fromDate,
    fromTime: fromTime === "00:00" ? null : fromTime,
    ...(untilTime === "00:00" ? { untilDate: daysLater(untilDate, -1), untilTime: null } : { untilDate, untilTime }),
  };
}

/** Absences that are not over, in order, by coach. */
export async function absencesByCoach(db: Db, clock?: Clock): Promise<Map<number, AdminAbsence[]>> {
  const rows = await db
    .selectFrom("coach_absences")
    .selectAll()
    .where("ends_local", ">", wallTimeOf(isoNow(clock)))
    .orderBy("starts_local")
    .orderBy("id")
    .execute();
  const sessions = await liveSessions(db, clock);
  const absences = rows.map(({ id, coach_id: coachId, starts_local: from, ends_local: until, reason }) => {
    const [start, end] = [instantOf(from), instantOf(until)];
    const liveBookings = (sessions.get(coachId) ?? []).filter((one) => one.startsAt < end && one.endsAt > start).length;
    return { coachId, absence: { id, ...daysOf({ from, until }), reason, liveBookings } };
  });
  const byCoach = Map.groupBy(absences, ({ coachId }) => coachId);
  return new Map([...byCoach].map(([coachId, all]) => [coachId, all.map(({ absence }) => absence)]));
}

/** Scheduled sessions that are not over, by coach. */
async function liveSessions(db: Db, clock?: Clock) {
  const rows = await db
    .selectFrom("coach_sessions")
    .select(["coach_id as coachId", "starts_at as startsAt", "ends_at as endsAt"])
    .where("status", "=", "scheduled")
    .where("ends_at", ">", isoNow(clock))
    .execute();
  return Map.groupBy(rows, ({ coachId }) => coachId);
}

/** Sessions to come that are scheduled in this time. */
export async function liveSessionsIn(db: Db, coachId: number, range: Range, clock?: Clock): Promise<number> {
  const { live } = await db
    .selectFrom("coach_sessions")
    .select((row) => row.fn.countAll<number>().as("live"))
    .where("coach_id", "=", coachId)
    .where("status", "=", "scheduled")
    .where("starts_at", "<", instantOf(range.until))
    .where("ends_at", ">", instantOf(range.from))
    .where("ends_at", ">", isoNow(clock))
    .executeTakeFirstOrThrow();
  return live;
}

/** Ranges are checked before they are stored. */
function instantOf(wall: string): string {
  const instant = instantOfWallTime(wall);
  if (instant === null) throw new Error(`no wall time: ${wall}`);
  return instant;
}

/** Whole days from today on, in order. */
export function blockedDates(absences: readonly AdminAbsence[], clock?: Clock): BlockedDate[] {
  const today = wallTimeOf(isoNow(clock)).slice(0, 10);
  const days = new Map<string, string>();
  for (const absence of absences) {
    const { from, until } = localRange(absence);
    const first = from.endsWith("T00:00") ? from.slice(0, 10) : daysLater(from.slice(0, 10), 1);
    for (let date = first < today ? today : first; `${daysLater(date, 1)}T00:00` <= until; date = daysLater(date, 1))
      if (!days.has(date)) days.set(date, absence.reason);
  }
  return [...days].map(([date, reason]) => ({ date, reason })).sort((a, b) => a.date.localeCompare(b.date));
}
