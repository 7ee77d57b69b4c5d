import type { FailureReason, Prompt } from "#app/ai/chat-model.ts";
import { MADE_BY_RULES, type MadeBy } from "#app/ai/made-by.ts";
import type { CvFacts } from "../facts/facts.ts";
import { composeReview } from "../review/compose-review.ts";
import type { CvReview } from "../review/review.ts";
import { adjustScore } from "../rubric/model-score-adjustment.ts";
import type { RubricScore } from "../rubric/score-types.ts";
import { believedGrades } from "./accepted-adjustments.ts";
import { cvSource, type RulesReading } from "./cv-source-index.ts";
import { excerpt } from "./excerpt.ts";
import { withFound } from "./facts-found-by-model.ts";
import { withJobs } from "./jobs-found-by-model.ts";
import { looseDates } from "./loose-dates.ts";
import { reviewPrompt } from "./prompt.ts";
import { sanitizeOutput } from "./sanitize-output.ts";
import type { ModelReview } from "./schema.ts";

/** The computing steps of a review: the prompt, the validation of the model's output, and the rules' review. Pure. */

export type ReviewCall = {
  prompt: Prompt;
  /** Whether the CV has unassigned dates to ask about; the output then has `jobs`. */
  isDated: boolean;
};

export type Reviewed = {
  /** Including facts that the model added. */
  facts: CvFacts;
  score: RubricScore;
  review: CvReview;
  madeBy: MadeBy;
};

/** Shorter CVs are not sent to a model. */
const MIN_CHARS = 40;

/** Null when the CV has too little text for a model. */
export function reviewCall(reading: RulesReading): ReviewCall | null {
  const source = cvSource(reading);
  if (excerpt(source).length < MIN_CHARS) return null;
  const dates = looseDates(source, reading.today);
  return { prompt: reviewPrompt(source, reading.score, dates), isDated: dates.length > 0 };
}

export function reviewByRules(reading: RulesReading, fallback: FailureReason | null): Reviewed {
  const { document, facts, score, today } = reading;
  return { facts, score, review: composeReview(document, facts, score, today), madeBy: { ...MADE_BY_RULES, fallback } };
}

/** The review with the valid parts of the model's output; null when there are none. */
export function applyReview(reading: RulesReading, said: ModelReview): Omit<Reviewed, "madeBy"> | null {
  const { document, score, today } = reading;
  const source = cvSource(reading);
  const dates = looseDates(source, today);
  const facts = withJobs(withFound(source, said), source, { dates, said: said.jobs ?? [], today });
  const rules = composeReview(document, facts, score, today);
  const { review, used } = sanitizeOutput(source, said, rules);
  if (used === 0) return null;
  return { facts, score: adjustScore(score, believedGrades(source, said.grades)), review };
}
