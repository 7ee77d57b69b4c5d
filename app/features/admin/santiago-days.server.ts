import { DateTime } from "luxon";
import { TIME_ZONE } from "#app/platform/format.ts";

/**
 * Calendar days of Chile as stretches of time. A day is "2026-11-26"; an instant is ISO-8601 UTC as the database has
 * it.
 */

/** First instant of the day: midnight, or 01:00 on the day on which the clocks skip midnight. */
export function startOfDay(day: string): string {
  return iso(DateTime.fromISO(day, { zone: TIME_ZONE }).startOf("day"));
}

/** First instant of the day after: what lies before it belongs to the day or an earlier one. */
export function startOfNextDay(day: string): string {
  return iso(DateTime.fromISO(day, { zone: TIME_ZONE }).plus({ days: 1 }).startOf("day"));
}

function iso(instant: DateTime): string {
  return instant.toJSDate().toISOString();
}
