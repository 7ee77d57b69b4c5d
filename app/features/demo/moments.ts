import { DateTime } from "luxon";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { TIME_ZONE } from "#app/platform/format.ts";

/** Minimum time between the latest event and the beginning of the sample data. */
const LATEST_MS = 3 * HOUR_MS;

/**
 * The given number of days before `begunAt`, at this minute of the day in Chile.
 * @returns a time at least three hours before `begunAt`; a later one is moved to the day before
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

/** A future day, counted from the day of `begunAt` in Chile. */
export function dayAhead(begunAt: Date, days: number): Date {
  return DateTime.fromJSDate(begunAt, { zone: TIME_ZONE }).startOf("day").plus({ days }).toJSDate();
}
