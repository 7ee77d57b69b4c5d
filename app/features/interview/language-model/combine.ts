/** Combines the rules' verdict on an answer with a language model's. The reasons are in docs/decisions/0010. */

import { decide } from "../interview-machine.ts";

export type RulesVerdict = {
  isRelevant: boolean;
  /** 0 to 1; 0.5 and above is relevant. */
  relevanceScore: number;
  /** Rejected for its form alone: gibberish, an order to the judge, a copy, a repetition, "no sé". */
  byForm: boolean;
  /** False for an answer that is not relevant but doubtful; left out by callers that do not need suggestions. */
  needsSuggestion?: boolean;
};

/** How rules and model are combined: the model's weight, and the correction of its probability. */
export type Mixture = {
  /** The model's share of the score, 0 to MAX_SHARE. */
  share: number;
  /** Slope and offset applied to the log odds of the model's probability; null uses the probability as it is. */
  reading: Reading | null;
};
export type Reading = { slope: number; offset: number };

/**
 * For an unmeasured model. With a share of a tenth it decides only where the rules are unsure, between 0.444 and
 * 0.556, so that a model that always answers yes or no does little harm.
 */
export const UNMEASURED: Mixture = { share: 0.1, reading: null };

/** Whatever a calibration says, the rules keep some weight. */
export const MAX_SHARE = 0.9;

const BAR = 0.5;
/** A probability of 0 or 1 has no finite log odds, so it is limited to this value. */
const SUREST = 0.999;

/** @param yes a probability, 0 to 1 */
export function logOdds(yes: number): number {
  const inside = Math.min(SUREST, Math.max(1 - SUREST, yes));
  return Math.log(inside / (1 - inside));
}

export const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The model's probability of yes, corrected by the calibration. */
export function weightedYes(yes: number, { reading }: Mixture): number {
  return reading === null ? yes : sigmoid(reading.slope * logOdds(yes) + reading.offset);
}

/** Whether an off-topic verdict would end the interview after so many suggestions for the question. */
export function wouldEnd(suggestionsGiven: number): boolean {
  return decide({ isRelevant: false, needsSuggestion: true }, suggestionsGiven) === "end";
}

/**
 * Mixes both verdicts into one.
 * @param yes the model's probability, 0 to 1, that the answer is an attempt to answer
 * @param isLastAttempt an off-topic verdict would end the interview, so rules and model must agree on it
 */
export function combine(
  rules: RulesVerdict,
  yes: number,
  isLastAttempt: boolean,
  mixture: Mixture = UNMEASURED,
): { isRelevant: boolean; relevanceScore: number } {
  const { isRelevant, relevanceScore, byForm } = rules;
  if (byForm) return { isRelevant, relevanceScore };
  const modelYes = weightedYes(yes, mixture);
  const mixed = relevanceScore + mixture.share * (modelYes - relevanceScore);
  const relevant = mixed >= BAR || (isLastAttempt && (isRelevant || modelYes >= BAR));
  const score = relevant ? Math.max(mixed, BAR) : Math.min(mixed, BAR - 0.01);
  return { isRelevant: relevant, relevanceScore: Math.round(score * 100) / 100 };
}
