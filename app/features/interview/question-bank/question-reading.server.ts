import type { HunterId } from "../hunters.ts";
import { judgeAnswer } from "../judge/judge.ts";
import { askedBy } from "../judge/question-intent-model.ts";
import type { Standing } from "../limits.ts";
import { INTENT_LABELS } from "./intent-labels.ts";
import { focusOf } from "./question.ts";
import { askedByBank } from "./question-intents.ts";

/** What the rules know about a question, and how they would judge an answer to it. */
export type QuestionReading = {
  /** bank: the program states what it asks for · words: that is estimated from its words. */
  basis: "bank" | "words";
  certainty: "high" | "medium" | "low";
  /** What it seems to ask for, likeliest first; three at most. */
  asks: string[];
  /** Of the trial answer; null without one. */
  verdict: Standing | null;
};

/** Least certainty, from 0 to 1, for each word. */
const HIGH = 0.8;
const MEDIUM = 0.4;
const MAX_ASKS = 3;

/**
 * Reads a question as the judge does. A language model, where one is installed, is not asked.
 * @param others the other questions of an interview
 * @param answer a trial answer, or empty
 */
export function readQuestion({
  hunterId,
  question,
  category,
  others,
  answer,
}: {
  hunterId: HunterId;
  question: string;
  category: string;
  others: readonly string[];
  answer: string;
}): QuestionReading {
  const { intents, sure } = askedBy(question);
  const likely = [...intents].sort(([, one], [, other]) => other - one).slice(0, MAX_ASKS);
  const focus = focusOf(category);
  const verdict =
    answer === ""
      ? null
      : judgeAnswer({ question, category, focus, hunterId, answer, otherQuestions: others }).standing;
  return {
    basis: askedByBank(question) === undefined ? "words" : "bank",
    certainty: sure >= HIGH ? "high" : sure >= MEDIUM ? "medium" : "low",
    asks: likely.map(([intent]) => INTENT_LABELS[intent]),
    verdict,
  };
}
