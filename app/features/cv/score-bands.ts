/** Colour and label of a CV score. Colour never stands alone: an icon and a label go with it. */

import { formatScore } from "#app/platform/format.ts";

export type ScoreBand = "ok" | "warn" | "bad";

export const BAND_WORDS: Record<ScoreBand, string> = { ok: "Sólido", warn: "En desarrollo", bad: "Por reforzar" };

/** Band of a competency score, 0 to 10: green at 7 or more, amber at 5 or more, red below. */
export function competencyBand(score: number): ScoreBand {
  if (score >= 7) return "ok";
  return score >= 5 ? "warn" : "bad";
}

/** Band of the total, 0 to 100: the competency thresholds times ten. */
export function totalBand(total: number): ScoreBand {
  return competencyBand(total / 10);
}

/** Competency score, 0 to 10, as the whole percentage that is shown. */
export function competencyPercent(score: number): number {
  return Number(formatScore(Math.min(10, Math.max(0, score)) * 10, totalBand));
}
