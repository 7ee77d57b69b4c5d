import type { z } from "zod";
import { type ChatModel, type FailureReason, ModelFailure, type Prompt } from "#app/ai/chat-model.ts";
import { MADE_BY_RULES, type MadeBy } from "#app/ai/made-by.ts";
import { log } from "#app/platform/log.server.ts";
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
import { PROMPT_VERSION, reviewPrompt } from "./prompt.ts";
import { datedReviewSchema, MAX_TOKENS, type ModelReview, modelReviewSchema } from "./schema.ts";
import { type CvSource, cvSource, type RulesReading } from "./source.ts";
import { tidy } from "./tidy.ts";

/** The review of a CV: by the model where there is one and it answers in time, by the rules in every other case. */

export type Reviewed = {
  /** With what the model found besides. */
  facts: CvFacts;
  score: RubricScore;
  review: CvReview;
  madeBy: MadeBy;
};

export type ReviewOptions = {
  /** Id of the user whose CV it is. */
  owner: number | null;
  /** Ends everything: the review is not wanted any more. */
  signal: AbortSignal;
  /** Ends the model's part only: the rules answer, "busy". */
  crowded?: AbortSignal;
  /** For the model, waiting included, in milliseconds. */
  deadlineMs?: number;
};

/** The screen promises two to three minutes, reading and queue included. */
const DEADLINE_MS = 150_000;
/** Below this a CV gives a model nothing to read. */
const FEWEST_CHARS = 40;
/** What an engine may take beyond its deadline before nobody waits for it any more. */
const GRACE_MS = 1_500;

/**
 * Never fails because of the model: what it does wrong is in `madeBy.fallback`.
 * @throws the signal's reason when it aborts
 */
export async function reviewCv(
  reading: RulesReading,
  model: ChatModel | null,
  options: ReviewOptions,
): Promise<Reviewed> {
  options.signal.throwIfAborted();
  if (model === null) return byRules(reading, null);
  const source = cvSource(reading);
  if (excerpt(source).length < FEWEST_CHARS) return byRules(reading, null);
  if (options.crowded?.aborted) return byRules(reading, "busy");
  try {
    return await byModel(source, reading, model, options);
  } catch (error) {
    options.signal.throwIfAborted();
    if (!(error instanceof ModelFailure)) log.error({ err: error, task: TASK }, "the model's review broke");
    return byRules(reading, error instanceof ModelFailure ? error.reason : "crashed");
  }
}

const TASK = "cv.review";

function byRules(reading: RulesReading, fallback: FailureReason | null): Reviewed {
  const { document, facts, score, today } = reading;
  return { facts, score, review: composeReview(document, facts, score, today), madeBy: { ...MADE_BY_RULES, fallback } };
}

async function byModel(
  source: CvSource,
  reading: RulesReading,
  model: ChatModel,
  options: ReviewOptions,
): Promise<Reviewed> {
  const { document, score, today } = reading;
  const dates = looseDates(source, today);
  const call = {
    prompt: reviewPrompt(source, score, dates),
    schema: dates.length === 0 ? modelReviewSchema : datedReviewSchema,
  };
  const said = await ask(model, call, options);
  const facts = withJobs(withFound(source, said), source, { dates, said: said.jobs ?? [], today });
  const rules = composeReview(document, facts, score, today);
  const { review, used } = tidy(source, said, rules);
  const grades = adjustScore(score, believedGrades(source, said.grades));
  // A review of which nothing may be shown is the rules' review, whoever was asked.
  if (used === 0) throw new ModelFailure("invalid", "Nothing that the model wrote holds");
  const { engine, model: name } = model.identity;
  return { facts, score: grades, review, madeBy: { engine, model: name, prompt: PROMPT_VERSION, fallback: null } };
}

async function ask(
  model: ChatModel,
  call: { prompt: Prompt; schema: z.ZodType<ModelReview> },
  { owner, signal, crowded, deadlineMs = DEADLINE_MS }: ReviewOptions,
): Promise<ModelReview> {
  const late = AbortSignal.timeout(deadlineMs + GRACE_MS);
  const giveUp = AbortSignal.any([signal, late, ...(crowded ? [crowded] : [])]);
  const reason = () => (crowded?.aborted ? "busy" : late.aborted ? "deadline" : "aborted");
  let leave: () => void = () => undefined;
  // An engine that does not keep its own deadline must not hold the analysis.
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(new ModelFailure(reason(), "Not waited for any longer"));
    giveUp.addEventListener("abort", leave, { once: true });
  });
  try {
    const answer = model.generate({
      task: TASK,
      lane: "cv",
      owner,
      ...call,
      maxTokens: MAX_TOKENS,
      deadlineMs,
      signal: giveUp,
    });
    return await Promise.race([answer, left]);
  } catch (error) {
    if (giveUp.aborted) throw new ModelFailure(reason(), "Given up", { cause: error });
    throw error;
  } finally {
    giveUp.removeEventListener("abort", leave);
  }
}
