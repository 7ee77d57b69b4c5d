/**
 * Splits an answer into sentences and clauses, with their positions: clauses are classified one by one and quoted
 * whole.
 */

import { regex } from "#app/platform/regex.ts";

/** What delimits a clause on one side, from strongest to weakest. */
export type Bound = "sentence" | "stop" | "comma" | "word";

export type Piece = {
  /** Positions in the text, `end` exclusive, without surrounding blanks and punctuation. */
  start: number;
  end: number;
  /** Index of its sentence. */
  sentence: number;
  /** Delimiters before and after it. */
  before: Bound;
  after: Bound;
};

/** Maximum number of characters and of clauses that are read: no answer has more. */
export const MAX_READ_LENGTH = 4000;
const MAX_PIECES = 250;

const ABBREVIATION = /(?:^|[\s(])(?:[Ss]ra?|[Ss]rta|[Dd]ra?|[Uu]ds?|ej|[Pp]rof|[Aa]v|[Aa]rt|[Nn]ro|pág|\p{Lu})$/u;
const SENTENCE_END = /[.!?…]+["»”')\]]*(?=\s|$)|\n+/gu;
/** Delimiters inside a sentence: punctuation, then conjunctions before which speakers pause. */
const CUT = regex("giu")`
    [;:](?=\s)|,(?=\s)|\s[–—-]+(?=\s)|\s(?=\()|(?<=\));?|\s+(?!y (?:medi[oa]|cuarto|tant[oa]s|pico|un[oa]?|dos|
    tres|cuatro|cinco|seis|siete|ocho|nueve)(?!\p{L}))(?=(?:y|e|pero|aunque|entonces|porque|porq|pq|xq|ya que|
    o sea|así que|asi que|por eso|cuando|donde|hasta que|para que|eh|cachái|cachai|digamos|bueno|pues|po|and|but|
    because|so|when)\s)
  `;
/** With fewer words on either side, a conjunction does not separate clauses. */
const MIN_WORDS = 3;

/** The first MAX_PIECES clauses of a text, in order. Linear in its length. */
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

/** Number of characters to look at: three words normally fit in. */
const FEW_WORDS_WITHIN = 120;

/** Number of words, counted only as far as needed to know that there are enough for a clause. */
function words(text: string, from: number, to: number): number {
  return text.slice(from, Math.min(to, from + FEW_WORDS_WITHIN)).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** The positions without blanks and loose punctuation; null if no word is left. */
function trimmed(text: string, from: number, to: number): { start: number; end: number } | null {
  const slice = text.slice(from, to);
  const start = slice.search(/[\p{L}\p{N}$¿¡«"“'([#+-]/u);
  if (start < 0 || !/[\p{L}\p{N}]/u.test(slice)) return null;
  const end = slice.replace(/[\s,;:.…–—-]+$/u, "").length;
  return { start: from + start, end: from + end };
}
