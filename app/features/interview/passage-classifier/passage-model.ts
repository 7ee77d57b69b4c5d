import { unpackWeights } from "../../../platform/packed-weights.ts";
import { familyBuckets, letterBuckets, type SignReader, wordBuckets } from "./features.ts";
import { windowsOf } from "./windows.ts";

/**
 * Finds the passage of a text that most resembles the model's target: the average log odds of three logistic
 * regressions, over words, letters and word families. Trained by scripts/train-passages.ts.
 */

/** `rarity` and `weights`: one byte per bucket, weights in units of `step`. */
type PackedReading = { bias: number; step: number; weights: string; rarity: string };
export type PackedPassages = Record<"words" | "letters" | "families", PackedReading>;

/**
 * For n passages, this times log n is subtracted from the log odds, because the maximum of many is high by chance.
 * Tuned on authors that the model had not seen.
 */
const CHANCE = 0.3;

/** The likeliest passage. `odds`: log odds, -Infinity for a text without words; `line`: its normalized words. */
export type Passage = { odds: number; line: string };

/** Norm to which a passage's feature vector is scaled; its entries are the buckets' rarities. */
export const ROW_LENGTH = 3;

export class PassageModel {
  readonly #words: Reading;
  readonly #letters: Reading;
  readonly #families: Reading;
  readonly #signsOf: SignReader;

  constructor(packed: PackedPassages, signsOf: SignReader) {
    this.#words = new Reading(packed.words);
    this.#letters = new Reading(packed.letters);
    this.#families = new Reading(packed.families);
    this.#signsOf = signsOf;
  }

  /** Returns the likeliest passage. Linear in the length of the text. */
  likeliest(text: string): Passage {
    let found: Passage = { odds: Number.NEGATIVE_INFINITY, line: "" };
    const windows = windowsOf(text);
    for (const words of windows) {
      const odds = this.#oddsOf(words);
      if (odds > found.odds) found = { odds, line: words.join(" ") };
    }
    return { ...found, odds: found.odds - CHANCE * Math.log(Math.max(1, windows.length)) };
  }

  #oddsOf(words: readonly string[]): number {
    const sum =
      this.#words.oddsOf(wordBuckets(words)) +
      this.#letters.oddsOf(letterBuckets(words)) +
      this.#families.oddsOf(familyBuckets(words, this.#signsOf));
    return sum / 3;
  }
}

/** One of the regressions. */
class Reading {
  readonly #packed: PackedReading;
  readonly #weights: Int8Array;
  readonly #rarity: Int8Array;

  constructor(packed: PackedReading) {
    this.#packed = packed;
    this.#weights = unpackWeights(packed.weights);
    this.#rarity = unpackWeights(packed.rarity);
  }

  oddsOf(buckets: readonly number[]): number {
    let sum = 0;
    let squares = 0;
    for (const bucket of buckets) {
      const rarity = this.#rarity[bucket] ?? 0;
      sum += (this.#weights[bucket] ?? 0) * rarity;
      squares += rarity * rarity;
    }
    return this.#packed.bias + (sum * this.#packed.step * ROW_LENGTH) / Math.sqrt(squares || 1);
  }
}
