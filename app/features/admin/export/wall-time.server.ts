import { DateTime } from "luxon";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { formatDate, formatTime, TIME_ZONE } from "#app/platform/format.ts";

/** Days between the zero of spreadsheets (30-12-1899) and that of Unix. */
const DAYS_BEFORE_1970 = 25_569;

/** The clocks of Chile change at full hours, and a file names the same hours again and again. */
let offsets = new Map<number, number>();
const MAX_OFFSETS = 20_000;

/** An instant as a spreadsheet counts wall time: days since its zero, with fractions. */
export function spreadsheetTime(iso: string): number {
  const instant = Date.parse(iso);
  return (instant + offsetAt(instant)) / DAY_MS + DAYS_BEFORE_1970;
}

/** "26-11-2026 15:30": what Excel in Spanish of Chile takes for a date and a time. */
export function csvTime(iso: string): string {
  return `${formatDate(iso)} ${formatTime(iso)}`;
}

/** Milliseconds that the clocks of Chile are ahead of UTC. */
function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR_MS);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  if (offsets.size >= MAX_OFFSETS) offsets = new Map();
  const offset = DateTime.fromMillis(hour * HOUR_MS, { zone: TIME_ZONE }).offset * MINUTE_MS;
  offsets.set(hour, offset);
  return offset;
}
