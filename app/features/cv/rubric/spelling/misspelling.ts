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
  ["s", "z"],
  ["ll", "y"],
  ["x", "s"],
  ["x", "cc"],
  ["cc", "c"],
  ["sc", "s"],
  ["y", "i"],
  ["k", "c"],
  ["k", "qu"],
  ["rr", "r"],
  ["gu", "g"],
  ["hu", "gu"],
  ["hie", "ye"],
  ["ns", "s"],
  ["bs", "s"],
  ["ps", "s"],
  ["pt", "t"],
  ["ct", "t"],
  ["ee", "e"],
  ["nn", "n"],
  ["ss", "s"],
  ["ii", "i"],
  ["np", "mp"],
  ["nb", "mb"],
  ["mv", "nv"],
  ["mf", "nf"],
  // Only before these vowels do the two sound alike.
  ...[..."eiéí"].flatMap((vowel) =>
    ["s c", "z c", "g j", "x xc", "sc c"].map((pair) => {
      const [left, right] = pair.split(" ");
      return [`${left}${vowel}`, `${right}${vowel}`] as const;
    }),
  ),
];
const LETTERS = "abcdefghijlmnopqrstuvyzáéíóúñ";
const KEYBOARD = ["qwertyuiop", "asdfghjklñ", "zxcvbnm"] as const;
/** What no Spanish word has, slips of the pen included: a term or a name from elsewhere. */
const FOREIGN_SHAPE =
  /w|q(?!u)|sh|ck|th|ph|oo|^s[bcdfglmnpqt]|[bcfghjkmpqtvx]$|[^aeiouyáéíóúü][^aeiouyáéíóúü]$|[^a-záéíóúüñ]/u;
/** Letters from which one slip of sound is no accident, however rare the word that was meant. */
const LONG_ENOUGH = 8;
const SHORTEST_TYPO = 6;
/** Letters from which a word is judged at all. */
export const SHORTEST_SLIP = 4;
/** Letters up to which a second slip or a typing error is looked for: the spellings to try grow with their square. */
const LONGEST_TYPO = 24;

const ACCENTED = /[áéíóú]/u;

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

/** Letters beside it on the keyboard; the accent has a key of its own. */
function besideOnKeyboard(letter: string): string {
  for (const [row, keys] of KEYBOARD.entries()) {
    const at = keys.indexOf(letter);
    if (at < 0) continue;
    const others = [KEYBOARD[row - 1], KEYBOARD[row + 1]].map((other) => other?.slice(Math.max(0, at - 1), at + 2));
    return [keys[at - 1], keys[at + 1], ...others].join("");
  }
  return "";
}

/** The slips of typing fingers: a letter left out, doubled or swapped with the next, the key beside. The first letter is seldom wrong. */
function* typoVariants(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) {
    const letter = word.charAt(at);
    const near = besideOnKeyboard(letter);
    if (word.charAt(at - 1) === letter) yield replaceAt(word, at, 1, "");
    if (word.slice(at, at + 2) === word.slice(at + 2, at + 4)) yield replaceAt(word, at, 2, "");
    if (at + 1 < word.length) yield replaceAt(word, at, 2, word.charAt(at + 1) + letter);
    for (const other of LETTERS) yield replaceAt(word, at, 0, other);
    for (const other of near) yield replaceAt(word, at, 1, other);
  }
}

/** "operacioanl": no Spanish word ends so, because its last letters are swapped. */
function lastSwapped(word: string): string {
  return word.slice(0, -2) + word.slice(-1) + word.slice(-2, -1);
}

function tildes(word: string): number {
  return word.split("ñ").length;
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
 * The slip that explains an unknown lower-case word, or null when none does (a term, a name, another language). A word
 * that is rare needs a slip of one accent, or is long and off by one sound: every term is near some word or other.
 * `strict` asks for a slip of accent or sound of a common word: for words that may be names.
 */
export function slipOf(word: string, checker: SpellChecker, strict: boolean): Slip | null {
  if (!isUnknown(word, checker)) return null;
  const common = (candidate: string) => candidate.length >= 3 && checker.isCommon(candidate);
  if (FOREIGN_SHAPE.test(word))
    return !strict && word.length >= SHORTEST_TYPO && common(lastSwapped(word)) ? "typo" : null;
  const known = strict ? common : (candidate: string) => candidate.length >= 3 && checker.isKnown(candidate);
  for (const variant of accentVariants(word)) {
    // One left out is the usual slip; terms have one too many ("microfonía"), and "otorrinos" is none of "otorriños".
    const leftOut = ACCENTED.test(variant) && !ACCENTED.test(word) && tildes(variant) === tildes(word);
    if (leftOut ? known(variant) : common(variant)) return "accent";
  }
  const sounded = [...soundVariants(word)];
  if (sounded.some((variant) => common(variant) || some(accentVariants(variant), common))) return "letter";
  if (strict) return null;
  // What is written with a k is from elsewhere, unless a common word sounds like it.
  if (word.length >= LONG_ENOUGH && !word.includes("k") && sounded.some(known)) return "letter";
  if (word.length >= SHORTEST_TYPO && word.length <= LONGEST_TYPO) {
    if (sounded.some((variant) => some(soundVariants(variant), common))) return "letter";
    if (some(typoVariants(word), common)) return "typo";
  }
  return null;
}
