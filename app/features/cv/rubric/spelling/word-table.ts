/**
 * Which words a long list holds: an open-addressed table (linear probing) of 32-bit fingerprints. Four bytes a slot instead
 * of a string a word, and it is read from a file as it lies there. A word that is not in the list passes for one that is
 * about once in a thousand million questions.
 */

/** At most so much of the table is taken: a miss ends at the next empty slot. */
const FULLEST = 0.65;
const EMPTY = 0;

/** Slots of the table for so many words: a power of two. */
export function slotsFor(words: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, words) / FULLEST));
}

/** @param words without doubles */
export function makeWordTable(words: readonly string[]): Uint32Array {
  const slots = new Uint32Array(slotsFor(words.length));
  for (const word of words) {
    const { at, print } = find(slots, word);
    slots[at] = print;
  }
  return slots;
}

/** @param slots as makeWordTable made them */
export function isInTable(slots: Uint32Array, word: string): boolean {
  return slots[find(slots, word).at] !== EMPTY;
}

/** The slot that holds the word, or the empty one where it would go. */
function find(slots: Uint32Array, word: string): { at: number; print: number } {
  // Two hashes of the FNV-1a kind over the UTF-16 units, each mixed once more at its end.
  let place = 0x811c9dc5;
  let print = 0x9747b28c;
  for (let index = 0; index < word.length; index += 1) {
    const unit = word.charCodeAt(index);
    place = Math.imul(place ^ unit, 0x01000193);
    print = Math.imul(print ^ unit, 0x85ebca6b);
    print ^= print >>> 15;
  }
  place = Math.imul(place ^ (place >>> 16), 0x7feb352d);
  place ^= place >>> 15;
  print = (Math.imul(print ^ (print >>> 13), 0xc2b2ae35) >>> 0) | 1;
  const last = slots.length - 1;
  let at = (place >>> 0) & last;
  while (slots[at] !== EMPTY && slots[at] !== print >>> 0) at = (at + 1) & last;
  return { at, print: print >>> 0 };
}
