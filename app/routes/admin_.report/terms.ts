import { wallTimeOf } from "#app/features/coaching/day-text.ts";

/** Days of Chile, both included: "2026-08-01". */
export type Period = { from: string; to: string };

/** The half of the year that has begun: March to July, or August to February; up to today. */
export function currentTerm(now: Date): Period {
  const to = wallTimeOf(now.toISOString()).date;
  const year = Number(to.slice(0, 4));
  const month = Number(to.slice(5, 7));
  if (month < 3) return { from: `${year - 1}-08-01`, to };
  return { from: month < 8 ? `${year}-03-01` : `${year}-08-01`, to };
}
