import { DateTime } from "luxon";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { formatDate, formatTime, TIME_ZONE } from "#app/platform/format.ts";

/** Days between the spreadsheet epoch (1899-12-30) and the Unix epoch. */
const DAYS_BEFORE_1970 = 25_569;

/** UTC offset in ms per hour since the epoch, cached: Chilean clock changes happen only on full hours. */
let offsets = new Map<number, number>();
const MAX_OFFSETS = 20_000;

/** Converts an ISO instant to a spreadsheet date: Chilean local time in days, with fractions, since 1899-12-30. */
export function spreadsheetTime(iso: string): number {
  const instant = Date.parse(iso);
  return (instant + offsetAt(instant)) / DAY_MS + DAYS_BEFORE_1970;
}

/** "26-11-2026 15:30", which Excel with Chilean settings reads as date and time. */
export function csvTime(iso: string): string {
  return `${formatDate(iso)} ${formatTime(iso)}`;
}

/** UTC offset of Chile in milliseconds (negative west of Greenwich). */
function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR_MS);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  if (offsets.size >= MAX_OFFSETS) offsets = new Map();
  const offset = DateTime.fromMillis(hour * HOUR_MS, { zone: TIME_ZONE }).offset * MINUTE_MS;
  offsets.set(hour, offset);
  return offset;
}
