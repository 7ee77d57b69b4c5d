import { wallTimeOf } from "#app/features/coaching/day-text.ts";

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
