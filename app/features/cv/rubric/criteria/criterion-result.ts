/** Shared by the criteria: converting a share into points, and sentences about counts. */

import { countWord } from "#app/platform/format.ts";
import type { CriterionId } from "../criteria.ts";
import { criterion } from "../criteria.ts";
import type { CvReading } from "../evidence/cv-context.ts";
import { cutQuote, isQuoteOf, plainSpaces, quote } from "../evidence/quote.ts";
import type { Achievement } from "../evidence/results.ts";
import type { CriterionResult } from "../score-types.ts";

const QUOTES_MAX = 4;
/** Number of closing characters that a quote may leave out. */
const CLOSING = 2;

/** `share` is 0 to 1 of the criterion's points; quotes that are not in the document are dropped. */
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

/** The achievement as a quote of the document; truncated by `max` with an ellipsis. */
export function achievementQuote(reading: CvReading, achievement: Achievement, max?: number): string {
  const own = cutQuote(achievement.text, max);
  if (!isQuoteOf(reading.document, own)) return quote(reading.document, achievement.lines, max);
  const isCut = max !== undefined && plainSpaces(achievement.text).length > own.length + CLOSING;
  return isCut ? `${own}…` : own;
}

/** In Spanish quotation marks, inner ones simplified; a final full stop is removed. */
export function cited(text: string): string {
  return `«${text.replace(/[«»]/gu, '"').replace(/[.;,:\s]+$/u, "")}»`;
}

/** Start of a sentence about a count: `one` verbatim for one, "Dos cargos…" for more. */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${countWord(count) ?? "Más de doce"} ${many}`;
}

/** "a, b y c"; "e" before an i sound. */
export function joined(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return "";
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(", ")} ${/^h?i(?!e)/iu.test(last) ? "e" : "y"} ${last}`;
}

/**
 * Concave curve from 0 to 1: the first good lines gain most, and only the last complete it. `bend` is the value at
 * which about two thirds are reached.
 */
export function saturate(value: number, bend: number): number {
  return (1 - Math.exp(-clamp01(value) / bend)) / (1 - Math.exp(-1 / bend));
}

export function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}
