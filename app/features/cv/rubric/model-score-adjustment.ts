/**
 * How a language model may adjust the rules' score: one point up or down on a few criteria, within bounds that hold
 * whatever it outputs. Import-safe for the browser: the published rubric names these bounds.
 */

import type { CriterionId } from "./criteria.ts";
import type { CriterionResult, RubricScore } from "./score-types.ts";

/** Criteria where understanding a sentence can tell more than counting its parts. */
export const ADJUSTABLE = ["achievements", "clarity", "skills"] as const satisfies readonly CriterionId[];
export type AdjustableId = (typeof ADJUSTABLE)[number];

/** Maximum points, up or down, on one criterion. */
export const MAX_EACH = 1;
/** Maximum points, up or down, on the whole score: the effect of a successful injection stays below twice this. */
export const MAX_TOGETHER = 2;

export type Adjustment = {
  id: AdjustableId;
  direction: "up" | "down";
  /** The words of the CV that it rests on, verbatim. */
  quote: string;
};

/**
 * The score with the adjustments: points stay between 0 and the criterion's maximum, and the criteria still sum to the
 * total. One adjustment per criterion counts, in the given order, up to the overall bound.
 */
export function adjustScore(score: RubricScore, adjustments: readonly Adjustment[]): RubricScore {
  let together = 0;
  const criteria = score.criteria.map((criterion) => {
    const found = adjustments.find((one) => one.id === criterion.id);
    if (found === undefined) return criterion;
    // A CV capped for missing contact data gains nothing from a model.
    const points = score.limit !== undefined && found.direction === "up" ? 0 : bounded(criterion, found, together);
    if (points === 0) return criterion;
    together += points;
    return adjusted(criterion, points, found);
  });
  const total = Math.round(criteria.reduce((sum, one) => sum + one.points, 0));
  return { ...score, total: Math.min(100, Math.max(0, total)), criteria };
}

function bounded(criterion: CriterionResult, { direction }: Adjustment, together: number): number {
  const wanted = direction === "up" ? MAX_EACH : -MAX_EACH;
  const room =
    direction === "up"
      ? Math.min(wanted, criterion.max - criterion.points, MAX_TOGETHER - together)
      : -Math.min(-wanted, criterion.points, MAX_TOGETHER + together);
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
