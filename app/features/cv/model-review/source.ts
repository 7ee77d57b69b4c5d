/** The CV as the model's words are held against it: what may be quoted, which words and numbers it has. */

import type { ReadDocument } from "#app/documents/document.ts";
import { personalDataIn } from "#app/features/cv/vocabulary/cliches.ts";
import { fold, tokens } from "#app/features/cv/vocabulary/text.ts";
import type { CvFacts, MonthIndex } from "../facts/facts.ts";
import { quotableLines } from "../review/competencies.ts";
import { type ReviewProfile, reviewProfile } from "../review/profile.ts";
import { cutQuote, isQuoteOf, plainSpaces } from "../rubric/evidence/quote.ts";
import { paragraphs, sentences, type Unit, wordCount } from "../rubric/evidence/units.ts";
import type { RubricScore, SpellChecker } from "../rubric/rubric.ts";
import { isCrafted } from "./crafted.ts";
import { NUMBER_WORDS, numbersIn, yearsSaid } from "./numbers.ts";

/** What the rules made of a CV: the model works on top of it. */
export type RulesReading = {
  document: ReadDocument;
  facts: CvFacts;
  score: RubricScore;
  spell: SpellChecker;
  today: MonthIndex;
};

export type TextKind = "strength" | "improvement" | "summary" | "question";

export type Passage = Unit & { folded: string };

export type CvSource = {
  document: ReadDocument;
  facts: CvFacts;
  spell: SpellChecker;
  profile: ReviewProfile;
  /** Indexes of the lines that a model may read: visible, not instructing, not stuffed, not made for a machine. */
  readable: readonly number[];
  /** Sentences and bullets that may be quoted, in reading order. */
  passages: readonly Passage[];
  /** Folded words of the readable lines. */
  words: ReadonlySet<string>;
  /** Numbers of the readable lines, without separators, and the years that the rules counted. */
  numbers: ReadonlySet<string>;
  /** Folded runs of words that address a machine: hidden, instructing or crafted. */
  forbidden: ReadonlySet<string>;
  /** Something in the file tries to steer whoever evaluates it. */
  steered: boolean;
};

/** Mail, addresses, telephones and identity numbers. Two years side by side are no telephone. */
export const CONTACT =
  /\S{0,64}@\S{0,64}|www\.\S*|https?:\S*|\S{0,64}linkedin\S{0,64}|(?<!\d)(?!(?:19|20)\d\d\s)(?:\+?56[\s-]?)?(?:\(?\d{1,2}\)?[\s-]?)?\d{4}[\s-]?\d{4}(?!\d)|\d{8,}|\b\d{1,2}\.?\d{3}\.?\d{3}-[\dk]\b/i;
const SHORTEST_QUOTE = 8;
/** Words in a row that are taken for a repetition. */
export const RUN = 5;

export function cvSource(reading: RulesReading): CvSource {
  const { document, facts, spell } = reading;
  const profile = reviewProfile(document, facts, reading.score, reading.today);
  const text = (line: number) => document.lines[line]?.text ?? "";
  const readable = profile.reading.kept.filter((line) => !isCrafted(text(line)));
  const open = new Set(readable);
  const away = document.lines.map((_, line) => line).filter((line) => !open.has(line));
  const crafted = away.filter((line) => !profile.reading.excluded.has(line));
  // The sentences that the rules quote too: of a CV in one line only those without contact data.
  const quotable = new Set([...quotableLines(profile), ...profile.deeds.flatMap((deed) => deed.lines)]);
  const passages = paragraphs(
    document.lines,
    readable.filter((line) => quotable.has(line)),
  )
    .flatMap(sentences)
    .filter((one) => !CONTACT.test(one.text));
  const words = readable.flatMap((line) => tokens(text(line)).map((token) => token.folded));
  return {
    document,
    facts,
    spell,
    profile,
    readable,
    passages: passages.map((passage) => ({ ...passage, folded: fold(passage.text) })),
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

/** Every run of `length` folded words of the text; the whole of a shorter one that has three words or more. */
export function runsOf(text: string, length: number): string[] {
  const words = tokens(text).map((token) => token.folded);
  if (words.length < length) return words.length >= 3 ? [words.join(" ")] : [];
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(" "));
}

export type Found = { text: string; lines: readonly number[] };

/**
 * Looks the model's quote up in the CV, whatever its case, accents and spaces; `bound` is the length by which the grammar
 * may have cut it inside a word.
 * @returns the sentence of the CV in which it stands, at most 140 characters and a substring of its text once both have
 * single spaces; null when the words are not there, are too few to show anything, or are a person's data
 */
export function findQuote(source: CvSource, said: string, bound: number): Found | null {
  const whole = said.length >= bound ? said.replace(/\s\S*$/u, "") : said;
  const wanted = fold(plainSpaces(whole).replace(/^[\s"'«“‘•·*–—-]+|[\s"'»”’….,;:]+$/gu, ""));
  if (wanted.length < SHORTEST_QUOTE || wordCount(wanted) < 2) return null;
  for (const { text, folded, lines } of source.passages) {
    const at = standsIn(folded, wanted);
    if (at < 0) continue;
    // Of a sentence too long to be shown whole, the part that was quoted.
    const start = cutQuote(text);
    const own = at + wanted.length <= start.length ? start : cutQuote(text.slice(at));
    if (isQuoteOf(source.document, own) && personalDataIn(own).length === 0) return { text: own, lines };
  }
  return null;
}

/** Where the words stand as whole words, or -1. */
export function standsIn(text: string, words: string): number {
  const inWord = (char: string) => /[\p{L}\p{N}]/u.test(char);
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!inWord(text.charAt(at - 1)) && !inWord(text.charAt(at + words.length))) return at;
  }
  return -1;
}
