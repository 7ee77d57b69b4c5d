import type { ReadText } from "./text.ts";

/** Words, pairs of words and runs of letters of a text, hashed into buckets: what it is about, in its author's own words. */

/** Power of two: a bucket is the low bits of a hash. */
export const GRAM_BUCKETS = 1 << 15;
const LETTERS = 5;
/** Words that are read: what an answer is about shows long before. */
const LONGEST = 300;

/** FNV-1a over 32 bits, its halves folded. */
function bucketOf(kind: string, gram: string): number {
  let hash = 0x811c9dc5;
  const text = kind + gram;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash >>> 0) ^ (hash >>> 15)) & (GRAM_BUCKETS - 1);
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
