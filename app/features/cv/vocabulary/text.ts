/** Text as the vocabularies compare it: without case, accents and the gender marks of inclusive writing. */

export type Token = {
  /** The slice of the text, gender mark included ("enfermero/a", "Enfermer@s", "C++"). */
  text: string;
  /** Folded word without its gender mark ("enfermero", "enfermeros", "c++"). */
  folded: string;
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

/** The letter without its marks; anything else unchanged. Always one code unit for one. */
function bare(unit: string): string {
  const known = bareOf.get(unit);
  if (known !== undefined) return known;
  const parts = unit.normalize("NFD");
  const base = parts.charAt(0);
  const plain = parts.length > 1 && /^\p{L}\p{M}+$/u.test(parts) ? base : unit;
  bareOf.set(unit, plain);
  return plain;
}

/**
 * Lower case without accents ("Ñuñoa – Región" -> "nunoa - region"); dashes, apostrophes and hard spaces become the
 * plain ones, every other character stays. The result has exactly the length of the NFC form of the text, so an
 * offset in one is an offset in the other (the lines of a read document are NFC already).
 */
export function fold(text: string): string {
  const composed = text.normalize("NFC");
  const lower = composed.toLowerCase();
  const sameLength = lower.length === composed.length ? lower : lowerEachUnit(composed);
  return sameLength.replace(/[\u0080-\uffff]/g, bare);
}

/** A few capitals grow when lowered ("İ"); those stay as they are. */
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
const GENDER_MARK =
  /(?: ?\((?:a|o|e|s|as|os|es|ra|ora|a\/o|o\/a|as\/os|os\/as)\)|\/(?:a|o|as|os|ra|ora|oras|triz)(?![\p{L}\p{N}])|@(s?)(?![\p{L}\p{N}.]))/uy;
const MARKED_WORD_MIN = 3;

/** Words of the text in order. Linear in its length. ".NET" keeps its dot, "C++" and "C#" their signs. */
export function tokens(text: string): Token[] {
  const composed = text.normalize("NFC");
  const folded = fold(composed);
  const found: Token[] = [];
  WORD.lastIndex = 0;
  for (let word = WORD.exec(folded); word !== null; word = WORD.exec(folded)) {
    const dotted = word[0] === "net" && isLeadingDot(folded, word.index - 1);
    const start = dotted ? word.index - 1 : word.index;
    let end = word.index + word[0].length;
    let value = dotted ? ".net" : word[0];
    GENDER_MARK.lastIndex = end;
    const mark = value.length >= MARKED_WORD_MIN ? GENDER_MARK.exec(folded) : null;
    if (mark !== null) {
      end += mark[0].length;
      if (mark[1] !== undefined) value += `o${mark[1]}`;
      WORD.lastIndex = end;
    }
    found.push({ text: composed.slice(start, end), folded: value, start, end });
  }
  return found;
}

function isLeadingDot(folded: string, at: number): boolean {
  return folded.charAt(at) === "." && (at === 0 || !/[\p{L}\p{N}.]/u.test(folded.charAt(at - 1)));
}
