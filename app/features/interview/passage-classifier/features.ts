import { fnv1a } from "#app/platform/fnv1a.ts";
import { familiesOf } from "./families.ts";

/**
 * Features of a passage, hashed into buckets, in three groups that make different errors: its words, its letter
 * sequences, and combinations of word families and patterns.
 */

/** Power of two, because a bucket is the low bits of a hash. */
export const BUCKETS = 1 << 17;
/** Maximum distance in words of a pair. */
const REACH = 6;
const LETTERS = [3, 4, 5] as const;
const MAX_SIGNS = 3;

/** Returns the indexes of the patterns that match a line of normalized words. */
export type SignReader = (line: string) => readonly number[];

class Buckets {
  readonly #found = new Set<number>();

  /** Adds the bucket of an n-gram: its hash, reduced to fewer bits. */
  add(gram: string): void {
    const hash = fnv1a(gram);
    this.#found.add((hash ^ (hash >>> 16)) & (BUCKETS - 1));
  }

  /** Distinct, ascending. */
  sorted(): number[] {
    return [...this.#found].sort((a, b) => a - b);
  }
}

/**
 * Words, word pairs and word triples.
 * @param words normalized
 */
export function wordBuckets(words: readonly string[]): number[] {
  const buckets = new Buckets();
  words.forEach((word, at) => {
    buckets.add(`w${word}`);
    const [next, third] = [words[at + 1], words[at + 2]];
    if (next !== undefined) buckets.add(`b${word} ${next}`);
    if (third !== undefined) buckets.add(`t${word} ${next} ${third}`);
  });
  return buckets.sorted();
}

/**
 * Letter sequences, also across words.
 * @param words normalized
 */
export function letterBuckets(words: readonly string[]): number[] {
  const buckets = new Buckets();
  const line = words.join(" ");
  for (const length of LETTERS)
    for (let at = 0; at + length <= line.length; at++) buckets.add(line.slice(at, at + length));
  return buckets.sorted();
}

/**
 * Families, families beside a word, pairs of families near each other, and patterns.
 * @param words normalized
 */
export function familyBuckets(words: readonly string[], signsOf: SignReader): number[] {
  const buckets = new Buckets();
  const families = words.map(familiesOf);
  words.forEach((word, at) => {
    const own = families[at] ?? [];
    const next = words[at + 1];
    for (const family of own) buckets.add(`f${family}`);
    if (next === undefined) return;
    for (const family of families[at + 1] ?? []) buckets.add(`l${word} ${family}`);
    for (const family of own) {
      buckets.add(`r${family} ${next}`);
      for (const near of families.slice(at + 1, at + 1 + REACH))
        for (const other of near) buckets.add(`o${family} ${other}`);
    }
  });
  const signs = signsOf(words.join(" "));
  for (const sign of signs) buckets.add(`s${sign}`);
  buckets.add(`n${Math.min(MAX_SIGNS, signs.length)}`);
  return buckets.sorted();
}
