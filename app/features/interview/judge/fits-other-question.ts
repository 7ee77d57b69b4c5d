import weights from "./neighbour-weights.json";
import { askedBy, likenessFrom, type Scores } from "./question-intent-model.ts";
import type { ReadText } from "./read-text.ts";
import { weigh } from "./verdict-probabilities.ts";

/**
 * Compares an answer with the other questions of its interview: an answer that fits one of them better hardly fits
 * this one. Used only if the question's intents are estimated, not if the bank states them. A logistic regression
 * trained by scripts/train-relevance.ts on the earlier steps' output for unseen texts (cross-fitting).
 */

const clampedOdds = (chance: number) => {
  const held = Math.min(0.999, Math.max(0.001, chance));
  return Math.log(held / (1 - held));
};

/**
 * How an answer relates to one question: probability that it answers it, and share of the question's words it
 * contains.
 */
export type Fit = { relevance: number; likeness: number };

/**
 * The features: log odds that it answers its own question, the lead of the best other question, how the text reads,
 * and the lead of another question in shared words.
 * @param odds log odds that the text is an answer to anything
 * @param others not empty
 */
export function neighbourFeatures(own: Fit, others: readonly Fit[], odds: number): number[] {
  const served = clampedOdds(own.relevance);
  const elsewhere = clampedOdds(Math.max(...others.map(({ relevance }) => relevance)));
  const likest = Math.max(...others.map((other) => other.likeness));
  return [
    served,
    Math.min(0, served - elsewhere),
    Math.min(6, Math.max(-6, odds)) / 4,
    Math.min(0, own.likeness - likest),
  ];
}

/** What is known about an answer before the other questions are considered. */
export type Read = { text: ReadText; scores: Scores; odds: number };

/**
 * The probability that an answer answers its question, given the other questions. They can only lower it, because a
 * text that fits none of them does not fit this one better.
 * @param others not empty
 */
export function besideNeighbours(read: Read, question: ReadText, others: readonly ReadText[]): number {
  const { text, scores, odds } = read;
  const likenessOf = likenessFrom(text);
  const fitOf = (asked: ReadText): Fit => {
    const { answers, vague } = weigh(odds, scores, askedBy(asked.raw), text.words.length);
    return { relevance: answers + vague, likeness: likenessOf(asked) };
  };
  const own = fitOf(question);
  const features = neighbourFeatures(own, others.map(fitOf), odds);
  const sum = features.reduce((total, value, at) => total + value * (weights.weights[at] ?? 0), weights.bias);
  return Math.min(own.relevance, 1 / (1 + Math.exp(-sum)));
}
