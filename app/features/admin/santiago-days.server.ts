import { DateTime } from "luxon";
import { DAY_MS } from "#app/platform/durations.ts";
import { TIME_ZONE } from "#app/platform/format.ts";

/**
 * Converts calendar days and wall times of Chile to time spans and instants. A day is "2026-11-26"; instants are
 * ISO-8601 UTC, as in the database.
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

/**
 * The instant of a wall time as forms write it, "2026-12-21T15:30"; one that the clocks skip is moved on by an hour, of
 * one that comes twice it is the first.
 * @returns null for no date or time of the calendar
 */
export function instantOfWallTime(wall: string): string | null {
  const time = DateTime.fromFormat(wall, WALL_TIME, { zone: TIME_ZONE });
  return time.isValid ? iso(time) : null;
}

/** The wall time of an instant, "2026-12-21T15:30". */
export function wallTimeOf(instant: string): string {
  return DateTime.fromISO(instant, { zone: TIME_ZONE }).toFormat(WALL_TIME);
}

const WALL_TIME = "yyyy-MM-dd'T'HH:mm";

function iso(instant: DateTime): string {
  return instant.toJSDate().toISOString();
}
