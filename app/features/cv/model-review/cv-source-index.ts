/** Index of the CV for checking the model's output: what may be quoted, and which words and numbers occur. */

import type { ReadDocument } from "#app/documents/document.ts";
import { personalDataIn } from "#app/features/cv/vocabulary/cliches.ts";
import { normalize, tokens } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import type { CvFacts, MonthIndex } from "../facts/facts.ts";
import { quotableLines } from "../review/competencies.ts";
import { type ReviewProfile, reviewProfile } from "../review/review-material.ts";
import { cutQuote, isQuoteOf, plainSpaces } from "../rubric/evidence/quote.ts";
import { paragraphs, sentences, type Unit, wordCount } from "../rubric/evidence/sentences.ts";
import type { RubricScore, SpellChecker } from "../rubric/score-types.ts";
import { looksInjected } from "./injection-check.ts";
import { NUMBER_WORDS, numbersIn, yearsSaid } from "./numbers-in-text.ts";

/** What the rules extracted from a CV; the model's review builds on it. */
export type RulesReading = {
  document: ReadDocument;
  facts: CvFacts;
  score: RubricScore;
  spell: SpellChecker;
  today: MonthIndex;
};

export type TextKind = "strength" | "improvement" | "summary" | "question";

type Passage = Unit & { normalized: string };

export type CvSource = {
  document: ReadDocument;
  facts: CvFacts;
  spell: SpellChecker;
  profile: ReviewProfile;
  /**
   * Indexes of the lines that a model may read: visible, without instructions, keyword stuffing or machine-made text.
   */
  readable: readonly number[];
  /** Sentences and bullets that may be quoted, in reading order. */
  passages: readonly Passage[];
  /** Normalized words of the readable lines. */
  words: ReadonlySet<string>;
  /** Numbers of the readable lines, without separators, and the years that the rules counted. */
  numbers: ReadonlySet<string>;
  /** Normalized word sequences that address a machine: hidden, instructing or crafted. */
  forbidden: ReadonlySet<string>;
  /** True when the file contains a prompt injection. */
  steered: boolean;
};

/** E-mail and other addresses, telephones and identity numbers. Two adjacent years are no telephone. */
export const CONTACT = regex("i")`
    \S{0,64}@\S{0,64}|www\.\S*|https?:\S*|\S{0,64}linkedin\S{0,64}|(?<!\d)(?!(?:19|
    20)\d\d\s)(?:\+?56[\s-]?)?(?:\(?\d{1,2}\)?[\s-]?)?\d{4}[\s-]?\d{4}(?!\d)|\d{8,}|
    \b\d{1,2}\.?\d{3}\.?\d{3}-[\dk]\b
  `;
const MIN_QUOTE_LENGTH = 8;
/** Number of consecutive words that count as a repetition. */
export const RUN = 5;

export function cvSource(reading: RulesReading): CvSource {
  const { document, facts, spell } = reading;
  const profile = reviewProfile(document, facts, reading.score, reading.today);
  const text = (line: number) => document.lines[line]?.text ?? "";
  const readable = profile.reading.kept.filter((line) => !looksInjected(text(line)));
  const open = new Set(readable);
  const away = document.lines.map((_, line) => line).filter((line) => !open.has(line));
  const crafted = away.filter((line) => !profile.reading.excluded.has(line));
  // The sentences that the rules may quote; of a CV on one line only those without contact data.
  const quotable = new Set([
    ...quotableLines(profile),
    ...profile.achievements.flatMap((achievement) => achievement.lines),
  ]);
  const passages = paragraphs(
    document.lines,
    readable.filter((line) => quotable.has(line)),
  )
    .flatMap(sentences)
    .filter((one) => !CONTACT.test(one.text));
  const words = readable.flatMap((line) => tokens(text(line)).map((token) => token.normalized));
  return {
    document,
    facts,
    spell,
    profile,
    readable,
    passages: passages.map((passage) => ({ ...passage, normalized: normalize(passage.text) })),
    words: new Set(words.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}+#.]+/u)])),
    numbers: new Set([
      ...readable.flatMap((line) => numbersIn(text(line))),
      ...words.flatMap((word) => NUMBER_WORDS.get(word) ?? []),
      ...yearsSaid(facts.yearsTotal),
    ]),
    forbidden: new Set([...document.hidden, ...away.map(text)].flatMap((one) => runsOf(one, RUN))),
    steered:
      document.hidden.length > 0 || away.some((line) => profile.reading.excluded.has(line)) || crafted.length > 0,
  };
}

/** All sequences of `length` normalized words; a shorter text as a whole if it has three words or more. */
export function runsOf(text: string, length: number): string[] {
  const words = tokens(text).map((token) => token.normalized);
  if (words.length < length) return words.length >= 3 ? [words.join(" ")] : [];
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(" "));
}

export type Found = { text: string; lines: readonly number[] };

/**
 * Finds the model's quote in the CV, ignoring case, accents and spaces. `bound` is the length at which the grammar may
 * have cut it inside a word.
 * @returns the sentence of the CV that contains it, at most 140 characters and a substring of its text once both have
 * single spaces; null when the words are absent, too few, or personal data
 */
export function findQuote(source: CvSource, said: string, bound: number): Found | null {
  const whole = said.length >= bound ? said.replace(/\s\S*$/u, "") : said;
  const wanted = normalize(plainSpaces(whole).replace(/^[\s"'«“‘•·*–—-]+|[\s"'»”’….,;:]+$/gu, ""));
  if (wanted.length < MIN_QUOTE_LENGTH || wordCount(wanted) < 2) return null;
  for (const { text, normalized, lines } of source.passages) {
    const at = standsIn(normalized, wanted);
    if (at < 0) continue;
    // Of a sentence too long to show, the part that was quoted.
    const start = cutQuote(text);
    const own = at + wanted.length <= start.length ? start : cutQuote(text.slice(at));
    if (isQuoteOf(source.document, own) && personalDataIn(own).length === 0) return { text: own, lines };
  }
  return null;
}

/** Offset of the words as whole words, or -1. */
export function standsIn(text: string, words: string): number {
  const inWord = (char: string) => /[\p{L}\p{N}]/u.test(char);
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!inWord(text.charAt(at - 1)) && !inWord(text.charAt(at + words.length))) return at;
  }
  return -1;
}
