import { NAME_LETTERS, nameKeyPairs } from "./migrations/name-letters.ts";

/**
 * Sorts names as a Spanish list does: Álvarez before Barros, Ñanco after Nuñoa. SQLite compares bytes, so the column
 * users.name_key holds a key for the comparison (docs/decisions/0022-nothing-lost.md).
 */

/** Plain letter -> its accented forms; a search for n also finds ñ. */
const ACCENTED = new Map(Object.entries(NAME_LETTERS).map(([plain, accented]) => [plain.charAt(0), accented]));
const PLAIN = new Map(nameKeyPairs());

/** The value of users.name_key for a name. The database computes the column itself, so it is always up to date. */
export function nameKey(name: string): string {
  const folded = Array.from(name, (sign) => PLAIN.get(sign) ?? sign).join("");
  // A to Z only, like SQLite's lower().
  return folded.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * GLOB pattern for `' ' || name` that finds names with a word beginning with the text, in any case and with any
 * accents. Comparing keys instead would compute every key again, 2 s for 50,000 people.
 */
export function wordBeginning(text: string): string {
  return `* ${[...text.normalize("NFC")].map(anySpelling).join("")}*`;
}

function anySpelling(sign: string): string {
  const found = Object.entries(NAME_LETTERS).find(([, accented]) => accented.includes(sign));
  const plain = found ? found[0].charAt(0) : sign.toLowerCase();
  const spellings = new Set([plain, plain.toUpperCase(), ...(ACCENTED.get(plain) ?? "")]);
  // Brackets make every character literal, except "^" at the start.
  return sign === "^" ? sign : `[${[...spellings].join("")}]`;
}
