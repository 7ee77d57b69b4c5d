import type { TextStyle } from "#app/documents/pdf/typesetter.server.ts";
import type { Paragraph, Run } from "./pdf-paragraphs.server.ts";
import { BESIDE_DATES } from "./pdf-styles.ts";

/**
 * Breaks paragraphs into lines: between words, without hyphens, and before whole names where these fit. Of the ways
 * with the fewest lines the one with the best ends: behind a comma, then before a small letter, last within a name.
 * People and programs then take a line for the rest of the one above, not for another item. Pure.
 */

export type Piece = Pick<Run, "style" | "href"> & { text: string };
export type Line = Piece[];

type WidthOf = (text: string, style: TextStyle) => number;
type Token = Piece & {
  /** The sign before it, which stands only between two tokens of one line. */
  joint: Piece | null;
  /** Where it begins a line. */
  width: number;
  /** Behind another token, with space and sign. */
  behind: number;
};

/** What ends of lines cost. A line more outweighs all of them. */
const COST = { line: 10_000, ragged: 100, midPhrase: 4, midName: 14, lonely: 15 } as const;
/** A last line of one word shorter than this share of the width is lonely. */
const LONELY = 0.15;

/** @param width that the paragraph has, with its indent */
export function breakLines(paragraph: Paragraph, width: number, widthOf: WidthOf): Line[] {
  const { right, indent } = paragraph;
  const beside = right === null ? 0 : widthOf(right.text, right.style) + BESIDE_DATES;
  const room = width - indent;
  const tokens = tokensOf(paragraph.runs, room - beside, widthOf);
  const ends = bestEnds(tokens, (first) => (first ? room - beside : room));
  const lines: Line[] = [];
  for (let from = 0; from < tokens.length; from = ends[from] ?? tokens.length)
    lines.push(toLine(tokens.slice(from, ends[from])));
  return lines;
}

/** For each token the end (exclusive) of the line that best begins with it. */
function bestEnds(tokens: readonly Token[], roomOf: (isFirst: boolean) => number): number[] {
  const costs = Array<number>(tokens.length + 1).fill(0);
  const ends = Array<number>(tokens.length).fill(tokens.length);
  for (let from = tokens.length - 1; from >= 0; from -= 1) {
    const room = roomOf(from === 0);
    let used = 0;
    costs[from] = Number.POSITIVE_INFINITY;
    for (let end = from + 1; end <= tokens.length; end += 1) {
      const token = tokens[end - 1];
      if (token === undefined) break;
      used += end === from + 1 ? token.width : token.behind;
      if (used > room && end > from + 1) break;
      const cost = COST.line + costOf(tokens, end, { share: used / room, words: end - from }) + (costs[end] ?? 0);
      if (cost >= (costs[from] ?? 0)) continue;
      costs[from] = cost;
      ends[from] = end;
    }
  }
  return ends;
}

/** Of ending a line before the token `end`. */
function costOf(tokens: readonly Token[], end: number, line: { share: number; words: number }): number {
  const next = tokens[end];
  if (next === undefined) return line.words === 1 && line.share < LONELY ? COST.lonely : 0;
  const ragged = COST.ragged * (1 - line.share) ** 2;
  if (next.joint !== null || /[.,;:!?]$/.test(tokens[end - 1]?.text ?? "")) return ragged;
  return ragged + (/^[\p{Ll}(]/u.test(next.text) ? COST.midPhrase : COST.midName);
}

function toLine(tokens: readonly Token[]): Line {
  const line: Line = [];
  for (const [at, token] of tokens.entries()) {
    if (at > 0 && token.joint) append(line, token.joint);
    append(line, token);
  }
  return line;
}

function append(line: Line, { text, style, href }: Piece): void {
  const last = line.at(-1);
  if (last && last.style === style && last.href === href) last.text += ` ${text}`;
  else line.push({ text: last ? ` ${text}` : text, style, ...(href !== undefined && { href }) });
}

function tokensOf(runs: readonly Run[], room: number, widthOf: WidthOf): Token[] {
  const tokens: Token[] = [];
  let joint: Piece | null = null;
  for (const run of runs) {
    if (run.joint) {
      joint = run;
      continue;
    }
    const isWhole = run.whole && widthOf(run.text, run.style) <= room;
    const words = isWhole ? [run.text] : run.text.split(" ").flatMap((word) => cut(word, run.style, room, widthOf));
    for (const text of words) {
      const width = widthOf(text, run.style);
      const before: number = joint === null ? 0 : widthOf(` ${joint.text}`, joint.style);
      tokens.push({ ...run, text, joint, width, behind: before + widthOf(` ${text}`, run.style) });
      joint = null;
    }
  }
  return tokens;
}

/** A word that is wider than a line, in pieces. */
function cut(word: string, style: TextStyle, room: number, widthOf: WidthOf): string[] {
  if (widthOf(word, style) <= room) return word === "" ? [] : [word];
  const pieces: string[] = [];
  let piece = "";
  let used = 0;
  for (const letter of word) {
    const own = widthOf(letter, style);
    if (piece !== "" && used + own > room) {
      pieces.push(piece);
      [piece, used] = ["", 0];
    }
    piece += letter;
    used += own;
  }
  return [...pieces, piece];
}
