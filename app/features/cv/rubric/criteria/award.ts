/** What the criteria share: turning a share into points, and sentences about counts. */

import { criterion } from "../criteria.ts";
import { cutQuote, isQuoteOf, plainSpaces, quote } from "../evidence/quote.ts";
import type { CvReading } from "../evidence/reading.ts";
import type { Deed } from "../evidence/results.ts";
import type { CriterionId, CriterionResult } from "../rubric.ts";

const QUOTES_MAX = 4;
/** Signs at the end of a sentence that a quote leaves out. */
const CLOSING = 2;

/** `share` is 0 to 1 of the criterion's points; quotes that do not stand in the document are left out. */
export function award(
  reading: CvReading,
  id: CriterionId,
  share: number,
  finding: string,
  evidence: readonly string[] = [],
): CriterionResult {
  if (!Number.isFinite(share)) throw new Error(`criterion ${id} has no number`);
  const { name, max } = criterion(id);
  const points = Math.round(Math.min(1, Math.max(0, share)) * max * 10) / 10;
  const quotes = [...new Set(evidence)].filter((text) => isQuoteOf(reading.document, text));
  return { id, name, points, max, finding, evidence: quotes.slice(0, QUOTES_MAX) };
}

/** The deed as a quote of the document; one that `max` cut ends in an ellipsis. */
export function deedQuote(reading: CvReading, deed: Deed, max?: number): string {
  const own = cutQuote(deed.text, max);
  if (!isQuoteOf(reading.document, own)) return quote(reading.document, deed.lines, max);
  const isCut = max !== undefined && plainSpaces(deed.text).length > own.length + CLOSING;
  return isCut ? `${own}…` : own;
}

/** Between Spanish quotation marks, those of the text itself made plain; a full stop at the end goes. */
export function cited(text: string): string {
  return `«${text.replace(/[«»]/gu, '"').replace(/[.;,:\s]+$/u, "")}»`;
}

const NUMBER_WORDS = [
  "Cero",
  "Un",
  "Dos",
  "Tres",
  "Cuatro",
  "Cinco",
  "Seis",
  "Siete",
  "Ocho",
  "Nueve",
  "Diez",
  "Once",
  "Doce",
];

/** The start of a sentence about a count: `one` as it is for one, "Dos cargos…" for more. */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${NUMBER_WORDS[count] ?? "Más de doce"} ${many}`;
}

/** "a, b y c"; "e" before a sound of i. */
export function joined(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return "";
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(", ")} ${/^h?i(?!e)/iu.test(last) ? "e" : "y"} ${last}`;
}

/**
 * Rises fast at first and slowly towards 1: the first good lines win most, and only the last ones win it all. `bend` is
 * the value at which about two thirds of the way is done; 0 stays 0 and 1 stays 1.
 */
export function saturate(value: number, bend: number): number {
  return (1 - Math.exp(-clamp01(value) / bend)) / (1 - Math.exp(-1 / bend));
}

export function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}
