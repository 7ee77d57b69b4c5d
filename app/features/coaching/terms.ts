import { DAY_MS } from "#app/platform/durations.ts";
import { wallTimeOf } from "./day-text.ts";

/** Dates in Chile, both inclusive: "2026-08-01". */
export type Period = { from: string; to: string };

/** The current term up to today: March to July, or August to February. */
export function currentTerm(now: Date): Period {
  const to = wallTimeOf(now.toISOString()).date;
  const year = Number(to.slice(0, 4));
  const month = Number(to.slice(5, 7));
  if (month < 3) return { from: `${year - 1}-08-01`, to };
  return { from: month < 8 ? `${year}-03-01` : `${year}-08-01`, to };
}

/**
 * What a period is compared with: of a period that begins with a term, as many days of the term before it, but not
 * beyond that term; of any other, as many days right before it.
 */
export function previousPeriod({ from, to }: Period): Period {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  const year = Number(from.slice(0, 4));
  const dayBefore = moved(from, -1);
  const start = from.endsWith("-08-01") ? `${year}-03-01` : from.endsWith("-03-01") ? `${year - 1}-08-01` : null;
  if (start === null) return { from: moved(dayBefore, -days), to: dayBefore };
  const end = moved(start, days);
  return { from: start, to: end < dayBefore ? end : dayBefore };
}

function moved(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
