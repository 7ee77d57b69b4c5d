import weights from "./weights.json";

/**
 * How likely a sequence of letters is in Spanish or English words, from letter trigrams counted on the training texts.
 * The table has one signed byte per trigram: the base-2 logarithm of its probability, in steps of 1/8.
 */

const ALPHABET = " abcdefghijklmnopqrstuvwxyz";
const SIZE = ALPHABET.length;
export const TRIPLES = SIZE * SIZE * SIZE;
export const LETTER_STEP = 1 / 8;

/** Table index of every trigram of a normalized word; blanks are added at the word's ends. */
export function triples(word: string): number[] {
  const codes = [0, 0, ...[...word].map((letter) => Math.max(0, ALPHABET.indexOf(letter))), 0];
  const found: number[] = [];
  for (let at = 2; at < codes.length; at++) {
    found.push(((codes[at - 2] ?? 0) * SIZE + (codes[at - 1] ?? 0)) * SIZE + (codes[at] ?? 0));
  }
  return found;
}

/** Decodes base64 to signed bytes; works on the server and in a browser. */
export function signedBytes(base64: string): Int8Array {
  return Int8Array.from(atob(base64), (letter) => (letter.charCodeAt(0) << 24) >> 24);
}

const table = signedBytes(weights.letters);

/** Mean base-2 log-probability per letter; about -3 for real words, below -6 for random key presses. */
export function letterPlausibility(word: string): number {
  const found = triples(word);
  const sum = found.reduce((total, at) => total + (table[at] ?? 0) * LETTER_STEP, 0);
  return found.length === 0 ? 0 : sum / found.length;
}
