import { wordsOf } from "../judge/read-text.ts";

/** A text in pieces of about a sentence: what matters is often one aside in a long answer about something else. */

/** Words of the longest piece; a longer sentence is read in pieces that overlap. */
const LONGEST = 22;
const STEP = 8;
/** Fewer words say too little alone: they are read with their neighbours, unless they are the whole text. */
const SHORTEST = 7;
/** Nobody makes more sentences in an answer: a text of more is read as one run of words, which bounds the work. */
const MAX_SENTENCES = 250;

/**
 * Normalized words of each piece: every sentence with what it needs of its neighbours, and what long ones are cut
 * into.
 */
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
