import { fnv1a } from "#app/platform/fnv1a.ts";
import type { ReadText } from "./read-text.ts";

/** Hashes words, word pairs and letter sequences of a text into buckets, the features that tell a text's subject. */

/** Power of two, because a bucket is the low bits of a hash. */
export const GRAM_BUCKETS = 1 << 15;
const LETTERS = 5;
/** Maximum number of words read: the subject of an answer is clear before that. */
const LONGEST = 300;

/** The bucket of an n-gram: its hash, reduced to fewer bits. */
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
