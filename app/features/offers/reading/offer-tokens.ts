import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";

/** A word, number or sign of an offer. Offsets are those of the NFC form of the text, end exclusive. */
export type OfferToken = { text: string; word: string; start: number; end: number };

/** A line of the offer that has words. */
export type OfferLine = {
  tokens: OfferToken[];
  /** Whether it begins with a bullet, a check mark, an emoji or a number. */
  isListed: boolean;
  /** Words of the nearest heading above, lower case without accents; empty before the first. */
  heading: readonly string[];
  isHeading: boolean;
  /** Lines since that heading. */
  below: number;
  /** Place in the offer, 0 to 1. */
  position: number;
};

const TOKEN = /[\p{L}\p{N}]+(?:[.'’&][\p{L}\p{N}]+)*(?:\+\+|#)?|[^\s\p{L}\p{N}]/gu;
const BULLET = /^\s*(?:[^\p{L}\p{N}\s¿¡("«'“]+|\d{1,2}[.)-]\s|[a-z]\)\s)/u;
const HEADING_WORDS = 7;

/** Lines and their tokens, in order. Linear in the length of the text. */
export function offerLines(text: string): OfferLine[] {
  const composed = text.normalize("NFC");
  const lines: OfferLine[] = [];
  let heading: readonly string[] = [];
  let from = 0;
  let below = 0;
  for (const raw of composed.split("\n")) {
    const start = from;
    from += raw.length + 1;
    const tokens = tokensOf(raw, start);
    const words = tokens.filter(({ word }) => /[a-z0-9]/.test(word)).map(({ word }) => word);
    if (words.length === 0) continue;
    const isListed = BULLET.test(raw);
    const isHeading = looksLikeHeading(raw, isListed);
    below = isHeading ? 0 : below + 1;
    if (isHeading) heading = words;
    lines.push({ tokens, isListed, heading, isHeading, below, position: start / composed.length });
  }
  return lines;
}

function tokensOf(line: string, start: number): OfferToken[] {
  return [...line.matchAll(TOKEN)].map((found) => ({
    text: found[0],
    word: normalize(found[0]).replace(/\d/g, "0"),
    start: start + found.index,
    end: start + found.index + found[0].length,
  }));
}

const ENUMERATOR = /^\s*(?:[IVX]{1,5}|[A-Z]|\d{1,2}(?:\.\d{1,2})*)\s*[.):°-]+\s*/;

function looksLikeHeading(raw: string, isListed: boolean): boolean {
  const line = raw
    .replace(ENUMERATOR, "")
    .replace(/\([^)]*\)/g, "")
    .replace(/[*#_=~]+/g, "")
    .trim();
  const words = line.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0 || words.length > HEADING_WORDS) return false;
  if (/[:：]$/.test(line) || /^¿[^?]*\?$/.test(line)) return true;
  if (/[.,;]/.test(line)) return false;
  const isUpper = line === line.toUpperCase();
  return isUpper ? true : !isListed && words.length <= 5;
}
