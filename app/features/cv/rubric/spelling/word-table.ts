/**
 * Hash set of words: an open-addressed table (linear probing) of 32-bit fingerprints, four bytes a slot, loaded from a
 * file without parsing. False-positive rate: about 1 in 10⁹ lookups.
 */

/** Maximum load factor: a miss ends at the next empty slot. */
const MAX_LOAD_FACTOR = 0.65;
const EMPTY = 0;

/** Number of slots for that many words: a power of two. */
export function slotsFor(words: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, words) / MAX_LOAD_FACTOR));
}

/** @param words without duplicates */
export function makeWordTable(words: readonly string[]): Uint32Array {
  const slots = new Uint32Array(slotsFor(words.length));
  for (const word of words) {
    const { at, print } = find(slots, word);
    slots[at] = print;
  }
  return slots;
}

/** @param slots as makeWordTable returned them */
export function isInTable(slots: Uint32Array, word: string): boolean {
  return slots[find(slots, word).at] !== EMPTY;
}

/** The slot that holds the word, or the empty one where it would be inserted. */
function find(slots: Uint32Array, word: string): { at: number; print: number } {
  // Two FNV-1a-style hashes over the UTF-16 units, each with a final mixing step.
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
