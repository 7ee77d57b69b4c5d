/**
 * Which part of an achievement may be quoted: complete as the person wrote it. A line break, a column or a cut inside a
 * sentence would produce words that nobody wrote.
 */

import type { DocumentLine, ReadDocument } from "#app/documents/document.ts";
import { plainSpaces, QUOTE_MAX } from "../rubric/evidence/quote.ts";
import type { Achievement } from "../rubric/evidence/results.ts";
import { goesOn, OPEN_END, writesSmall } from "./line-continuation.ts";
import { isWhole } from "./quotable.ts";

const CLOSED_END = /[.!?:;»"”)]$/u;
const LABEL = /^\p{Lu}[\p{L} ]{2,30}:\s+(?=\p{Lu})/u;
/** Where a sentence may be cut: at the end of a clause, or before what "and" adds. */
const CLAUSE_END = /[,;:.](?=\s)|(?=\s(?:y|e|and|but|pero)\s)/gu;
/** Minimum characters and words of a clause that makes sense by itself. */
const CLAUSE = { characters: 25, words: 4 } as const;
/** "entre 5 y 9", "de ida y vuelta": "y" joins one unit here. */
const HALF_PAIR = /(?:\b(?:entre|tanto|ambos|between|both)\s[^,;:.]{0,40}|\bde \p{L}+|\d)$/iu;

function startsInTheMiddle(document: ReadDocument, achievement: Achievement): boolean {
  if (/^[%°),.;:/]/u.test(achievement.text)) return true;
  const first = achievement.lines[0] ?? 0;
  const [before, line] = [document.lines[first - 1], document.lines[first]];
  const opensLine = plainSpaces(line?.text ?? "").startsWith(plainSpaces(achievement.text).slice(0, 15));
  if (!/^\p{Ll}/u.test(achievement.text))
    return opensLine && OPEN_END.test(before?.text ?? "") && goesOn(document, first - 1);
  if (line === undefined || !writesSmall(document)) return true;
  return before !== undefined && line.role !== "list" && runsOn(before, line);
}

function runsOn(before: DocumentLine, line: DocumentLine): boolean {
  if (before.role === "heading" || line.role === "heading" || line.gapBefore >= 1) return false;
  return OPEN_END.test(before.text) || !CLOSED_END.test(before.text);
}

function endsInTheMiddle(document: ReadDocument, achievement: Achievement): boolean {
  if (OPEN_END.test(achievement.text)) return true;
  if (CLOSED_END.test(achievement.text)) return false;
  const last = achievement.lines.at(-1) ?? 0;
  const tail = plainSpaces(document.lines[last]?.text ?? "").endsWith(plainSpaces(achievement.text).slice(-15));
  return tail && goesOn(document, last);
}

/** Two spaces separate table cells: words from two cells are no sentence. */
function crossesCells(document: ReadDocument, achievement: Achievement, text: string): boolean {
  const raw = achievement.lines.map((line) => document.lines[line]?.text ?? "").join(" ");
  return !raw.includes(text) && plainSpaces(raw).includes(text);
}

/** Whether the achievement is complete in the text and contains nothing of another line. */
export function isWholeAchievement(document: ReadDocument, achievement: Achievement): boolean {
  const text = plainSpaces(achievement.text);
  return (
    !startsInTheMiddle(document, achievement) &&
    !endsInTheMiddle(document, achievement) &&
    !crossesCells(document, achievement, text)
  );
}

/** `wholeClause` for use in a sentence: a cut ends with an ellipsis. */
export function shownClause(text: string, max: number = QUOTE_MAX): string | null {
  const clause = wholeClause(text, max);
  return clause === null || wholeClause(text, text.length) === clause ? clause : `${clause}…`;
}

/**
 * The text, or its longest beginning of at most `max` characters that ends with a clause; null where there is none.
 * Without its end mark.
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
