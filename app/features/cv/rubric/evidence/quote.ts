/** Verbatim quotes: what the score and the review show must occur, letter by letter, in the text that was read. */

import type { ReadDocument } from "#app/documents/document.ts";
import { regex } from "#app/platform/regex.ts";

export const QUOTE_MAX = 140;

/** Share of the length from which a cut at the end of a clause is preferred to a longer cut. */
const CLAUSE_FROM = 0.5;

/** Bullets and labels before the sentence: "• ", "Funciones: ". */
const LEAD_IN = regex("iu")`
    ^[\s•·▪◦●■‣▸►➢❖✓✔→*{}–—-]*(?:(?:principales )?(?:funciones|responsabilidades|tareas|
    logros?)\s*:\s*)?(?=[\p{L}\p{N}¿¡«"(%+$])
  `;

/** Words that must not end a cut text. */
const HANGING = regex("iu")`
    (?:[\s,;:(«"“…–—-]+|\s(?:de|del|la|el|los|las|un|una|y|e|o|u|a|al|en|con|por|para|que|se|su|sus|sin|lo|mi|the|
    and|of|to|for|with|in|on|at|a|an|by|do|da|dos|das|em|com))+$
  `;

/** White space collapsed: the form in which quotes and the document's text are compared. */
export function plainSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * Cuts at a word boundary, without an ellipsis, so that the quote stays a substring; drops dangling ends (a comma, an
 * opening bracket) and leading bullets.
 */
export function cutQuote(text: string, max: number = QUOTE_MAX): string {
  const whole = plainSpaces(text).replace(LEAD_IN, "");
  if (whole.length <= max) return whole.replace(/\s*…$/u, "");
  const head = whole.slice(0, max + 1);
  // A clause is complete in itself; a cut between its words is the last resort.
  const clause = head.search(/[,;:.](?=\s[^,;:.]*$)/u);
  if (clause > max * CLAUSE_FROM) return closed(whole.slice(0, clause));
  const border = head.lastIndexOf(" ");
  const cut = border > max / 2 ? head.slice(0, border) : whole.slice(0, max);
  return closed(cut);
}

/** Removes dangling ends and unclosed brackets. */
function closed(cut: string): string {
  const open = cut.lastIndexOf("(");
  return (open > cut.lastIndexOf(")") ? cut.slice(0, open) : cut).replace(HANGING, "");
}

/**
 * The text of one line, or of consecutive lines, as a quote of at most `max` characters; empty if the line does not
 * exist. The result is a substring of `document.text` once both have single spaces.
 */
export function quote(document: ReadDocument, lines: number | readonly number[], max: number = QUOTE_MAX): string {
  const indexes = typeof lines === "number" ? [lines] : lines;
  const first = indexes[0];
  if (first === undefined) return "";
  const run: string[] = [];
  for (let at = first; indexes.includes(at); at += 1) {
    const line = document.lines[at];
    if (line === undefined) break;
    run.push(line.text);
  }
  return cutQuote(run.join(" "), max);
}

const plainTexts = new WeakMap<ReadDocument, string>();

/** Whether the text occurs in the document, ignoring white space. */
export function isQuoteOf(document: ReadDocument, text: string): boolean {
  // Cache: a long CV has thousands of candidate quotes and one text.
  const whole = plainTexts.get(document) ?? plainSpaces(document.text);
  plainTexts.set(document, whole);
  return text !== "" && whole.includes(plainSpaces(text));
}
