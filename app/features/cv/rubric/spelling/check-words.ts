/** The misspelt words of a CV, each once, with the line where it stands. */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { CvReading } from "../evidence/reading.ts";
import type { SpellChecker } from "../rubric.ts";
import { isUnknown, type Slip, slipOf } from "./misspelling.ts";

export type Misspelling = {
  word: string;
  line: number;
  slip: Slip;
  /** Unknown words of the text that it stands for: more than 1 where only a sample of them was examined. */
  standsFor: number;
};

const ADDRESS =
  /(?<!\S)\S*@\S*|(?:https?:\/\/|www\.)\S+|(?<!\S)\S+\.(?:com|cl|net|org|io|dev|edu|gov|es|ar|pe|mx|co)(?:\/\S*)?(?=$|[\s,;)])/giu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#.-]*/gu;
const CAPITALS = /^[^\p{Ll}]+$/u;
/** Letters: what is longer is no word, and trying the spellings near it would take minutes. */
const LONGEST = 40;
/**
 * Different unknown words that are compared with known ones. A CV in Spanish has some ten, none of our collections more
 * than 46; a text with more is judged by a sample of them, because each comparison tries thousands of spellings.
 */
const MOST_EXAMINED = 120;
/** Joined or shortened writings that a dictionary check cannot see: they are errors wherever they stand. */
const PLAIN_ERRORS = new Set([
  "aveces",
  "osea",
  "haiga",
  "haci",
  "enserio",
  "porsupuesto",
  "apesar",
  "atravez",
  "deacuerdo",
  "alomejor",
  "talvés",
  "aprendi",
  "trabaje",
]);
const MONTHS = new Set([
  "ene",
  "feb",
  "mar",
  "abr",
  "may",
  "jun",
  "jul",
  "ago",
  "sep",
  "sept",
  "set",
  "oct",
  "nov",
  "dic",
]);
const CHAT_WORDS = new Set(["q", "xq", "pq", "tb", "tmb", "k", "xfa", "porfa", "toy", "pa", "wn", "finde", "cel"]);

/** Words that name people and places: a capital is no guide at the start of a line. */
function namesOf(reading: CvReading): Set<string> {
  const { facts } = reading;
  const texts = [
    facts.name,
    facts.location,
    ...facts.jobs.map((job) => job.employer),
    ...facts.studies.map((study) => study.institution),
  ];
  const tools = facts.skills.filter((skill) => skill.kind === "tool").flatMap((skill) => [skill.canonical, skill.name]);
  return new Set([...texts, ...tools].flatMap((text) => fold(text ?? "").match(/[\p{L}\p{N}]+/gu) ?? []));
}

type Position = { strict: boolean; skip: boolean };

/** Words of the trade as the vocabulary writes them: "técnico" is known by it, "tecnico" is not. */
function tradeWords(reading: CvReading): Set<string> {
  const written = reading.facts.skills.filter((skill) => skill.kind === "technical").map((skill) => skill.canonical);
  return new Set(written.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
}

/** How a word is looked at: a capital inside a sentence is a name; at the start of a line it may be one. */
function positionOf(word: string, before: string): Position {
  const capital = /^\p{Lu}/u.test(word);
  if (!capital) return { strict: false, skip: false };
  const starts = /^[^\p{L}\p{N}]*$/u.test(before) || /[.:;!?•·–—-]\s*$/u.test(before);
  return { strict: true, skip: !starts };
}

/** A written word that the dictionary is asked about. */
type Occurrence = { part: string; line: number; shouted: boolean; strict: boolean };

/** Each word of the lines that count, as far as it may be a misspelt one, in reading order. */
function* occurrences(reading: CvReading): Generator<Occurrence> {
  const names = namesOf(reading);
  const headings = new Set(reading.facts.sections.map((section) => section.heading));
  const trade = tradeWords(reading);
  for (const index of reading.kept) {
    const kind = reading.sectionOf.get(index);
    if (kind === "contact" || kind === "references") continue;
    const text = (reading.document.lines[index]?.text ?? "").replace(ADDRESS, (address) => " ".repeat(address.length));
    const capitals = CAPITALS.test(text);
    const shouted = capitals && !headings.has(index);
    for (const match of text.matchAll(WORD)) {
      const written = match[0].replace(/[.'’+#-]+$/u, "");
      if (/[\p{N}+#.'’]/u.test(written) || (!capitals && CAPITALS.test(written) && written.length > 1)) continue;
      for (const part of written.split("-")) {
        const word = part.toLowerCase();
        if (part.length > LONGEST || names.has(fold(word)) || trade.has(word) || MONTHS.has(fold(word))) continue;
        const { strict, skip } = positionOf(part, text.slice(0, match.index));
        if (isPlainError(word) || !skip || shouted) yield { part, line: index, shouted, strict: strict || shouted };
      }
    }
  }
}

function isPlainError(word: string): boolean {
  return PLAIN_ERRORS.has(word) || CHAT_WORDS.has(word);
}

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
  const unknown = new Set<string>();
  for (const { part } of words) {
    const word = part.toLowerCase();
    if (!isPlainError(word) && isUnknown(word, checker)) unknown.add(word);
  }
  const sample = sampleOf([...unknown]);
  const slipIn = slipFinder(checker);
  const seen = new Set<string>();
  const found: Misspelling[] = [];
  for (const { part, line, shouted, strict } of words) {
    const word = part.toLowerCase();
    if (seen.has(word)) continue;
    const plain = isPlainError(word);
    if (!plain && !sample.has(word)) continue;
    const slip = plain ? plainSlip(word) : slipIn(word, strict);
    // Capitals without accents are an old typing habit, and often the name of a person.
    if (slip === null || (!plain && shouted && slip === "accent")) continue;
    seen.add(word);
    found.push({ word: part, line, slip, standsFor: plain ? 1 : unknown.size / sample.size });
  }
  return { found, unknown: unknown.size, examined: sample.size };
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

function plainSlip(word: string): Slip {
  return word === "aprendi" || word === "trabaje" ? "accent" : "letter";
}

/** All of them, or as many as are examined, evenly over the text. */
function sampleOf(words: readonly string[]): ReadonlySet<string> {
  if (words.length <= MOST_EXAMINED) return new Set(words);
  const step = words.length / MOST_EXAMINED;
  return new Set(Array.from({ length: MOST_EXAMINED }, (_, at) => words[Math.floor(at * step)] ?? ""));
}
