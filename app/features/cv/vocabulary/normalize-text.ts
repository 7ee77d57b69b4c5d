/**
 * Normalizes text for comparison with the vocabularies. normalize() drops case and accents and keeps the length;
 * tokens() also drops the gender marks of inclusive writing.
 */

import { regex } from "#app/platform/regex.ts";

export type Token = {
  /** The slice of the text, gender mark included ("enfermero/a", "Enfermer@s", "C++"). */
  text: string;
  /** Normalized word without its gender mark ("enfermero", "enfermeros", "c++"). */
  normalized: string;
  /** Offsets in the NFC form of the text, end exclusive. */
  start: number;
  end: number;
};

const TYPOGRAPHIC: Readonly<Record<string, string>> = {
  "\u00a0": " ",
  "\u202f": " ",
  "\u2018": "'",
  "\u2019": "'",
  "\u00b4": "'",
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "-",
  "\u2013": "-",
  "\u2014": "-",
  "\u2212": "-",
};

const bareOf = new Map<string, string>(Object.entries(TYPOGRAPHIC));

/** The letter without diacritics; anything else unchanged. Always one code unit to one. */
function bare(unit: string): string {
  const known = bareOf.get(unit);
  if (known !== undefined) return known;
  const parts = unit.normalize("NFD");
  // "İ" is still a capital here, see lowerEachUnit().
  const base = parts.charAt(0).toLowerCase();
  const plain = parts.length > 1 && /^\p{L}\p{M}+$/u.test(parts) ? base : unit;
  bareOf.set(unit, plain);
  return plain;
}

/**
 * Lower case without accents ("Ñuñoa – Región" -> "nunoa - region"); dashes, apostrophes and hard spaces become the
 * plain ones, every other character stays. The result has exactly the length of the NFC form of the text, so an
 * offset in one is an offset in the other (the lines of a read document are NFC already).
 */
export function normalize(text: string): string {
  const composed = text.normalize("NFC");
  const lower = composed.toLowerCase();
  const sameLength = lower.length === composed.length ? lower : lowerEachUnit(composed);
  return sameLength.replace(/[\u0080-\uffff]/g, bare);
}

/** A few capitals become longer in lower case ("İ"); bare() lowers those without their mark. */
function lowerEachUnit(text: string): string {
  let result = "";
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at);
    const lower = unit.toLowerCase();
    result += lower.length === 1 ? lower : unit;
  }
  return result;
}

const WORD = /[\p{L}\p{N}]+(?:\+\+|#)?/gu;
// "/a", "/os", "(a)", "(o/a)", " (a)", "@", "@s": the marks that say "either gender" or "one or more".
const GENDER_MARK = regex("uy")`
    (?: ?\((?:a|o|e|s|as|os|es|ra|ora|a/o|o/a|as/os|os/as)\)|/(?:a|o|as|os|ra|ora|oras|triz)(?![\p{L}\p{N}])|
    @(s?)(?![\p{L}\p{N}.]))
  `;
const MARKED_WORD_MIN = 3;

/** Words of the text in order. Linear in its length. ".NET" keeps its dot, "C++" and "C#" their symbols. */
export function tokens(text: string): Token[] {
  const composed = text.normalize("NFC");
  const normalized = normalize(composed);
  const found: Token[] = [];
  WORD.lastIndex = 0;
  for (let word = WORD.exec(normalized); word !== null; word = WORD.exec(normalized)) {
    const dotted = word[0] === "net" && isLeadingDot(normalized, word.index - 1);
    const start = dotted ? word.index - 1 : word.index;
    let end = word.index + word[0].length;
    let value = dotted ? ".net" : word[0];
    GENDER_MARK.lastIndex = end;
    const mark = value.length >= MARKED_WORD_MIN ? GENDER_MARK.exec(normalized) : null;
    if (mark !== null) {
      end += mark[0].length;
      if (mark[1] !== undefined) value += `o${mark[1]}`;
      WORD.lastIndex = end;
    }
    found.push({ text: composed.slice(start, end), normalized: value, start, end });
  }
  return found;
}

function isLeadingDot(normalized: string, at: number): boolean {
  return normalized.charAt(at) === "." && (at === 0 || !/[\p{L}\p{N}.]/u.test(normalized.charAt(at - 1)));
}
