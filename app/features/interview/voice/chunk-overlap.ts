/**
 * Joins the texts of consecutive recordings, which overlap by some tenths of a second, so that words there are
 * recognised twice.
 */

/** More words than fit into the overlap. */
const MAX_SHARED_WORDS = 6;

export type ChunkJoin = {
  /** The new words. */
  text: string;
  /**
   * Number of characters to remove at the end of the previous text: a full stop that turned out to be inside a
   * sentence.
   */
  cut: number;
};

type Word = { normalized: string; end: number };

/**
 * What a recording adds to the previous one: the longest sequence of words that ends the previous text and begins the
 * new one is used only once. Accents, case and punctuation are ignored.
 * @param before text of the previous recording; empty if it had none
 */
export function joinWithoutOverlap(before: string, next: string): ChunkJoin {
  const previousWords = wordsOf(before);
  const nextWords = wordsOf(next);
  for (let count = Math.min(MAX_SHARED_WORDS, previousWords.length, nextWords.length); count > 0; count -= 1) {
    const tail = previousWords.slice(-count);
    if (!tail.every((word, index) => word.normalized === nextWords[index]?.normalized)) continue;
    const rest = next.slice(nextWords[count - 1]?.end ?? 0);
    // Only punctuation is left: the text already written stays unchanged.
    if (!nextWords[count]) return { text: "", cut: 0 };
    return { text: rest.trim(), cut: before.trimEnd().length - (tail.at(-1)?.end ?? 0) };
  }
  return { text: next.trim(), cut: 0 };
}

/** The words, each with the position of its end; a token without letters or digits is no word. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)].map((match) => ({
    normalized: normalize(match[0]),
    end: match.index + match[0].length,
  }));
}

function normalize(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
