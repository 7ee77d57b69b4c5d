/** Tells a misspelt word from one that the dictionary just lacks: only a word one slip away from a known one is an error. */

import type { SpellChecker } from "../rubric.ts";

export type Slip = "accent" | "letter" | "typo";

const ACCENTS: Readonly<Record<string, readonly string[]>> = {
  a: ["á"],
  e: ["é"],
  i: ["í"],
  o: ["ó"],
  u: ["ú", "ü"],
  n: ["ñ"],
  á: ["a"],
  é: ["e"],
  í: ["i"],
  ó: ["o"],
  ú: ["u"],
  ü: ["u"],
  ñ: ["n"],
};

/** Slips of sound: what is pronounced alike in Chile, or nearly so. Each pair goes both ways. */
const SOUNDS: readonly (readonly [string, string])[] = [
  ["b", "v"],
  ["s", "c"],
  ["s", "z"],
  ["c", "z"],
  ["g", "j"],
  ["ll", "y"],
  ["x", "s"],
  ["x", "cc"],
  ["cc", "c"],
  ["sc", "s"],
  ["sc", "c"],
  ["n", "m"],
  ["y", "i"],
  ["k", "c"],
  ["k", "qu"],
  ["q", "c"],
  ["rr", "r"],
  ["gu", "g"],
  ["hu", "gu"],
  ["hie", "ye"],
  ["ns", "s"],
  ["bs", "s"],
  ["ps", "s"],
  ["pt", "t"],
  ["ct", "t"],
  ["x", "c"],
  ["ee", "e"],
  ["nn", "n"],
  ["ss", "s"],
  ["ii", "i"],
];
const LETTERS = "abcdefghijlmnopqrstuvyzáéíóúñ";
const SHORTEST_TYPO = 6;
const SHORTEST_SLIP = 4;
/** Letters up to which a second slip or a typing error is looked for: the spellings to try grow with their square. */
const LONGEST_TYPO = 24;

function replaceAt(word: string, at: number, length: number, by: string): string {
  return word.slice(0, at) + by + word.slice(at + length);
}

function* accentVariants(word: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1) {
    for (const other of ACCENTS[word.charAt(at)] ?? []) yield replaceAt(word, at, 1, other);
  }
  // An accent on the wrong vowel: two changes, but one slip.
  const marked = word.search(/[áéíóú]/u);
  if (marked < 0) return;
  const bare = replaceAt(word, marked, 1, ACCENTS[word.charAt(marked)]?.[0] ?? word.charAt(marked));
  for (let at = 0; at < bare.length; at += 1) {
    const other = ACCENTS[bare.charAt(at)]?.[0];
    if (other !== undefined && at !== marked && "aeiou".includes(bare.charAt(at))) yield replaceAt(bare, at, 1, other);
  }
}

function* soundVariants(word: string): Generator<string> {
  if (!word.startsWith("h")) yield `h${word}`;
  for (const [left, right] of SOUNDS) {
    for (const [from, to] of [
      [left, right],
      [right, left],
    ] as const) {
      for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1))
        yield replaceAt(word, at, from.length, to);
    }
  }
  for (let at = word.indexOf("h"); at >= 0; at = word.indexOf("h", at + 1)) {
    if (word.charAt(at - 1) !== "c") yield replaceAt(word, at, 1, "");
  }
  for (let at = 1; at < word.length - 1; at += 1) {
    if ("aeiou".includes(word.charAt(at)) && "aeiou".includes(word.charAt(at - 1))) yield replaceAt(word, at, 0, "h");
  }
}

function* typoVariants(word: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1) {
    yield replaceAt(word, at, 1, "");
    if (at + 1 < word.length) yield replaceAt(word, at, 2, word.charAt(at + 1) + word.charAt(at));
    for (const letter of LETTERS) {
      yield replaceAt(word, at, 0, letter);
      if (letter !== word.charAt(at)) yield replaceAt(word, at, 1, letter);
    }
  }
}

function some(variants: Iterable<string>, test: (word: string) => boolean): boolean {
  for (const variant of variants) if (test(variant)) return true;
  return false;
}

/** Whether the dictionary lacks a lower-case word that is long enough to be judged. */
export function isUnknown(word: string, checker: SpellChecker): boolean {
  return word.length >= SHORTEST_SLIP && !checker.isKnown(word);
}

/**
 * The slip that explains an unknown lower-case word, or null when none does (a term, a name, another language).
 * `strict` asks for a slip of accent or sound: for words that may be names.
 */
export function slipOf(word: string, checker: SpellChecker, strict: boolean): Slip | null {
  if (!isUnknown(word, checker)) return null;
  const known = (candidate: string) => candidate.length >= 3 && checker.isKnown(candidate);
  if (some(accentVariants(word), known)) return "accent";
  const sounded = [...soundVariants(word)];
  if (sounded.some((variant) => known(variant) || some(accentVariants(variant), known))) return "letter";
  if (word.length >= SHORTEST_TYPO && word.length <= LONGEST_TYPO && !strict) {
    if (sounded.some((variant) => some(soundVariants(variant), known))) return "letter";
    if (some(typoVariants(word), known)) return "typo";
  }
  return null;
}
