import { DateTime } from "luxon";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { TIME_ZONE } from "#app/platform/format.ts";

/** How long the last thing that happened lies before the beginning of the sample data. */
const LATEST_MS = 3 * HOUR_MS;

/**
 * So many days before, at this minute of the day in Chile, to the second.
 * @returns never later than three hours before `begunAt`: what would be is moved to the day before
 */
export function momentBefore(begunAt: Date, daysAgo: number, minuteOfDay: number, second = 0): Date {
  const day = DateTime.fromJSDate(begunAt, { zone: TIME_ZONE }).startOf("day").minus({ days: daysAgo });
  const moment = day.set({ hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60, second });
  const isTooLate = begunAt.getTime() - moment.toMillis() < LATEST_MS;
  return (isTooLate ? moment.minus({ days: 1 }) : moment).toJSDate();
}

export function later(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE_MS);
}

/** Monday 1 to Sunday 7 in Chile. */
export function weekdayBefore(begunAt: Date, daysAgo: number): number {
  return DateTime.fromJSDate(begunAt, { zone: TIME_ZONE }).minus({ days: daysAgo }).weekday;
}

/** The days to come, counted from the day of `begunAt` in Chile. */
export function dayAhead(begunAt: Date, days: number): Date {
  return DateTime.fromJSDate(begunAt, { zone: TIME_ZONE }).startOf("day").plus({ days }).toJSDate();
}
