import { wordsOf } from "../judge/read-text.ts";

/**
 * Splits a text into passages of about a sentence: the relevant part is often one remark in a long answer about
 * something else.
 */

/** Words of the longest passage; longer sentences are split into overlapping passages. */
const LONGEST = 22;
const STEP = 8;
/** Shorter sentences are joined with their neighbours, unless they are the whole text. */
const SHORTEST = 7;
/** No answer has more sentences: a text with more is treated as one sequence of words, which limits the work. */
const MAX_SENTENCES = 250;

/** Normalized words of each passage: every sentence, joined with its neighbours or split as needed. */
export function windowsOf(text: string): string[][] {
  const sentences = text
    .split(/[.!?;:\n…]+|--+|—/u)
    .map((sentence) => wordsOf(sentence))
    .filter((words) => words.length > 0);
  if (sentences.length > MAX_SENTENCES) return pieces(sentences.flat());
  return sentences.flatMap((words, at) => {
    const [before = [], after = []] = [sentences[at - 1], sentences[at + 1]];
    const cut = pieces(words);
    if (after.length > 0 && words.length + after.length <= LONGEST) cut.push([...words, ...after]);
    const isShort = words.length < SHORTEST && sentences.length > 1;
    if (isShort && before.length > 0) cut.push([...before.slice(words.length - LONGEST), ...words]);
    return isShort ? cut.slice(1) : cut;
  });
}

function pieces(words: string[]): string[][] {
  if (words.length <= LONGEST) return [words];
  const cut: string[][] = [];
  for (let from = 0; from < words.length - LONGEST + STEP; from += STEP) cut.push(words.slice(from, from + LONGEST));
  return cut;
}
