import { type ChatModel, type FailureReason, ModelFailure } from "#app/ai/chat-model.ts";
import { chatModel } from "#app/ai/engine.server.ts";
import { MADE_BY_RULES, type MadeBy } from "#app/ai/made-by.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { log } from "#app/platform/log.server.ts";
import type { HunterId } from "../hunters.ts";
import { decide } from "../interview-machine.ts";
import type { Question } from "../question-bank/question.ts";
import { mixtureInForce } from "./calibration.server.ts";
import { combine, type Mixture, type RulesVerdict, UNMEASURED, wouldEnd } from "./combine.ts";
import { isForModel } from "./orders.ts";
import { SUGGESTION_PROMPT, suggestionPrompt, VERDICT_PROMPT, verdictPrompt } from "./prompt.ts";
import { SharedCalls } from "./shared-call.ts";
import { SUGGESTION_TOKENS, sanitizeSuggestion, suggestionSchema } from "./suggestion.ts";

/**
 * The language model's opinion on an answer. Requested before the transaction that saves the answer, so that it blocks
 * nobody.
 */

/** Deadline for verdict and suggestion together, because a student is waiting. */
export const OPINION_DEADLINE_MS = 8000;
/** If less time is left, the hunter gives a canned suggestion. */
const SUGGESTION_NEEDS_MS = 3000;
/** Additional wait for an engine that does not respect its deadline. */
const GRACE_MS = 1000;

/** An answer and its context, as known when the model was asked. */
export type Subject = {
  userId: number;
  /** The screen's id of the answer; null for a client without ids. */
  messageId: string | null;
  hunterId: HunterId;
  /** Null if the answer will open an interview. */
  interviewId: number | null;
  question: Question;
  answer: string;
  /** For this question, before this answer. */
  suggestionsGiven: number;
};

export type Opinion = {
  about: Subject;
  /** Probability, 0 to 1, that the answer is an attempt to answer; null if the rules decide alone. */
  yes: number | null;
  /** The weight of the opinion. */
  mixture: Mixture;
  /** Checked and ready to be shown; null to use a canned one. */
  suggestion: string | null;
  madeBy: MadeBy;
};

const calls = new SharedCalls<Opinion>();

/**
 * Never rejects, and takes at most the deadline plus a second. If the same answer is sent again meanwhile, both calls
 * share one request.
 * @param rules the rules' verdict, from what is known so far
 * @param signal of a caller who waits; once no caller is left, the rules decide at once
 * @returns null if no model is installed
 */
export async function askOpinion(
  subject: Subject,
  rules: RulesVerdict,
  signal?: AbortSignal,
  clock: Clock = systemClock,
): Promise<Opinion | null> {
  const model = chatModel();
  if (!model) return null;
  if (!isForModel(subject.question.question, subject.answer, rules.byForm)) return rulesAlone(subject, null);
  const key = JSON.stringify([subject.userId, subject.messageId, subject.question.question, subject.answer]);
  return calls.join(key, signal, (left) => form(model, subject, rules, left, clock));
}

function rulesAlone(about: Subject, fallback: FailureReason | null): Opinion {
  return { about, yes: null, mixture: UNMEASURED, suggestion: null, madeBy: { ...MADE_BY_RULES, fallback } };
}

async function form(model: ChatModel, about: Subject, rules: RulesVerdict, signal: AbortSignal, clock: Clock) {
  const from = clock.now().getTime();
  const left = () => OPINION_DEADLINE_MS - (clock.now().getTime() - from);
  try {
    const yes = await decideWith(model, about, signal);
    const mixture = await mixtureInForce(model);
    const { engine, model: name } = model.identity;
    const wanted =
      left() >= SUGGESTION_NEEDS_MS &&
      rules.needsSuggestion !== false &&
      isSuggestionDue(about, combine(rules, yes, wouldEnd(about.suggestionsGiven), mixture));
    const suggestion = wanted ? await suggestWith(model, about, left(), signal) : null;
    const prompt = suggestion === null ? VERDICT_PROMPT : `${VERDICT_PROMPT} ${SUGGESTION_PROMPT}`;
    return { about, yes, mixture, suggestion, madeBy: { engine, model: name, prompt, fallback: null } };
  } catch (error) {
    return rulesAlone(about, failureOf(error));
  }
}

function failureOf(error: unknown): FailureReason {
  if (error instanceof ModelFailure) return error.reason;
  log.error({ err: error }, "the language model failed in an unknown way");
  return "crashed";
}

/** A suggestion follows only if the verdict is off-topic and does not end the interview. */
function isSuggestionDue({ suggestionsGiven }: Subject, { isRelevant }: { isRelevant: boolean }): boolean {
  return decide({ isRelevant, needsSuggestion: !isRelevant }, suggestionsGiven) === "suggest";
}

async function decideWith(model: ChatModel, { userId, question, answer }: Subject, signal: AbortSignal) {
  const yes = await inTime(OPINION_DEADLINE_MS, signal, (deadlineMs) =>
    model.decide({
      task: "interview.verdict",
      priority: "interview",
      owner: userId,
      prompt: verdictPrompt(question, answer),
      deadlineMs,
      signal,
    }),
  );
  if (yes >= 0 && yes <= 1) return yes;
  throw new ModelFailure("invalid", "The decision is no probability");
}

/** Null if it failed or is not fit to be shown; the verdict is used anyway. */
async function suggestWith(model: ChatModel, about: Subject, leftMs: number, signal: AbortSignal) {
  const { userId, hunterId, question, answer } = about;
  try {
    const { suggestion } = await inTime(leftMs, signal, (deadlineMs) =>
      model.generate({
        task: "interview.suggestion",
        priority: "interview",
        owner: userId,
        prompt: suggestionPrompt(hunterId, question, answer),
        schema: suggestionSchema,
        maxTokens: SUGGESTION_TOKENS,
        deadlineMs,
        signal,
      }),
    );
    return sanitizeSuggestion(suggestion, about);
  } catch (error) {
    failureOf(error);
    return null;
  }
}

/** Engines respect the deadline and the signal themselves; this is a safeguard against one that hangs. */
async function inTime<T>(
  deadlineMs: number,
  signal: AbortSignal,
  work: (deadlineMs: number) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const late = new Promise<never>((_, reject) => {
    const fail = (reason: FailureReason) => () => reject(new ModelFailure(reason, "The engine did not come to an end"));
    const timer = setTimeout(fail("deadline"), deadlineMs + GRACE_MS);
    over.signal.addEventListener("abort", () => clearTimeout(timer));
    signal.addEventListener("abort", fail("aborted"), { signal: over.signal });
    if (signal.aborted) fail("aborted")();
  });
  try {
    return await Promise.race([late, work(deadlineMs)]);
  } finally {
    over.abort();
  }
}
