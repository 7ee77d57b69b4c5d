import { askedBy, likenessFrom, type Scores } from "./intent-model.ts";
import weights from "./neighbour-weights.json";
import type { ReadText } from "./read-text.ts";
import { weigh } from "./verdict-probabilities.ts";

/**
 * An answer beside the other questions of its interview: one that serves another of them better is hardly one to this.
 * It matters where what is asked is only estimated; what the bank asks for is told. A logistic regression, trained by
 * scripts/train-relevance.ts on what the steps before it say of texts that they have not seen (cross-fitting).
 */

const clampedOdds = (chance: number) => {
  const held = Math.min(0.999, Math.max(0.001, chance));
  return Math.log(held / (1 - held));
};

/** How an answer stands to one question: chance that it serves it, and how many of its words it takes up. */
export type Fit = { relevance: number; likeness: number };

/**
 * What is weighed: the log odds that it serves its own question, by how much another one is ahead, how the text
 * reads, and by how much more it takes up the words of another.
 * @param odds by which the text reads as an answer to anything
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

/** What is known of an answer before its neighbours are looked at. */
export type Read = { text: ReadText; scores: Scores; odds: number };

/**
 * The chance that an answer serves its question, its neighbours considered: they can only lower it, as what serves
 * none of them may serve this one no better.
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
