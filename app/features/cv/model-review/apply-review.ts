import type { FailureReason, Prompt } from "#app/ai/chat-model.ts";
import { MADE_BY_RULES, type MadeBy } from "#app/ai/made-by.ts";
import type { CvFacts } from "../facts/facts.ts";
import { composeReview } from "../review/compose-review.ts";
import type { CvReview } from "../review/review.ts";
import { adjustScore } from "../rubric/adjustment.ts";
import type { RubricScore } from "../rubric/rubric.ts";
import { excerpt } from "./excerpt.ts";
import { withFound } from "./found.ts";
import { withJobs } from "./found-jobs.ts";
import { believedGrades } from "./grades.ts";
import { looseDates } from "./loose-dates.ts";
import { reviewPrompt } from "./prompt.ts";
import type { ModelReview } from "./schema.ts";
import { cvSource, type RulesReading } from "./source.ts";
import { tidy } from "./tidy.ts";

/** What a review computes on the text of a CV: the question to a model, what is believed of its answer, the rules' review. Pure. */

export type ReviewCall = {
  prompt: Prompt;
  /** Whether the CV has dates to ask about: the answer has `jobs` then. */
  isDated: boolean;
};

export type Reviewed = {
  /** With what the model found besides. */
  facts: CvFacts;
  score: RubricScore;
  review: CvReview;
  madeBy: MadeBy;
};

/** Below this a CV gives a model nothing to read. */
const FEWEST_CHARS = 40;

/** Null: the CV gives a model nothing to read. */
export function reviewCall(reading: RulesReading): ReviewCall | null {
  const source = cvSource(reading);
  if (excerpt(source).length < FEWEST_CHARS) return null;
  const dates = looseDates(source, reading.today);
  return { prompt: reviewPrompt(source, reading.score, dates), isDated: dates.length > 0 };
}

export function reviewByRules(reading: RulesReading, fallback: FailureReason | null): Reviewed {
  const { document, facts, score, today } = reading;
  return { facts, score, review: composeReview(document, facts, score, today), madeBy: { ...MADE_BY_RULES, fallback } };
}

/** The review with what may be believed of the model's words; null when that is nothing at all. */
export function applyReview(reading: RulesReading, said: ModelReview): Omit<Reviewed, "madeBy"> | null {
  const { document, score, today } = reading;
  const source = cvSource(reading);
  const dates = looseDates(source, today);
  const facts = withJobs(withFound(source, said), source, { dates, said: said.jobs ?? [], today });
  const rules = composeReview(document, facts, score, today);
  const { review, used } = tidy(source, said, rules);
  if (used === 0) return null;
  return { facts, score: adjustScore(score, believedGrades(source, said.grades)), review };
}
