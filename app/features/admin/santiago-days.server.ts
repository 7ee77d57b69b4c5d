import { DateTime } from "luxon";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { TIME_ZONE } from "#app/platform/format.ts";

/**
 * Converts calendar days in Chile to time spans. A day is "2026-11-26"; times are ISO-8601 UTC, as in the database.
 */

/** Beginning of the day: midnight, or 01:00 on the day when the clocks skip midnight. */
export function startOfDay(day: string): string {
  return iso(DateTime.fromISO(day, { zone: TIME_ZONE }).startOf("day"));
}

/** Beginning of the next day, the exclusive end of the day. */
export function startOfNextDay(day: string): string {
  return iso(DateTime.fromISO(day, { zone: TIME_ZONE }).plus({ days: 1 }).startOf("day"));
}

/** The calendar day `days` days later, or earlier when negative. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The instant of a wall time, "2026-12-21T15:30"; of one that the clocks skip, the first one after it. */
export function instantOfLocal(local: string): string {
  return iso(DateTime.fromISO(local, { zone: TIME_ZONE }));
}

function iso(instant: DateTime): string {
  return instant.toJSDate().toISOString();
}

/** The wall time of Chile, "2026-12-21T15:30". */
export function localNow(clock: Clock = systemClock): string {
  return DateTime.fromJSDate(clock.now(), { zone: TIME_ZONE }).toFormat("yyyy-MM-dd'T'HH:mm");
}
