import weights from "./weights.json";

/**
 * How likely a run of letters is in Spanish or English words, from letter triples counted on the training texts.
 * The table holds one signed byte per triple: the base-2 logarithm of its probability, in steps of 1/8.
 */

const ALPHABET = " abcdefghijklmnopqrstuvwxyz";
const SIZE = ALPHABET.length;
export const TRIPLES = SIZE * SIZE * SIZE;
export const LETTER_STEP = 1 / 8;

/** Position of every triple of letters of a normalized word in the table; the word's ends count as blanks. */
export function triples(word: string): number[] {
  const codes = [0, 0, ...[...word].map((letter) => Math.max(0, ALPHABET.indexOf(letter))), 0];
  const found: number[] = [];
  for (let at = 2; at < codes.length; at++) {
    found.push(((codes[at - 2] ?? 0) * SIZE + (codes[at - 1] ?? 0)) * SIZE + (codes[at] ?? 0));
  }
  return found;
}

/** Bytes of a base64 text, as signed numbers; works on the server and in a browser. */
export function signedBytes(base64: string): Int8Array {
  return Int8Array.from(atob(base64), (letter) => (letter.charCodeAt(0) << 24) >> 24);
}

const table = signedBytes(weights.letters);

/** Mean base-2 log-probability per letter; about -3 for real words, below -6 for keys hit at random. */
export function letterPlausibility(word: string): number {
  const found = triples(word);
  const sum = found.reduce((total, at) => total + (table[at] ?? 0) * LETTER_STEP, 0);
  return found.length === 0 ? 0 : sum / found.length;
}
