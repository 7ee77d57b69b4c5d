import { type ChatModel, type FailureReason, ModelFailure } from "#app/ai/chat-model.ts";
import type { MadeBy } from "#app/ai/made-by.ts";
import { log } from "#app/platform/log.server.ts";
import { applyReview, type ReviewCall, type Reviewed, reviewByRules, reviewCall } from "./apply-review.ts";
import type { RulesReading } from "./cv-source-index.ts";
import { PROMPT_VERSION } from "./prompt.ts";
import { datedReviewSchema, MAX_TOKENS, type ModelReview, modelReviewSchema } from "./schema.ts";

/** The review of a CV: by the model if there is one and it answers in time, otherwise by the rules. */

export type ReviewOptions = {
  /** Id of the user whose CV it is. */
  owner: number | null;
  /** Aborts everything: the review is no longer wanted. */
  signal: AbortSignal;
  /** Aborts only the model's part: the rules answer, with fallback "busy". */
  overloaded?: AbortSignal;
  /** Time for the model in milliseconds, including waiting. */
  deadlineMs?: number;
};

/** The computing steps, wherever they run. */
export type ReviewSteps<Result> = {
  /** Null when the CV has too little text for a model. */
  call: ReviewCall | null;
  byRules(fallback: FailureReason | null): Result;
  /** Null when no part of the model's output is valid. */
  byModel(said: ModelReview, madeBy: MadeBy): Promise<Result | null>;
};

/** The screen promises two to three minutes, including reading and queueing. */
const DEADLINE_MS = 150_000;
/** Extra time for an engine that misses its deadline, before it is abandoned. */
const GRACE_MS = 1_500;

const TASK = "cv.review";

/**
 * A model's failure never fails the review: the rules answer and record the reason as `fallback`.
 * @throws the signal's reason when it aborts
 */
export async function reviewBy<Result>(
  steps: ReviewSteps<Result>,
  model: ChatModel | null,
  options: ReviewOptions,
): Promise<Result> {
  options.signal.throwIfAborted();
  if (model === null || steps.call === null) return steps.byRules(null);
  if (options.overloaded?.aborted) return steps.byRules("busy");
  try {
    const said = await ask(model, steps.call, options);
    const { engine, model: name } = model.identity;
    const result = await steps.byModel(said, { engine, model: name, prompt: PROMPT_VERSION, fallback: null });
    // Without any valid part this is the rules' review, whichever model was asked.
    if (result === null) throw new ModelFailure("invalid", "Nothing that the model wrote holds");
    return result;
  } catch (error) {
    options.signal.throwIfAborted();
    if (!(error instanceof ModelFailure)) log.error({ err: error, task: TASK }, "the model's review broke");
    return steps.byRules(error instanceof ModelFailure ? error.reason : "crashed");
  }
}

/** The same, computed in this process: for evaluations and tests. */
export function reviewCv(reading: RulesReading, model: ChatModel | null, options: ReviewOptions): Promise<Reviewed> {
  const steps: ReviewSteps<Reviewed> = {
    call: model === null ? null : reviewCall(reading),
    byRules: (fallback) => reviewByRules(reading, fallback),
    byModel: async (said, madeBy) => {
      const applied = applyReview(reading, said);
      return applied && { ...applied, madeBy };
    },
  };
  return reviewBy(steps, model, options);
}

async function ask(
  model: ChatModel,
  { prompt, isDated }: ReviewCall,
  { owner, signal, overloaded, deadlineMs = DEADLINE_MS }: ReviewOptions,
): Promise<ModelReview> {
  const late = AbortSignal.timeout(deadlineMs + GRACE_MS);
  const giveUp = AbortSignal.any([signal, late, ...(overloaded ? [overloaded] : [])]);
  const reason = () => (overloaded?.aborted ? "busy" : late.aborted ? "deadline" : "aborted");
  let leave: () => void = () => undefined;
  // An engine that ignores its own deadline must not block the analysis.
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(new ModelFailure(reason(), "Not waited for any longer"));
    giveUp.addEventListener("abort", leave, { once: true });
  });
  try {
    const answer = model.generate<ModelReview>({
      task: TASK,
      priority: "cv",
      owner,
      prompt,
      schema: isDated ? datedReviewSchema : modelReviewSchema,
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
