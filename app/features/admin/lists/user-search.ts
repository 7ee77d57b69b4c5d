import { rutSigns } from "#app/features/users/rut.ts";

/** What somebody typed to find people, as conditions. Pure. */
export type UserSearch = {
  /** Query of the table users_search; null where every word is too short for it. */
  match: string | null;
  /** Words of one or two signs: beginnings of a word of the name, of the RUT or of the e-mail. */
  beginnings: string[];
};

/** The index knows groups of three signs: shorter words cannot be looked up in it. */
const SHORTEST_INDEXED = 3;
const LOOKS_LIKE_RUT = /^\d[\d.\s]*-?[\dkK]?$/;

/**
 * Every word has to be found, in any order and place; a RUT may be written with or without dots and hyphen.
 * Each word becomes a quoted text, so that the signs and words of the query language mean nothing in it.
 * @returns null for an empty text: everybody.
 */
export function parseUserSearch(text: string): UserSearch | null {
  const clean = text
    .normalize("NFC")
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
  if (clean === "") return null;
  const words = LOOKS_LIKE_RUT.test(clean) ? [clean] : clean.split(" ");
  const conditions: string[] = [];
  const beginnings: string[] = [];
  for (const word of words) {
    const signs = LOOKS_LIKE_RUT.test(word) ? rutSigns(word) : "";
    if (signs.length >= SHORTEST_INDEXED) conditions.push(rutCondition(word, signs));
    else if (indexedLength(word) >= SHORTEST_INDEXED && signs === "") conditions.push(quoted(word));
    else beginnings.push(signs || word);
  }
  return { match: conditions.length > 0 ? conditions.join(" AND ") : null, beginnings };
}

/** Digits may stand in an e-mail too; in the RUT they stand before the hyphen or around it. */
function rutCondition(word: string, signs: string): string {
  const hyphenated = `rut : ${quoted(`${signs.slice(0, -1)}-${signs.slice(-1)}`)}`;
  if (word.includes("-")) return hyphenated;
  return `(${quoted(signs)} OR ${hyphenated})`;
}

/** Accents that stand alone are no signs for the index. */
function indexedLength(word: string): number {
  return [...word.replace(/\p{M}/gu, "")].length;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
