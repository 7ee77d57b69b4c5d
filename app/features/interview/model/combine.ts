/** How the rules' verdict on an answer and a language model's become one. The why is in docs/decisions/0010. */

import { decide } from "../machine.ts";

export type RulesVerdict = {
  isRelevant: boolean;
  /** 0 to 1; 0.5 and above is relevant. */
  relevanceScore: number;
  /** Turned down for its form alone: gibberish, an order to the judge, a copy, a repetition, "no sé". */
  byForm: boolean;
};

/**
 * The model's share of the score. With a fifth it decides where the rules are unsure, between 0.375 and 0.625, and
 * nowhere else; a model that says yes or no to everything then costs next to nothing.
 */
export const MODEL_SHARE = 0.2;

const BAR = 0.5;

/** Whether an off-topic verdict ends the interview after so many suggestions for the question. */
export function wouldEnd(suggestionsGiven: number): boolean {
  return decide({ isRelevant: false, needsSuggestion: true }, suggestionsGiven) === "end";
}

/**
 * @param yes the model's probability, 0 to 1, that the answer is an attempt to answer
 * @param isLastAttempt off-topic ends the interview here: both must say so
 */
export function combine(
  rules: RulesVerdict,
  yes: number,
  isLastAttempt: boolean,
): { isRelevant: boolean; relevanceScore: number } {
  const { isRelevant, relevanceScore, byForm } = rules;
  if (byForm) return { isRelevant, relevanceScore };
  const mixed = relevanceScore + MODEL_SHARE * (yes - relevanceScore);
  const relevant = mixed >= BAR || (isLastAttempt && (isRelevant || yes >= BAR));
  const score = relevant ? Math.max(mixed, BAR) : Math.min(mixed, BAR - 0.01);
  return { isRelevant: relevant, relevanceScore: Math.round(score * 100) / 100 };
}
