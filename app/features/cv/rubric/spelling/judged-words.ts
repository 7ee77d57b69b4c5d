/** The words of a CV that the dictionary is asked about: none that names somebody, something or a place, none of another language. */

import { FAMILY_NAMES, GIVEN_NAMES } from "#app/features/cv/vocabulary/names.ts";
import { skillLexicon } from "#app/features/cv/vocabulary/skills.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { CvReading } from "../evidence/reading.ts";
import { hasSpanish, isForeign, passagesOf } from "./foreign.ts";

/** A written word that the dictionary is asked about. */
export type Occurrence = {
  part: string;
  line: number;
  /** Where its passage begins in the line: with `line`, which passage it is. */
  passage: number;
  /** Whether that passage has small words of Spanish. */
  spanish: boolean;
  shouted: boolean;
  strict: boolean;
  /** An error of its own kind, which no dictionary sees. */
  plain: "accent" | "letter" | null;
};

const ADDRESS =
  /(?<!\S)\S*@\S*|(?:https?:\/\/|www\.)\S+|(?<!\S)\S+\.(?:com|cl|net|org|io|dev|edu|gov|es|ar|pe|mx|co)(?:\/\S*)?(?=$|[\s,;)])/giu;
/** What a template leaves to be filled in; bounded, as nothing may close what is opened. */
const PLACEHOLDER = /\[[^[\]]{0,80}\]|<[^<>]{0,80}>|\{[^{}]{0,80}\}/gu;
const STREET =
  /^\s*(?:direcci[oó]n|domicilio)\b|\b(?:av(?:da|enida)?|calle|pasaje|psje|pje|camino|block|villa|poblaci[oó]n|parcela)\b.{1,60}\d/iu;
/** Words up to which a line with a street and a number is an address, not a sentence that mentions one. */
const ADDRESS_WORDS = 14;
/** Words in small letters from which a line among contact data is a sentence about the person. */
const SENTENCE_WORDS = 6;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#.-]*/gu;
const CAPITALS = /^[^\p{Ll}]+$/u;
/** A shortened word: its point does not end a sentence. */
const ABBREVIATION = /^\.(?:,|;|\)|\s*[\p{Ll}\p{N}])/u;
const LONGEST_ABBREVIATION = 7;
/** Gender left open: "todxs", "alumn@s" is no word to begin with. */
const OPEN_GENDER = /[^aeiou\s]xs?$/u;
/** Letters: what is longer is no word, and trying the spellings near it would take minutes. */
const LONGEST = 40;
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
const CHAT_WORDS = new Set(["q", "xq", "pq", "tb", "tmb", "k", "xfa", "porfa", "toy", "pa", "wn", "finde"]);
/** "Trabaje en bodega" for "Trabajé": elsewhere it may be the right form. */
const WORKED = /^trabaje\s+(?:en|como|de|por|para|con)\s/iu;
const BEFORE_WORKED = /(?:^|[.;•·–—-])\P{L}*(?:yo\s+)?$/iu;

/** Words that name people, places, firms and tools: a capital is no guide at the start of a line. */
function namesOf(reading: CvReading): Set<string> {
  const { facts, document } = reading;
  const texts = [
    facts.name,
    facts.location,
    ...facts.jobs.map((job) => job.employer),
    ...facts.studies.map((study) => study.institution),
    ...document.lines.flatMap((line) => line.text.match(ADDRESS) ?? []),
  ];
  const tools = facts.skills.filter((skill) => skill.kind === "tool").flatMap((skill) => [skill.canonical, skill.name]);
  return new Set([...texts, ...tools].flatMap((text) => fold(text ?? "").match(/[\p{L}\p{N}]+/gu) ?? []));
}

