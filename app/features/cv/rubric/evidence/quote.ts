/** Verbatim quotes: what the score and the review show must be found, letter by letter, in the text that was read. */

import type { ReadDocument } from "#app/documents/document.ts";

export const QUOTE_MAX = 140;

/** Share of the length from which the end of a clause is preferred to a longer cut. */
const CLAUSE_FROM = 0.5;

/** Bullets and labels before the sentence itself: "• ", "Funciones: ". */
const LEAD_IN =
  /^[\s•·▪◦●■‣▸►➢❖✓✔→*{}–—-]*(?:(?:principales )?(?:funciones|responsabilidades|tareas|logros?)\s*:\s*)?(?=[\p{L}\p{N}¿¡«"(%+$])/iu;

/** Words that leave a cut text hanging. */
const HANGING =
  /(?:[\s,;:(«"“…–—-]+|\s(?:de|del|la|el|los|las|un|una|y|e|o|u|a|al|en|con|por|para|que|se|su|sus|sin|lo|mi|the|and|of|to|for|with|in|on|at|a|an|by|do|da|dos|das|em|com))+$/iu;

/** One space for every run of white space: the form in which quotes and the document's text are compared. */
export function plainSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * Cuts at a word border, without an ellipsis, so that the quote stays a substring; drops what a cut leaves hanging at
 * the end (a comma, an opening bracket). Leading bullets go too.
 */
export function cutQuote(text: string, max: number = QUOTE_MAX): string {
  const whole = plainSpaces(text).replace(LEAD_IN, "");
  if (whole.length <= max) return whole.replace(/\s*…$/u, "");
  const head = whole.slice(0, max + 1);
  // A clause is whole in itself; a cut between its words is the last resort.
  const clause = head.search(/[,;:.](?=\s[^,;:.]*$)/u);
  if (clause > max * CLAUSE_FROM) return closed(whole.slice(0, clause));
  const border = head.lastIndexOf(" ");
  const cut = border > max / 2 ? head.slice(0, border) : whole.slice(0, max);
  return closed(cut);
}

/** Without what the cut leaves hanging, or in a bracket that it does not close. */
function closed(cut: string): string {
  const open = cut.lastIndexOf("(");
  return (open > cut.lastIndexOf(")") ? cut.slice(0, open) : cut).replace(HANGING, "");
}

/**
 * The text of one line, or of consecutive lines, as a quote of at most `max` characters; empty when the line does not
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

/** Whether the text stands in the document as it is, white space aside. */
export function isQuoteOf(document: ReadDocument, text: string): boolean {
  // A long CV has thousands of candidates for a quote, and one text.
  const whole = plainTexts.get(document) ?? plainSpaces(document.text);
  plainTexts.set(document, whole);
  return text !== "" && whole.includes(plainSpaces(text));
}
