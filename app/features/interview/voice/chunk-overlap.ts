/** Two recordings that follow each other share some tenths of a second: the words in them are heard twice. */

/** More words than fit into the shared time. */
const MAX_SHARED_WORDS = 6;

export type ChunkJoin = {
  /** What is new. */
  text: string;
  /** Characters at the end of the text before that fall away: a full stop that was put where the sentence goes on. */
  cut: number;
};

type Word = { normalized: string; end: number };

/**
 * What a recording adds to the one before it: the longest run of words that ends the one and begins the other is said
 * once. Accents, case and punctuation make no difference.
 * @param before text of the recording just before; empty where it had none
 */
export function joinWithoutOverlap(before: string, next: string): ChunkJoin {
  const said = wordsOf(before);
  const heard = wordsOf(next);
  for (let count = Math.min(MAX_SHARED_WORDS, said.length, heard.length); count > 0; count -= 1) {
    const tail = said.slice(-count);
    if (!tail.every((word, index) => word.normalized === heard[index]?.normalized)) continue;
    const rest = next.slice(heard[count - 1]?.end ?? 0);
    // Only punctuation is left: the sentence that was already written stays as it is.
    if (!heard[count]) return { text: "", cut: 0 };
    return { text: rest.trim(), cut: before.trimEnd().length - (tail.at(-1)?.end ?? 0) };
  }
  return { text: next.trim(), cut: 0 };
}

/** With the place in the text where each ends; what holds no letter and no digit is no word. */
function wordsOf(text: string): Word[] {
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
