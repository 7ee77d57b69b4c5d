import { wordsOf } from "./chunk-overlap.ts";

/** Share of the words that may be corrected by hand; one word always may. */
const MAX_CORRECTED = 0.05;

export function wordCount(text: string): number {
  return wordsOf(text).length;
}

/** In lower case, without accents. */
export function normalizedWords(text: string): string[] {
  return wordsOf(text).map(({ normalized }) => normalized);
}

/** Whether corrections by hand explain that a text has another number of words than were dictated. */
export function isSameLength(dictated: number, written: number): boolean {
  return Math.abs(dictated - written) <= correctable(dictated);
}

/** Whether a text has the words that were dictated, in any order, but for a few corrections. */
export function isHardlyCorrected(dictated: readonly string[], written: readonly string[]): boolean {
  const left = new Map<string, number>();
  for (const word of dictated) left.set(word, (left.get(word) ?? 0) + 1);
  let added = 0;
  for (const word of written) {
    const count = left.get(word) ?? 0;
    if (count === 0) added += 1;
    else left.set(word, count - 1);
  }
  const removed = dictated.length - (written.length - added);
  return Math.max(added, removed) <= correctable(dictated.length);
}

function correctable(words: number): number {
  return Math.max(1, Math.floor(words * MAX_CORRECTED));
}
