/**
 * What a language model may add to the rules' score: a point up or down on a few named criteria, within bounds that hold
 * whatever it says. Import-safe for the browser: the published rubric names these bounds.
 */

import type { CriterionId, CriterionResult, RubricScore } from "./rubric.ts";

/** Where reading a sentence can tell more than counting its parts. */
export const ADJUSTABLE = ["achievements", "clarity", "skills"] as const satisfies readonly CriterionId[];
export type AdjustableId = (typeof ADJUSTABLE)[number];

/** Points, up or down, on one criterion. */
export const MOST_EACH = 1;
/** Points, up or down, on the whole score: an obeyed injection against an honest reading stays under twice this. */
export const MOST_TOGETHER = 2;

export type Adjustment = {
  id: AdjustableId;
  direction: "up" | "down";
  /** The words of the CV on which it rests, as the CV writes them. */
  quote: string;
};

/**
 * The score with the adjustments in it: points stay within 0 and the criterion's maximum, and the criteria still add up
 * to the total. One adjustment of each criterion counts, in the order given, until the bound of all together.
 */
export function adjustScore(score: RubricScore, adjustments: readonly Adjustment[]): RubricScore {
  let together = 0;
  const criteria = score.criteria.map((criterion) => {
    const found = adjustments.find((one) => one.id === criterion.id);
    if (found === undefined) return criterion;
    // What nobody can be reached by is not worth more for what a model reads in it.
    const points = score.limit !== undefined && found.direction === "up" ? 0 : bounded(criterion, found, together);
    if (points === 0) return criterion;
    together += points;
    return adjusted(criterion, points, found);
  });
  const total = Math.round(criteria.reduce((sum, one) => sum + one.points, 0));
  return { ...score, total: Math.min(100, Math.max(0, total)), criteria };
}

function bounded(criterion: CriterionResult, { direction }: Adjustment, together: number): number {
  const wanted = direction === "up" ? MOST_EACH : -MOST_EACH;
  const room =
    direction === "up"
      ? Math.min(wanted, criterion.max - criterion.points, MOST_TOGETHER - together)
      : -Math.min(-wanted, criterion.points, MOST_TOGETHER + together);
  return Math.round(room * 10) / 10;
}

function adjusted(criterion: CriterionResult, points: number, { quote }: Adjustment): CriterionResult {
  const change = `${points > 0 ? "+" : "-"}${String(Math.abs(points)).replace(".", ",")}`;
  return {
    ...criterion,
    points: Math.round((criterion.points + points) * 10) / 10,
    finding: `${criterion.finding} Ajuste del modelo: ${change}.`,
    evidence: [quote, ...criterion.evidence.filter((one) => one !== quote)],
    adjusted: points,
  };
}
