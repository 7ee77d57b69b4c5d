import { fnv1a } from "#app/platform/fnv1a.ts";
import type { ReadText } from "./read-text.ts";

/**
 * Words, pairs of words and runs of letters of a text, hashed into buckets: what it is about, in its author's own
 * words.
 */

/** Power of two: a bucket is the low bits of a hash. */
export const GRAM_BUCKETS = 1 << 15;
const LETTERS = 5;
/** Words that are read: what an answer is about shows long before. */
const LONGEST = 300;

/** The bucket of a gram: its hash, folded to fewer bits. */
function bucketOf(kind: string, gram: string): number {
  const hash = fnv1a(kind + gram);
  return (hash ^ (hash >>> 15)) & (GRAM_BUCKETS - 1);
}

/** The distinct buckets of a text, ascending. */
export function gramsOf(text: ReadText): number[] {
  const words = text.words.slice(0, LONGEST);
  const found = new Set<number>();
  words.forEach((word, at) => {
    found.add(bucketOf("w", word));
    if (word.length > 4) found.add(bucketOf("p", word.slice(0, 5)));
    if (word.length > 3) found.add(bucketOf("s", word.slice(-3)));
    const next = words[at + 1];
    if (next !== undefined) found.add(bucketOf("b", `${word} ${next}`));
  });
  const line = words.join(" ");
  for (let at = 0; at + LETTERS <= line.length; at++) found.add(bucketOf("c", line.slice(at, at + LETTERS)));
  return [...found].sort((a, b) => a - b);
}
