import { DateTime } from "luxon";
import { TIME_ZONE } from "#app/platform/format.ts";

/** Wall times of Chile as forms write them, "2026-12-01T08:00", and instants, ISO-8601 UTC. */

/**
 * The instant of a wall time; one that the clocks skip is moved on by an hour, of one that comes twice it is the first.
 * @returns null for no date or time of the calendar
 */
export function instantOfWallTime(wall: string): string | null {
  const time = DateTime.fromFormat(wall, "yyyy-MM-dd'T'HH:mm", { zone: TIME_ZONE });
  return time.isValid ? time.toJSDate().toISOString() : null;
}

export function wallTimeOf(instant: string): string {
  return DateTime.fromISO(instant, { zone: TIME_ZONE }).toFormat("yyyy-MM-dd'T'HH:mm");
}
