/**
 * Distinguishes a misspelt word from one that the dictionary merely lacks: only a word one error away from a known one
 * is misspelt.
 */

import type { SpellChecker } from "../score-types.ts";

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

/** Spellings pronounced alike, or nearly so, in Chile. Each pair goes both ways. */
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
/** Letter sequences that no Spanish word has, even misspelt: a term or a foreign name. */
const FOREIGN_SHAPE =
  /w|q(?!u)|sh|ck|th|ph|oo|^s[bcdfglmnpqt]|[bcfghjkmpqtvx]$|[^aeiouyáéíóúü][^aeiouyáéíóúü]$|[^a-záéíóúüñ]/u;
/** Letters from which a single sound error is no coincidence, however rare the intended word. */
const LONG_ENOUGH = 8;
const MIN_TYPO_LENGTH = 6;
/** Minimum letters of a word to be judged. */
export const MIN_SLIP_LENGTH = 4;
/** Maximum letters of a word for which a second error or a typo is searched: the candidates grow quadratically. */
const MAX_TYPO_LENGTH = 24;

const ACCENTED = /[áéíóú]/u;

function replaceAt(word: string, at: number, length: number, by: string): string {
  return word.slice(0, at) + by + word.slice(at + length);
}

function* accentVariants(word: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1) {
    for (const other of ACCENTS[word.charAt(at)] ?? []) yield replaceAt(word, at, 1, other);
  }
  // An accent on the wrong vowel: two changes, but one error.
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

/** Adjacent letters on the keyboard; the accent has a key of its own. */
function besideOnKeyboard(letter: string): string {
  for (const [row, keys] of KEYBOARD.entries()) {
    const at = keys.indexOf(letter);
    if (at < 0) continue;
    const others = [KEYBOARD[row - 1], KEYBOARD[row + 1]].map((other) => other?.slice(Math.max(0, at - 1), at + 2));
    return [keys[at - 1], keys[at + 1], ...others].join("");
  }
  return "";
}

/**
 * Typing errors: a letter omitted, doubled, swapped with the next, or replaced by an adjacent key. The first letter is
 * seldom wrong.
 */
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

/** "operacioanl": the last letters are swapped, as no Spanish word ends so. */
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

/** Whether the dictionary lacks a lower-case word long enough to be judged. */
export function isUnknown(word: string, checker: SpellChecker): boolean {
  return word.length >= MIN_SLIP_LENGTH && !checker.isKnown(word);
}

/**
 * The error that explains an unknown lower-case word, or null (a term, a name, another language). For a rare intended
 * word only one accent error, or one sound error in a long word, is accepted, since every term resembles some word.
 * `strict` accepts only accent or sound errors of a common word: for words that may be names.
 */
export function slipOf(word: string, checker: SpellChecker, strict: boolean): Slip | null {
  if (!isUnknown(word, checker)) return null;
  const common = (candidate: string) => candidate.length >= 3 && checker.isCommon(candidate);
  if (FOREIGN_SHAPE.test(word))
    return !strict && word.length >= MIN_TYPO_LENGTH && common(lastSwapped(word)) ? "typo" : null;
  const known = strict ? common : (candidate: string) => candidate.length >= 3 && checker.isKnown(candidate);
  for (const variant of accentVariants(word)) {
    // A missing accent is the usual error; terms have one too many ("microfonía"), and "otorrinos" is not "otorriños".
    const leftOut = ACCENTED.test(variant) && !ACCENTED.test(word) && tildes(variant) === tildes(word);
    if (leftOut ? known(variant) : common(variant)) return "accent";
  }
  const sounded = [...soundVariants(word)];
  if (sounded.some((variant) => common(variant) || some(accentVariants(variant), common))) return "letter";
  if (strict) return null;
  // Words with a k are foreign, unless a common word sounds like them.
  if (word.length >= LONG_ENOUGH && !word.includes("k") && sounded.some(known)) return "letter";
  if (word.length >= MIN_TYPO_LENGTH && word.length <= MAX_TYPO_LENGTH) {
    if (sounded.some((variant) => some(soundVariants(variant), common))) return "letter";
    if (some(typoVariants(word), common)) return "typo";
  }
  return null;
}

/** Known words one error of that kind away from a lower-case word: what its writer may have meant. */
export function wordsMeant(word: string, slip: Slip, checker: SpellChecker): string[] {
  const fit = (variants: Iterable<string>, test: (variant: string) => boolean) => [
    ...new Set([...variants].filter((variant) => variant.length >= 3 && test(variant))),
  ];
  const common = (variant: string) => checker.isCommon(variant);
  const known = (variant: string) => checker.isKnown(variant);
  const either = (variants: readonly string[]) => {
    const likely = fit(variants, common);
    return likely.length > 0 ? likely : fit(variants, known);
  };
  if (word.length > MAX_TYPO_LENGTH) return [];
  if (slip === "accent") return either([...accentVariants(word)]);
  if (slip === "typo") return fit([lastSwapped(word), ...typoVariants(word)], common);
  const sounded = [...soundVariants(word)];
  const near = fit([...sounded, ...sounded.flatMap((variant) => [...accentVariants(variant)])], common);
  if (near.length > 0) return near;
  const further = fit(sounded, known);
  return further.length > 0
    ? further
    : fit(
        sounded.flatMap((variant) => [...soundVariants(variant)]),
        common,
      );
}
