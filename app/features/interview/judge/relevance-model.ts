import type { Features } from "./feature-set.ts";
import { readFeatures } from "./features.ts";
import { hashedNgrams } from "./form-ngrams.ts";
import { signedBytes } from "./letter-trigrams.ts";
import type { ReadText } from "./read-text.ts";
import weights from "./weights.json";

/**
 * A logistic regression over named features and hashed n-grams. The weights come from scripts/train-relevance.ts;
 * nothing here is set by hand.
 */

const named: Readonly<Record<string, number>> = weights.named;
const hashed = signedBytes(weights.hashed);

export type ModelReading = { odds: number; features: Features };

/** Log odds that a text is an attempt to answer, and the features behind them. */
export function readModel(text: ReadText, question: ReadText, hint: string): ModelReading {
  const features = readFeatures(text, question, hint);
  let sum = weights.bias;
  for (const [name, value] of Object.entries(features)) sum += (named[name] ?? 0) * value;
  for (const [at, value] of hashedNgrams(text, question)) sum += (hashed[at] ?? 0) * weights.hashedStep * value;
  return { odds: sum, features };
}
