import type { Asked, Scores } from "./question-intent-model.ts";
import { verdictFeatures } from "./verdict-features.ts";
import weights from "./verdict-weights.json";

/** Probabilities that an answer says what was asked, is willing but empty, or neither; their sum is 1. */
export type Weighed = { answers: number; vague: number; off: number };

/** Classes of verdict-weights.json, in their order. */
export const CLASSES = ["answers", "vague", "off"] as const;
export type Class = (typeof CLASSES)[number];

/** The judge's last step, a trained model; see verdictFeatures() for its input. */
export function weigh(odds: number, scores: Scores, asked: Asked, words: number): Weighed {
  // If nothing is known about the question, only the text's own log odds count.
  if (asked.sure === 0) return { answers: 1 / (1 + Math.exp(-odds)), vague: 0, off: 1 / (1 + Math.exp(odds)) };
  const features = [...verdictFeatures(odds, scores, asked, words), 1];
  const sums = weights.map((row) => row.reduce((sum, weight, at) => sum + weight * (features[at] ?? 0), 0));
  const top = Math.max(...sums);
  const [answers = 0, vague = 0, off = 0] = sums.map((sum) => Math.exp(sum - top));
  const all = answers + vague + off;
  return { answers: answers / all, vague: vague / all, off: off / all };
}
