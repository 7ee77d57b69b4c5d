/** The misspelt words of a CV, each once, with the line where it stands. */

import { monthNumber } from "#app/features/cv/vocabulary/months.ts";
import { languageLexicon } from "#app/features/cv/vocabulary/spoken-languages.ts";
import type { CvReading } from "../evidence/reading.ts";
import type { SpellChecker } from "../rubric.ts";
import { type Occurrence, occurrences } from "./judged-words.ts";
import { isUnknown, SHORTEST_SLIP as LEAST_LETTERS, type Slip, slipOf } from "./misspelling.ts";

export type Misspelling = {
  word: string;
  line: number;
  slip: Slip;
  /** Unknown words of the text that it stands for: more than 1 where only a sample of them was examined. */
  standsFor: number;
};

/**
 * Different unknown words that are compared with known ones. A CV in Spanish has some ten, none of our collections more
 * than 46; a text with more is judged by a sample of them, because each comparison tries thousands of spellings.
 */
const MOST_EXAMINED = 120;
/** Times that a word stands in a text from which it is no slip of the fingers but a term. */
const A_TERM = 3;
/** Unknown words that nothing explains, from which a passage that has mostly unknown ones is in another language. */
const UNEXPLAINED = 2;

export type SpellingCheck = {
  /** In reading order, one per different word. */
  found: Misspelling[];
  /** Different words that the dictionary does not know, and how many of them were compared with known ones. */
  unknown: number;
  examined: number;
};

/** Looks through the lines that count. Only for CVs in Spanish. */
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
  /** A term beside it, such as "common" before "rail": it may be part of the same. */
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
    // "aymara": a language is no slip, though no dictionary has it.
    if (languageLexicon.has(word) || monthNumber(word) !== null || isAugmentative(word, checker)) continue;
    // "PROFESSIONAL SUMMARY": a heading may be the template's, in its language.
    if (headings.has(line)) continue;
    if (seen.has(word) || (plain === null && (!sample.has(word) || strange.has(passageOf(one))))) continue;
    const slip = plain ?? slipIn(word, strict || shouted || isBesideTerm(at));
    // Capitals without accents are an old typing habit, and often the name of a person.
    if (slip === null || (plain === null && shouted && slip === "accent")) continue;
    if (slip === "typo" && (times.get(word) ?? 0) >= A_TERM) continue;
    seen.add(word);
    found.push({ word: part, line, slip, standsFor: plain === null ? times.size / sample.size : 1 });
  }
  return { found, unknown: times.size, examined: sample.size };
}

/** "guitarrones": big ones of a thing that the dictionary knows. */
function isAugmentative(word: string, checker: SpellChecker): boolean {
  const stem = /^(.{3,})(?:ón|ones|onas?)$/u.exec(word)?.[1];
  return stem !== undefined && ["a", "o", ""].some((ending) => !isUnknown(`${stem}${ending}`, checker));
}

function passageOf({ line, passage }: Occurrence): string {
  return `${line} ${passage}`;
}

/**
 * The passages of another language that has no small words to tell it by: most of their words are unknown, and at least
 * two of those are no slip of a known one.
 */
function strangePassages(
  words: readonly Occurrence[],
  checker: SpellChecker,
  isExplained: (word: string) => boolean,
): ReadonlySet<string> {
  const counts = new Map<string, { all: number; unknown: number; unexplained: number }>();
  for (const one of words) {
    const word = one.part.toLowerCase();
    if (one.spanish || word.length < LEAST_LETTERS) continue;
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

/** slipOf() that looks for each word once: a word that nothing explains may stand in every line. */
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

/** All of them, or as many as are examined, evenly over the text. */
function sampleOf(words: readonly string[]): ReadonlySet<string> {
  if (words.length <= MOST_EXAMINED) return new Set(words);
  const step = words.length / MOST_EXAMINED;
  return new Set(Array.from({ length: MOST_EXAMINED }, (_, at) => words[Math.floor(at * step)] ?? ""));
}
