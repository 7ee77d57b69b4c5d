/**
 * Where the sentence or item of a line ends. Text that may continue on the next line has no known end: only complete
 * items of it are quoted, or nothing.
 */

import type { DocumentLine, ReadDocument } from "#app/documents/document.ts";
import { regex } from "#app/platform/regex.ts";

/** A line ending like this continues on the next one. */
export const OPEN_END = regex("iu")`
    (?:[,(/–-]|\s(?:de|del|la|el|los|las|un|una|y|e|o|u|en|con|por|para|a|al|que|se|su|sus|sin|sobre|entre|como|
    the|and|of|to|for|with|at|by|from|da|do|dos|das|em|com))$
  `;
const STOP = /[.!?:;»"”]$/u;
/** Blank space, in line heights, above a line that begins something new. */
const MIN_BLOCK_GAP = 0.75;
/** Points from which an offset is an indent and not an overhanging letter. */
const INDENT = 2;
/** Share of the longest line at the same margin from which a line counts as full. */
const FULL_LINE_SHARE = 0.9;
/** Minimum characters of the longest line to indicate the column width. */
const MIN_COLUMN_CHARS = 50;
/** In texts without capitals, minimum characters of a line that may have wrapped. */
const MIN_WRAPPED_CHARS = 40;
/** Share of sentence openings in lower case from which the text counts as written without capitals. */
const LOWERCASE_SHARE = 0.3;

/** Minimum lower-case words of a prose line. Names have fewer, so that their length does not matter. */
const MIN_LOWERCASE_WORDS = 5;

type Measures = { small: boolean; widest: ReadonlyMap<string, number> };
const measured = new WeakMap<ReadDocument, Measures>();

const margin = (line: DocumentLine) => `${line.page}:${Math.round(line.x / 3)}:${line.role === "list"}`;

const isRunning = (text: string) => (text.match(/(?<!\p{L})\p{Ll}+/gu) ?? []).length >= MIN_LOWERCASE_WORDS;

function measuresOf(document: ReadDocument): Measures {
  const known = measured.get(document);
  if (known !== undefined) return known;
  // Only lines that begin something count, as continuations begin in lower case in every text.
  const begins = ({ text, role, gapBefore }: DocumentLine, at: number) => {
    const before = document.lines[at - 1];
    const isNew =
      role === "list" || gapBefore >= MIN_BLOCK_GAP || before?.role === "heading" || STOP.test(before?.text ?? ".");
    return isNew && isRunning(text);
  };
  const long = document.lines.filter(begins);
  const widest = new Map<string, number>();
  for (const line of document.lines)
    widest.set(margin(line), Math.max(widest.get(margin(line)) ?? 0, line.text.length));
  const small = long.filter((line) => /^\p{Ll}/u.test(line.text)).length;
  const found = { small: small > 0 && small >= long.length * LOWERCASE_SHARE, widest };
  measured.set(document, found);
  return found;
}

/** Whether the text is written without capitals: then a lower-case letter may also begin a sentence. */
export function writesSmall(document: ReadDocument): boolean {
  return measuresOf(document).small;
}

/** File formats in which a paragraph is one line, however the page breaks it. */
const WHOLE_PARAGRAPHS: ReadonlySet<ReadDocument["format"]> = new Set(["docx", "doc"]);

/** Whether the last sentence or item of the line continues, or may continue, on the next. */
export function goesOn(document: ReadDocument, at: number): boolean {
  const [line, next] = [document.lines[at], document.lines[at + 1]];
  if (line === undefined || next === undefined || STOP.test(line.text)) return false;
  if (next.role === "heading" || next.role === "list" || line.role === "heading" || next.gapBefore >= MIN_BLOCK_GAP)
    return false;
  if (OPEN_END.test(line.text)) return true;
  if (/^[\p{Ll}(]/u.test(next.text)) return !writesSmall(document) || line.text.length >= MIN_WRAPPED_CHARS;
  if (next.role === "table" || WHOLE_PARAGRAPHS.has(document.format)) return false;
  // A list line without a bullet that is closer or further indented belongs to the one above.
  if (line.role === "list") return next.x > line.x + INDENT;
  if (line.role === "table") return false;
  return isFull(document, line) && next.gapBefore <= line.gapBefore && Math.abs(next.x - line.x) <= INDENT;
}

function isFull(document: ReadDocument, line: DocumentLine): boolean {
  const widest = measuresOf(document).widest.get(margin(line)) ?? 0;
  return document.format !== "txt" && widest >= MIN_COLUMN_CHARS && line.text.length >= widest * FULL_LINE_SHARE;
}

/** Offsets of item ends, outside brackets. */
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
 * The items of the line that are complete in it, or null where none is known to be. `cell` selects a cell of a row:
 * only the ends of the whole row may belong to other lines.
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
