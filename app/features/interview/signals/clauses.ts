/** An answer in sentences and clauses, by their places in the text: what is read one by one and quoted whole. */

import { regex } from "#app/platform/regex.ts";

/** How a piece is bounded at one side, from the firmest to the loosest. */
export type Bound = "sentence" | "stop" | "comma" | "word";

export type Piece = {
  /** Place in the text, `end` exclusive, without blanks and punctuation around it. */
  start: number;
  end: number;
  /** Number of its sentence. */
  sentence: number;
  /** What stands before and after it. */
  before: Bound;
  after: Bound;
};

/** Characters that are read, and clauses of them: nobody says more in one answer. */
export const MAX_READ_LENGTH = 4000;
const MAX_PIECES = 250;

const ABBREVIATION = /(?:^|[\s(])(?:[Ss]ra?|[Ss]rta|[Dd]ra?|[Uu]ds?|ej|[Pp]rof|[Aa]v|[Aa]rt|[Nn]ro|pág|\p{Lu})$/u;
const SENTENCE_END = /[.!?…]+["»”')\]]*(?=\s|$)|\n+/gu;
/** Inside a sentence: punctuation, then words before which spoken Spanish takes breath. */
const CUT = regex("giu")`
    [;:](?=\s)|,(?=\s)|\s[–—-]+(?=\s)|\s(?=\()|(?<=\));?|\s+(?!y (?:medi[oa]|cuarto|tant[oa]s|pico|un[oa]?|dos|
    tres|cuatro|cinco|seis|siete|ocho|nueve)(?!\p{L}))(?=(?:y|e|pero|aunque|entonces|porque|porq|pq|xq|ya que|
    o sea|así que|asi que|por eso|cuando|donde|hasta que|para que|eh|cachái|cachai|digamos|bueno|pues|po|and|but|
    because|so|when)\s)
  `;
/** Fewer words on both sides of a word are no clauses. */
const MIN_WORDS = 3;

/** The pieces of a text in their order, the first MAX_PIECES of them. Linear in its length. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let sentence = 0;
  let from = 0;
  const close = (to: number) => {
    const found = clausesOf(text, from, to, sentence);
    pieces.push(...found);
    if (found.length > 0) sentence += 1;
  };
  for (const match of text.matchAll(SENTENCE_END)) {
    if (pieces.length >= MAX_PIECES) return pieces.slice(0, MAX_PIECES);
    const head = text.slice(Math.max(0, match.index - 8), match.index);
    if (match[0] === "." && ABBREVIATION.test(head)) continue;
    close(match.index);
    from = match.index + match[0].length;
  }
  close(text.length);
  return pieces.slice(0, MAX_PIECES);
}

type Cut = { at: number; next: number; bound: Bound };

function clausesOf(text: string, from: number, to: number, sentence: number): Piece[] {
  const cuts: Cut[] = [];
  for (const match of text.slice(from, to).matchAll(CUT)) {
    const mark = match[0].trim();
    const bound: Bound = mark === "" ? (match[0] === "" ? "stop" : "word") : mark === "," ? "comma" : "stop";
    const opens = bound === "word" && text[from + match.index + match[0].length] === "(";
    cuts.push({ at: from + match.index, next: from + match.index + match[0].length, bound: opens ? "stop" : bound });
  }
  const pieces: Piece[] = [];
  let start = from;
  let before: Bound = "sentence";
  for (const [index, cut] of [...cuts, { at: to, next: to, bound: "sentence" as const }].entries()) {
    const last = index === cuts.length;
    if (cut.bound === "word" && (words(text, start, cut.at) < MIN_WORDS || words(text, cut.next, to) < MIN_WORDS))
      continue;
    const piece = trimmed(text, start, cut.at);
    if (piece !== null) pieces.push({ ...piece, sentence, before, after: last ? "sentence" : cut.bound });
    start = cut.next;
    if (piece !== null || firmer(cut.bound, before)) before = cut.bound;
  }
  return pieces;
}

const FIRMNESS: readonly Bound[] = ["word", "comma", "stop", "sentence"];

export function firmer(one: Bound, other: Bound): boolean {
  return FIRMNESS.indexOf(one) > FIRMNESS.indexOf(other);
}

/** Characters within which three words stand, or it does not matter. */
const FEW_WORDS_WITHIN = 120;

/** How many words there are, counted no further than it takes to know that they are a clause. */
function words(text: string, from: number, to: number): number {
  return text.slice(from, Math.min(to, from + FEW_WORDS_WITHIN)).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** The place without blanks and loose punctuation; null where no word is left. */
function trimmed(text: string, from: number, to: number): { start: number; end: number } | null {
  const slice = text.slice(from, to);
  const start = slice.search(/[\p{L}\p{N}$¿¡«"“'([#+-]/u);
  if (start < 0 || !/[\p{L}\p{N}]/u.test(slice)) return null;
  const end = slice.replace(/[\s,;:.…–—-]+$/u, "").length;
  return { start: from + start, end: from + end };
}
