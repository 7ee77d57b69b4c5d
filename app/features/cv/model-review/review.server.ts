import { type ChatModel, type FailureReason, ModelFailure } from "#app/ai/chat-model.ts";
import type { MadeBy } from "#app/ai/made-by.ts";
import { log } from "#app/platform/log.server.ts";
import { applyReview, type ReviewCall, type Reviewed, reviewByRules, reviewCall } from "./apply-review.ts";
import { PROMPT_VERSION } from "./prompt.ts";
import { datedReviewSchema, MAX_TOKENS, type ModelReview, modelReviewSchema } from "./schema.ts";
import type { RulesReading } from "./source.ts";

/** The review of a CV: by the model where there is one and it answers in time, by the rules in every other case. */

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

/** What computes on the CV's text, wherever that is done. */
export type ReviewSteps<Result> = {
  /** Null: the CV gives a model nothing to read. */
  call: ReviewCall | null;
  byRules(fallback: FailureReason | null): Result;
  /** Null: nothing of the model's words may be shown. */
  byModel(said: ModelReview, madeBy: MadeBy): Promise<Result | null>;
};

/** The screen promises two to three minutes, reading and queue included. */
const DEADLINE_MS = 150_000;
/** What an engine may take beyond its deadline before nobody waits for it any more. */
const GRACE_MS = 1_500;

const TASK = "cv.review";

/**
 * Never fails because of the model: what it does wrong is the `fallback` that the rules are told.
 * @throws the signal's reason when it aborts
 */
export async function reviewBy<Result>(
  steps: ReviewSteps<Result>,
  model: ChatModel | null,
  options: ReviewOptions,
): Promise<Result> {
  options.signal.throwIfAborted();
  if (model === null || steps.call === null) return steps.byRules(null);
  if (options.crowded?.aborted) return steps.byRules("busy");
  try {
    const said = await ask(model, steps.call, options);
    const { engine, model: name } = model.identity;
    const result = await steps.byModel(said, { engine, model: name, prompt: PROMPT_VERSION, fallback: null });
    // A review of which nothing may be shown is the rules' review, whoever was asked.
    if (result === null) throw new ModelFailure("invalid", "Nothing that the model wrote holds");
    return result;
  } catch (error) {
    options.signal.throwIfAborted();
    if (!(error instanceof ModelFailure)) log.error({ err: error, task: TASK }, "the model's review broke");
    return steps.byRules(error instanceof ModelFailure ? error.reason : "crashed");
  }
}

/** The same with the computing in this process: for evaluations and tests. */
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
    const answer = model.generate<ModelReview>({
      task: TASK,
      lane: "cv",
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
