/** The misspelt words of a CV, each once, with its line. */

import { monthNumber } from "#app/features/cv/vocabulary/months.ts";
import { languageLexicon } from "#app/features/cv/vocabulary/spoken-languages.ts";
import type { CvReading } from "../evidence/cv-context.ts";
import type { SpellChecker } from "../score-types.ts";
import { isUnknown, MIN_SLIP_LENGTH as MIN_LETTERS, type Slip, slipOf } from "./misspelling.ts";
import { type Occurrence, occurrences } from "./words-to-check.ts";

type Misspelling = {
  word: string;
  line: number;
  slip: Slip;
  /** Number of unknown words that it represents: above 1 when only a sample was examined. */
  standsFor: number;
};

/**
 * Maximum number of distinct unknown words compared with known ones. A Spanish CV has about ten, no collection more
 * than 46; above it a sample is judged, as each comparison tries thousands of spellings.
 */
const MAX_EXAMINED = 120;
/** Number of occurrences from which an unknown word is a term, not a typo. */
const A_TERM = 3;
/** Number of unexplained unknown words from which a passage of mostly unknown words is in another language. */
const UNEXPLAINED = 2;

export type SpellingCheck = {
  /** In reading order, one per distinct word. */
  found: Misspelling[];
  /** Number of distinct words that the dictionary lacks, and how many of them were examined. */
  unknown: number;
  examined: number;
};

/** Checks the lines that count. Only for CVs in Spanish. */
export function checkSpelling(reading: CvReading, checker: SpellChecker): SpellingCheck {
  const words = [...occurrences(reading)];
  const times = new Map<string, number>();
  for (const { part, plain } of words) {
    const word = part.toLowerCase();
    if (plain === null && isUnknown(word, checker)) times.set(word, (times.get(word) ?? 0) + 1);
  }
  const sample = sampleOf([...times.keys()]);
  const slipIn = slipFinder(checker);
  const isExplained = (word: string) => !sample.has(word) || slipIn(word, false) !== null;
  const strange = strangePassages(words, checker, isExplained);
  /** A term beside it, such as "common" before "rail": it may be part of the same term. */
  const isBesideTerm = (at: number) =>
    [words[at - 1], words[at + 1]].some((other) => {
      const near = other !== undefined && other.plain === null && passageOf(other) === passageOf(words[at] ?? other);
      return near && times.has(other.part.toLowerCase()) && !isExplained(other.part.toLowerCase());
    });
  const headings = new Set(reading.facts.sections.map(({ heading }) => heading));
  const seen = new Set<string>();
  const found: Misspelling[] = [];
  for (const [at, one] of words.entries()) {
    const { part, line, shouted, strict, plain } = one;
    const word = part.toLowerCase();
    // "aymara": names of languages are correct, though the dictionary lacks them.
    if (languageLexicon.has(word) || monthNumber(word) !== null || isAugmentative(word, checker)) continue;
    // "PROFESSIONAL SUMMARY": a heading may come from a template in another language.
    if (headings.has(line)) continue;
    if (seen.has(word) || (plain === null && (!sample.has(word) || strange.has(passageOf(one))))) continue;
    const slip = plain ?? slipIn(word, strict || shouted || isBesideTerm(at));
    // Capitals without accents are an old typing habit, and often a person's name.
    if (slip === null || (plain === null && shouted && slip === "accent")) continue;
    if (slip === "typo" && (times.get(word) ?? 0) >= A_TERM) continue;
    seen.add(word);
    found.push({ word: part, line, slip, standsFor: plain === null ? times.size / sample.size : 1 });
  }
  return { found, unknown: times.size, examined: sample.size };
}

/** "guitarrones": augmentative of a known word. */
function isAugmentative(word: string, checker: SpellChecker): boolean {
  const stem = /^(.{3,})(?:ón|ones|onas?)$/u.exec(word)?.[1];
  return stem !== undefined && ["a", "o", ""].some((ending) => !isUnknown(`${stem}${ending}`, checker));
}

function passageOf({ line, passage }: Occurrence): string {
  return `${line} ${passage}`;
}

/**
 * Passages in another language without function words to detect it: most words are unknown, and at least two are no
 * typo of a known one.
 */
function strangePassages(
  words: readonly Occurrence[],
  checker: SpellChecker,
  isExplained: (word: string) => boolean,
): ReadonlySet<string> {
  const counts = new Map<string, { all: number; unknown: number; unexplained: number }>();
  for (const one of words) {
    const word = one.part.toLowerCase();
    if (one.spanish || word.length < MIN_LETTERS) continue;
    const count = counts.get(passageOf(one)) ?? { all: 0, unknown: 0, unexplained: 0 };
    counts.set(passageOf(one), count);
    count.all += 1;
    if (!isUnknown(word, checker)) continue;
    count.unknown += 1;
    if (!isExplained(word)) count.unexplained += 1;
  }
  const strange = [...counts].filter(([, one]) => one.unexplained >= UNEXPLAINED && one.unknown * 2 >= one.all);
  return new Set(strange.map(([passage]) => passage));
}

/** slipOf() with a cache: an unexplained word may occur in every line. */
function slipFinder(checker: SpellChecker): (word: string, strict: boolean) => Slip | null {
  const known = new Map<string, Slip | null>();
  return (word, strict) => {
    const key = `${word} ${strict}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const slip = slipOf(word, checker, strict);
    known.set(key, slip);
    return slip;
  };
}

/** All of them, or an evenly spaced sample if there are too many. */
function sampleOf(words: readonly string[]): ReadonlySet<string> {
  if (words.length <= MAX_EXAMINED) return new Set(words);
  const step = words.length / MAX_EXAMINED;
  return new Set(Array.from({ length: MAX_EXAMINED }, (_, at) => words[Math.floor(at * step)] ?? ""));
}
