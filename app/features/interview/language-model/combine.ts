/** How the rules' verdict on an answer and a language model's become one. The why is in docs/decisions/0010. */

import { decide } from "../interview-machine.ts";

export type RulesVerdict = {
  isRelevant: boolean;
  /** 0 to 1; 0.5 and above is relevant. */
  relevanceScore: number;
  /** Turned down for its form alone: gibberish, an order to the judge, a copy, a repetition, "no sé". */
  byForm: boolean;
  /** False for what is not relevant, but might be after all; left out by callers that do not ask for suggestions. */
  needsSuggestion?: boolean;
};

/** How rules and model are mixed: how much the model counts, and how its probability is to be read. */
export type Mixture = {
  /** The model's share of the score, 0 to MAX_SHARE. */
  share: number;
  /** Slope and offset on the log odds of the model's probability; null takes it as it says it. */
  reading: Reading | null;
};
export type Reading = { slope: number; offset: number };

/**
 * Of a model that nobody has measured. With a tenth it decides where the rules are unsure, between 0.444 and 0.556, and
 * nowhere else; a model that says yes or no to everything then costs next to nothing.
 */
export const UNMEASURED: Mixture = { share: 0.1, reading: null };

/** Whatever a measurement says, the rules are heard too. */
export const MAX_SHARE = 0.9;

const BAR = 0.5;
/** A probability of 0 or 1 has no odds: models that are that sure are taken for a little less. */
const SUREST = 0.999;

/** @param yes a probability, 0 to 1 */
export function logOdds(yes: number): number {
  const inside = Math.min(SUREST, Math.max(1 - SUREST, yes));
  return Math.log(inside / (1 - inside));
}

export const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The model's probability of yes as its measurement says it has to be read. */
export function heard(yes: number, { reading }: Mixture): number {
  return reading === null ? yes : sigmoid(reading.slope * logOdds(yes) + reading.offset);
}

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
  mixture: Mixture = UNMEASURED,
): { isRelevant: boolean; relevanceScore: number } {
  const { isRelevant, relevanceScore, byForm } = rules;
  if (byForm) return { isRelevant, relevanceScore };
  const said = heard(yes, mixture);
  const mixed = relevanceScore + mixture.share * (said - relevanceScore);
  const relevant = mixed >= BAR || (isLastAttempt && (isRelevant || said >= BAR));
  const score = relevant ? Math.max(mixed, BAR) : Math.min(mixed, BAR - 0.01);
  return { isRelevant: relevant, relevanceScore: Math.round(score * 100) / 100 };
}
