import type { OfferState } from "#db/job-offers-table.ts";

/** Limits of a job offer, for the screens and the server. */

/** In characters, as NFC. */
export const MAX_OFFER_CHARS = 20_000;
export const MIN_OFFER_WORDS = 6;
export const MAX_NOTE_CHARS = 500;
export const MAX_NAME_CHARS = 120;
/** Of one requirement, in characters. */
export const MAX_STRETCH_CHARS = 300;

export const OFFER_STATES = [
  "interested",
  "applied",
  "interview",
  "answered",
  "closed",
] as const satisfies readonly OfferState[];

/** The text as it is kept: offsets of requirements are in this form. */
export function cleanOffer(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, " ")
    .trim();
}

export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/**
 * Where words stand in an offer, whatever their case and however its lines break. Null where it does not hold them.
 * @returns offsets, end exclusive
 */
export function stretchOf(offer: string, words: string): { start: number; end: number } | null {
  const parts = words.normalize("NFC").split(/\s+/).filter(Boolean);
  if (parts.length === 0 || words.length > MAX_STRETCH_CHARS) return null;
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const found = new RegExp(escaped.join("\\s+"), "iu").exec(offer);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}
