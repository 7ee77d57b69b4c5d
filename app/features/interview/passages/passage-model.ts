import { inflateRawSync } from "node:zlib";
import { familyBuckets, type SignReader, wordBuckets } from "./features.ts";
import { windowsOf } from "./windows.ts";

/**
 * Finds the piece of a text that most looks like what a model was trained for: two logistic regressions, over words and
 * over families of words, whose log odds are averaged. Trained by scripts/train-passages.ts.
 */

type Half = { bias: number; step: number; weights: string };
export type PackedPassages = { words: Half; families: Half };

/**
 * How much the log odds of a text of n pieces lose, times log n: the likeliest of many pieces is likely by chance. Chosen
 * on authors that the model had not seen.
 */
const CHANCE = 0.8;

/** The likeliest piece. `odds`: log odds, -Infinity for a text without words; `line`: its folded words. */
export type Passage = { odds: number; line: string };

/** What a row of n buckets is worth together, whatever n: each counts this much over the root of n. */
export const ROW_LENGTH = 3;

export class PassageModel {
  readonly #words: Unpacked;
  readonly #families: Unpacked;
  readonly #signsOf: SignReader;

  constructor(packed: PackedPassages, signsOf: SignReader) {
    this.#words = unpack(packed.words);
    this.#families = unpack(packed.families);
    this.#signsOf = signsOf;
  }

  /** Linear in the length of the text. */
  likeliest(text: string): Passage {
    let found: Passage = { odds: Number.NEGATIVE_INFINITY, line: "" };
    const windows = windowsOf(text);
    for (const words of windows) {
      const odds =
        (oddsOf(this.#words, wordBuckets(words)) + oddsOf(this.#families, familyBuckets(words, this.#signsOf))) / 2;
      if (odds > found.odds) found = { odds, line: words.join(" ") };
    }
    return { ...found, odds: found.odds - CHANCE * Math.log(Math.max(1, windows.length)) };
  }
}

type Unpacked = { bias: number; step: number; weights: Int8Array };

function unpack({ bias, step, weights }: Half): Unpacked {
  const bytes = inflateRawSync(Buffer.from(weights, "base64"));
  return { bias, step, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

function oddsOf({ bias, step, weights }: Unpacked, buckets: readonly number[]): number {
  let sum = 0;
  for (const bucket of buckets) sum += weights[bucket] ?? 0;
  return bias + (sum * step * ROW_LENGTH) / Math.sqrt(buckets.length || 1);
}
