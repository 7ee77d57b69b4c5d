/**
 * Where the sentence or item of a line ends. What may go on in the next line has no known end: it is quoted in part,
 * where an item of it is whole, or not at all.
 */

import type { DocumentLine, ReadDocument } from "#app/documents/document.ts";

/** A line that ends so goes on in the next one. */
export const OPEN_END =
  /(?:[,(/–-]|\s(?:de|del|la|el|los|las|un|una|y|e|o|u|en|con|por|para|a|al|que|se|su|sus|sin|sobre|entre|como|the|and|of|to|for|with|at|by|from|da|do|dos|das|em|com))$/iu;
const STOP = /[.!?:;»"”]$/u;
/** Blank space, in line heights, from which a line begins something new. */
const APART = 0.75;
/** Points that tell an indent from a letter that hangs over. */
const INDENT = 2;
/** Share of the longest line at the same margin from which a line is full. */
const FULL = 0.9;
/** Characters from which the longest line tells how wide its column is. */
const COLUMN = 50;
/** Characters from which a line of somebody who writes small may have wrapped. */
const WRAPPED = 40;
/** Share of the lines from which somebody writes without capitals at all. */
const SMALL = 0.3;

/** Small words that a line of running text has; a name, or an institution's, has fewer: how long it is must not matter. */
const RUNNING = 5;

type Measures = { small: boolean; widest: ReadonlyMap<string, number> };
const measured = new WeakMap<ReadDocument, Measures>();

const margin = (line: DocumentLine) => `${line.page}:${Math.round(line.x / 3)}:${line.role === "list"}`;

const isRunning = (text: string) => (text.match(/(?<!\p{L})\p{Ll}+/gu) ?? []).length >= RUNNING;

function measuresOf(document: ReadDocument): Measures {
  const known = measured.get(document);
  if (known !== undefined) return known;
  // Only what begins something tells: a line that goes on begins small in every text.
  const begins = ({ text, role, gapBefore }: DocumentLine, at: number) => {
    const before = document.lines[at - 1];
    const isNew = role === "list" || gapBefore >= APART || before?.role === "heading" || STOP.test(before?.text ?? ".");
    return isNew && isRunning(text);
  };
  const long = document.lines.filter(begins);
  const widest = new Map<string, number>();
  for (const line of document.lines)
    widest.set(margin(line), Math.max(widest.get(margin(line)) ?? 0, line.text.length));
  const small = long.filter((line) => /^\p{Ll}/u.test(line.text)).length;
  const found = { small: small > 0 && small >= long.length * SMALL, widest };
  measured.set(document, found);
  return found;
}

/** Whether somebody writes without capitals at all: then a small letter begins a sentence, too. */
export function writesSmall(document: ReadDocument): boolean {
  return measuresOf(document).small;
}

/** Files in which a paragraph is one line, however often the page breaks it. */
const WHOLE_PARAGRAPHS: ReadonlySet<ReadDocument["format"]> = new Set(["docx", "doc"]);

/** Whether the last sentence or item of the line goes on in the one below, or may. */
export function goesOn(document: ReadDocument, at: number): boolean {
  const [line, next] = [document.lines[at], document.lines[at + 1]];
  if (line === undefined || next === undefined || STOP.test(line.text)) return false;
  if (next.role === "heading" || next.role === "list" || line.role === "heading" || next.gapBefore >= APART)
    return false;
  if (OPEN_END.test(line.text)) return true;
  if (/^[\p{Ll}(]/u.test(next.text)) return !writesSmall(document) || line.text.length >= WRAPPED;
  if (next.role === "table" || WHOLE_PARAGRAPHS.has(document.format)) return false;
  // A line of a list that has no bullet of its own and stands closer or further in belongs to the one above.
  if (line.role === "list") return next.x > line.x + INDENT;
  if (line.role === "table") return false;
  return isFull(document, line) && next.gapBefore <= line.gapBefore && Math.abs(next.x - line.x) <= INDENT;
}

function isFull(document: ReadDocument, line: DocumentLine): boolean {
  const widest = measuresOf(document).widest.get(margin(line)) ?? 0;
  return document.format !== "txt" && widest >= COLUMN && line.text.length >= widest * FULL;
}

/** Ends of items, outside brackets. */
function ends(text: string): number[] {
  const found: number[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === "(") depth += 1;
    else if (char === ")") depth -= 1;
    else if (depth <= 0 && /[,;.·|•]/.test(char) && /^(?:\s|$)/.test(text.slice(at + 1))) found.push(at);
  }
  return found;
}

/**
 * The items of the line that stand in it from their beginning to their end, or null where none is known to.
 * Cells of a row are told apart by `cell`: only its own beginning and end may belong to other lines.
 */
export function wholeItems(document: ReadDocument, at: number, cell?: string): string | null {
  const text = document.lines[at]?.text ?? "";
  let own = cell ?? text;
  if (text.endsWith(own) && goesOn(document, at)) {
    const last = ends(own).at(-1);
    if (last === undefined) return null;
    own = own.slice(0, last);
  }
  const before = document.lines[at - 1];
  if (
    text.startsWith(own.slice(0, 12)) &&
    before !== undefined &&
    !/[,;·|•]$/u.test(before.text) &&
    goesOn(document, at - 1)
  ) {
    const [first] = ends(own);
    if (first === undefined) return null;
    own = own.slice(first + 1);
  }
  return own.trim() === "" ? null : own.trim();
}