/** Words of the trade as the vocabulary writes them: "técnico" is known by it, "tecnico" is not. */
function tradeWords(reading: CvReading): Set<string> {
  const technical = reading.facts.skills.filter(({ kind }) => kind === "technical").map(({ canonical }) => canonical);
  // What only stands in the person's own list of skills is as its owner wrote it.
  const written = technical.filter((canonical) => skillLexicon.has(canonical));
  return new Set(written.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
}

/** Whether a line tells nothing but where somebody lives, or how to reach somebody. */
function isAddress(text: string): boolean {
  return STREET.test(text) && (text.match(/\S+/gu)?.length ?? 0) <= ADDRESS_WORDS;
}

/** Contact data are names and numbers; a sentence among them, before the first heading, is the person's own words. */
function isSentence(text: string): boolean {
  return (text.match(/(?<!\S)\p{Ll}+(?=[\s,;.]|$)/gu)?.length ?? 0) >= SENTENCE_WORDS;
}

/** A line with what is no text of the person's blanked out, letter by letter; null when none of it is to be judged. */
function judgedText(reading: CvReading, index: number): string | null {
  const kind = reading.sectionOf.get(index);
  const written = reading.document.lines[index]?.text ?? "";
  if (kind === "references" || (kind === "contact" && !isSentence(written)) || isAddress(written)) return null;
  const blank = (found: string) => " ".repeat(found.length);
  return written.replace(ADDRESS, blank).replace(PLACEHOLDER, blank);
}

/** Each word of the lines that count, as far as it may be a misspelt one, in reading order. */
export function* occurrences(reading: CvReading): Generator<Occurrence> {
  const names = namesOf(reading);
  const trade = tradeWords(reading);
  const headings = new Set(reading.facts.sections.map((section) => section.heading));
  let broken = false;
  for (const line of reading.kept) {
    const text = judgedText(reading, line);
    const rest = broken;
    broken = text !== null && /\p{L}[-\u00ad]$/u.test(text);
    if (text === null) continue;
    const shouted = CAPITALS.test(text) && !headings.has(line);
    for (const { start, end } of passagesOf(text)) {
      const passage = text.slice(start, end);
      if (isForeign(passage)) continue;
      const place = { line, passage: start, spanish: hasSpanish(passage), shouted };
      for (const match of passage.matchAll(WORD)) {
        const at = start + match.index;
        const after = text.slice(at + match[0].length);
        // Half a word, which goes on in the next line.
        if ((rest && at === 0) || (broken && after === "")) continue;
        for (const one of wordsIn(match[0], text, at, { names, trade, shouted })) yield { ...one, ...place };
      }
    }
  }
}

type Known = { names: ReadonlySet<string>; trade: ReadonlySet<string>; shouted: boolean };

/** The words that a run of letters and signs holds: "ético-valórico" has two, "O'Higgins", "C#" and "PowerBI" none. */
function* wordsIn(
  found: string,
  text: string,
  at: number,
  { names, trade, shouted }: Known,
): Generator<Pick<Occurrence, "part" | "strict" | "plain">> {
  const capitals = CAPITALS.test(text);
  const written = found.replace(/[.'’+#-]+$/u, "");
  if (/[\p{N}+#.'’]|\p{Ll}\p{Lu}/u.test(written)) return;
  if (!capitals && CAPITALS.test(written) && written.length > 1) return;
  const shortened = written.length <= LONGEST_ABBREVIATION && ABBREVIATION.test(text.slice(at + written.length));
  const { strict, skip } = positionOf(written, text.slice(0, at), text.slice(at + written.length));
  for (const part of written.split("-")) {
    const word = part.toLowerCase();
    const folded = fold(word);
    const plain = plainErrorOf(part, part === written, text.slice(0, at), text.slice(at));
    if (plain !== null) {
      yield { part, strict, plain };
      continue;
    }
    if (part.length > LONGEST || shortened || (skip && !shouted) || OPEN_GENDER.test(folded)) continue;
    if (names.has(folded) || trade.has(word) || MONTHS.has(folded)) continue;
    if (strict && (GIVEN_NAMES.has(folded) || FAMILY_NAMES.has(folded))) continue;
    yield { part, strict, plain: null };
  }
}

/** How a word is looked at: a capital inside a sentence is a name; at the start of a line it may be one. */
function positionOf(word: string, before: string, after: string): { strict: boolean; skip: boolean } {
  const capital = /^\p{Lu}/u.test(word);
  if (!capital) return { strict: false, skip: false };
  const starts = /^[^\p{L}\p{N}]*$/u.test(before) || /[.:;!?•·–—-]\s*$/u.test(before);
  // "Lengas, Iturriaga & Compañía": a name goes on with names.
  return { strict: true, skip: !starts || /^,?\s+(?:&\s+|y\s+)?\p{Lu}\p{Ll}/u.test(after) };
}

/** @param alone no part of a longer writing such as "k-means" */
function plainErrorOf(part: string, alone: boolean, before: string, from: string): Occurrence["plain"] {
  const word = part.toLowerCase();
  if (WORKED.test(from) && BEFORE_WORKED.test(before)) return "accent";
  if (PLAIN_ERRORS.has(word)) return word === "aprendi" ? "accent" : "letter";
  // A letter with a value is a quantity: "k = 5".
  const chat =
    alone && part === word && CHAT_WORDS.has(word) && /^[,;]?(?:\s+[^\s=:<>≤≥\d]|\s*$)/u.test(from.slice(part.length));
  return chat ? "letter" : null;
}
