import { fnv1a } from "#app/platform/fnv1a.ts";
import { isFunctionWord, type ReadText, stem } from "./read-text.ts";

/** Hashes word and letter n-grams of an answer into a fixed number of buckets for the linear model. */

export const BUCKETS = 1 << 15;

/** The bucket of a feature: its hash, reduced to fewer bits. */
function bucket(feature: string): number {
  const hash = fnv1a(feature);
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}

/**
 * A word's form in a bigram: function words unchanged, content words only by their ending, so that bigrams show style
 * and not subject.
 */
function shape(word: string): string {
  if (isFunctionWord(word)) return word;
  if (/^\d+$/.test(word)) return "#";
  return `~${word.slice(-3)}`;
}

/**
 * Buckets of the answer with their values (each 1/sqrt(number of buckets), so that long and short answers have equal
 * weight). Words of the question are left out, because they carry no information about the answer.
 */
export function hashedNgrams(text: ReadText, question: ReadText): Map<number, number> {
  const asked = new Set(question.words.filter((word) => !isFunctionWord(word)).map(stem));
  const found = new Set<number>();
  const words = text.words.slice(0, 160);
  const add = (feature: string) => found.add(bucket(feature));
  words.forEach((word, at) => {
    const matter = !isFunctionWord(word);
    if (!matter || !asked.has(stem(word))) {
      add(`w ${word}`);
      if (matter && word.length > 4) add(`s ${stem(word)}`);
    }
    const next = words[at + 1];
    if (next !== undefined) add(`p ${shape(word)} ${shape(next)}`);
    // Prefixes and suffixes of words, so that unseen forms still match their word family.
    if (matter && word.length > 3) add(`c ${word.slice(0, 4)}`);
    if (matter && word.length > 4) add(`e ${word.slice(-4)}`);
    const third = words[at + 2];
    if (next !== undefined && third !== undefined) add(`t ${shape(word)} ${shape(next)} ${shape(third)}`);
  });
  const opening = words.slice(0, 2).map(shape).join(" ");
  add(`o ${opening}`);
  add(`o1 ${words[0] ?? ""}`);
  const value = 1 / Math.sqrt(found.size);
  return new Map([...found].map((at) => [at, value]));
}
