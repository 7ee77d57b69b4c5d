import { DAY_MS } from "#app/platform/durations.ts";

/** Calendar days as texts, "2026-11-26". Pure. */

export function mondayOf(day: string): string {
  const instant = Date.parse(day);
  return dayOf(instant - ((new Date(instant).getUTCDay() + 6) % 7) * DAY_MS);
}

/** The seven days from a Monday. */
export function daysOfWeek(monday: string): string[] {
  return Array.from({ length: 7 }, (_, at) => dayOf(Date.parse(monday) + at * DAY_MS));
}

/** @param weeks may be negative */
export function weeksLater(day: string, weeks: number): string {
  return dayOf(Date.parse(day) + weeks * 7 * DAY_MS);
}

/** 1 = Monday … 7 = Sunday */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
