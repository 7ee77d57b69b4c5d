import { NAME_LETTERS, nameKeyPairs } from "./migrations/name-letters.ts";

/**
 * Names in the order of a Spanish list: Álvarez before Barros, Ñanco after Nuñoa. SQLite itself compares bytes; the
 * column users.name_key holds what it has to compare (docs/decisions/0022-nothing-lost.md).
 */

/** Plain letter -> its accented ones; who types n may mean ñ. */
const ACCENTED = new Map(Object.entries(NAME_LETTERS).map(([plain, accented]) => [plain.charAt(0), accented]));
const PLAIN = new Map(nameKeyPairs());

/**
 * What users.name_key holds for a name: the database computes it by itself, so no way of writing a name can miss it.
 */
export function nameKey(name: string): string {
  const folded = Array.from(name, (sign) => PLAIN.get(sign) ?? sign).join("");
  // As SQLite's lower(): A to Z only.
  return folded.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * GLOB pattern for `' ' || name`: a word of the name begins so, whatever its case and accents. Comparing keys instead
 * would compute every key anew, 2 s for 50,000 people.
 */
export function wordBeginning(text: string): string {
  return `* ${[...text.normalize("NFC")].map(anySpelling).join("")}*`;
}

function anySpelling(sign: string): string {
  const found = Object.entries(NAME_LETTERS).find(([, accented]) => accented.includes(sign));
  const plain = found ? found[0].charAt(0) : sign.toLowerCase();
  const spellings = new Set([plain, plain.toUpperCase(), ...(ACCENTED.get(plain) ?? "")]);
  // Brackets take everything for itself, but for this sign in front.
  return sign === "^" ? sign : `[${[...spellings].join("")}]`;
}
