/**
 * Which piece of a deed may be quoted: whole as a person wrote it. A line break, a column or a cut in the middle of a
 * sentence makes words that nobody said.
 */

import type { DocumentLine, ReadDocument } from "#app/documents/document.ts";
import { plainSpaces, QUOTE_MAX } from "../rubric/evidence/quote.ts";
import type { Deed } from "../rubric/evidence/results.ts";
import { goesOn, OPEN_END, writesSmall } from "./line-ends.ts";
import { isWhole } from "./quotable.ts";

const CLOSED_END = /[.!?:;»"”)]$/u;
const LABEL = /^\p{Lu}[\p{L} ]{2,30}:\s+(?=\p{Lu})/u;
/** Where a sentence may be cut: at the end of a clause, or before what "and" adds to it. */
const CLAUSE_END = /[,;:.](?=\s)|(?=\s(?:y|e|and|but|pero)\s)/gu;
/** Fewest characters and words of a clause that says something by itself. */
const CLAUSE = { characters: 25, words: 4 } as const;
/** "entre 5 y 9", "de ida y vuelta": what "y" joins here is one thing. */
const HALF_PAIR = /(?:\b(?:entre|tanto|ambos|between|both)\s[^,;:.]{0,40}|\bde \p{L}+|\d)$/iu;

function startsInTheMiddle(document: ReadDocument, deed: Deed): boolean {
  if (/^[%°),.;:/]/u.test(deed.text)) return true;
  const first = deed.lines[0] ?? 0;
  const [before, line] = [document.lines[first - 1], document.lines[first]];
  const opensLine = plainSpaces(line?.text ?? "").startsWith(plainSpaces(deed.text).slice(0, 15));
  if (!/^\p{Ll}/u.test(deed.text)) return opensLine && OPEN_END.test(before?.text ?? "") && goesOn(document, first - 1);
  if (line === undefined || !writesSmall(document)) return true;
  return before !== undefined && line.role !== "list" && runsOn(before, line);
}

function runsOn(before: DocumentLine, line: DocumentLine): boolean {
  if (before.role === "heading" || line.role === "heading" || line.gapBefore >= 1) return false;
  return OPEN_END.test(before.text) || !CLOSED_END.test(before.text);
}

function endsInTheMiddle(document: ReadDocument, deed: Deed): boolean {
  if (OPEN_END.test(deed.text)) return true;
  if (CLOSED_END.test(deed.text)) return false;
  const last = deed.lines.at(-1) ?? 0;
  const tail = plainSpaces(document.lines[last]?.text ?? "").endsWith(plainSpaces(deed.text).slice(-15));
  return tail && goesOn(document, last);
}

/** Two spaces stand between the cells of a row: words of two cells are no sentence. */
function crossesCells(document: ReadDocument, deed: Deed, text: string): boolean {
  const raw = deed.lines.map((line) => document.lines[line]?.text ?? "").join(" ");
  return !raw.includes(text) && plainSpaces(raw).includes(text);
}

/** Whether the deed stands in the text from its beginning to its end, without what belongs to another line. */
export function isWholeDeed(document: ReadDocument, deed: Deed): boolean {
  const text = plainSpaces(deed.text);
  return !startsInTheMiddle(document, deed) && !endsInTheMiddle(document, deed) && !crossesCells(document, deed, text);
}

/** `wholeClause` for a sentence of ours: what was cut ends in an ellipsis. */
export function shownClause(text: string, max: number = QUOTE_MAX): string | null {
  const clause = wholeClause(text, max);
  return clause === null || wholeClause(text, text.length) === clause ? clause : `${clause}…`;
}

/**
 * The text whole, or its longest beginning of at most `max` characters that ends where a clause does; null where there
 * is none. Without its end sign.
 */
export function wholeClause(text: string, max: number = QUOTE_MAX): string | null {
  const whole = plainSpaces(text)
    .replace(/^[\s•·▪◦●■*–—>-]+(?=[\p{L}\p{N}¿¡«"(+$])/u, "")
    .replace(LABEL, "")
    .replace(/[\s…;,:.]+$/u, "");
  if (whole.length <= max) return isWhole(whole) ? whole : null;
  const ends = [...whole.matchAll(CLAUSE_END)].map(({ index }) => index).filter((index) => index <= max);
  for (const end of ends.reverse()) {
    const clause = whole.slice(0, end).trim();
    if (clause.length < CLAUSE.characters || clause.split(" ").length < CLAUSE.words) return null;
    const joins = /^\s/u.test(whole.slice(end));
    if (isWhole(clause) && !(joins && HALF_PAIR.test(clause))) return clause;
  }
  return null;
}
