/** The words of a CV to look up in the dictionary: no names of persons, things or places, no other languages. */

import { FAMILY_NAMES, GIVEN_NAMES } from "#app/features/cv/vocabulary/names.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { skillLexicon } from "#app/features/cv/vocabulary/skills.ts";
import { regex } from "#app/platform/regex.ts";
import type { CvReading } from "../evidence/cv-context.ts";

/** An occurrence of a word to look up. */
export type Occurrence = {
  part: string;
  line: number;
  /** Offset of its passage in the line; together with `line` it identifies the passage. */
  passage: number;
  /** Whether that passage has Spanish function words. */
  spanish: boolean;
  shouted: boolean;
  strict: boolean;
  /** An error that the dictionary cannot see. */
  plain: "accent" | "letter" | null;
};

const ADDRESS = regex("giu")`
    (?<!\S)\S*@\S*|(?:https?://|www\.)\S+|(?<!\S)\S+\.(?:com|cl|net|org|io|dev|edu|gov|es|ar|pe|mx|
    co)(?:/\S*)?(?=$|[\s,;)])
  `;
/** A template placeholder; bounded, as an opening bracket may never be closed. */
const PLACEHOLDER = /\[[^[\]]{0,80}\]|<[^<>]{0,80}>|\{[^{}]{0,80}\}/gu;
const STREET = regex("iu")`
    ^\s*(?:direcci[oó]n|domicilio)\b|\b(?:av(?:da|enida)?|calle|pasaje|psje|pje|camino|block|villa|poblaci[oó]n|
    parcela)\b.{1,60}\d
  `;
/** Maximum words of a line with a street and a number to be an address, not a sentence that mentions one. */
const ADDRESS_WORDS = 14;
/** Lower-case words from which a line among contact data is a sentence about the person. */
const SENTENCE_WORDS = 6;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#.-]*/gu;
const CAPITALS = /^[^\p{Ll}]+$/u;
/** After an abbreviation: its full stop does not end a sentence. */
const ABBREVIATION = /^\.(?:,|;|\)|\s*[\p{Ll}\p{N}])/u;
const MAX_ABBREVIATION_LENGTH = 7;
/** Gender-neutral spellings: "todxs", "alumn@s" are no dictionary words. */
const OPEN_GENDER = /[^aeiou\s]xs?$/u;
/** Maximum letters: longer strings are no words, and trying similar spellings would take minutes. */
const MAX_WORD_LENGTH = 40;
/** Joined or shortened spellings that a dictionary lookup cannot detect: always errors. */
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
/** "Trabaje en bodega" for "Trabajé"; in other contexts it may be correct. */
const WORKED = /^trabaje\s+(?:en|como|de|por|para|con)\s/iu;
const BEFORE_WORKED = /(?:^|[.;•·–—-])\P{L}*(?:yo\s+)?$/iu;

/** Words that name people, places, companies and tools: a capital proves nothing at the start of a line. */
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
  return new Set([...texts, ...tools].flatMap((text) => normalize(text ?? "").match(/[\p{L}\p{N}]+/gu) ?? []));
}

/** Professional terms as the vocabulary spells them: "técnico" is known by it, "tecnico" is not. */
function tradeWords(reading: CvReading): Set<string> {
  const technical = reading.facts.skills.filter(({ kind }) => kind === "technical").map(({ canonical }) => canonical);
  // Words that occur only in the skill list are accepted as their owner wrote them.
  const written = technical.filter((canonical) => skillLexicon.has(canonical));
  return new Set(written.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
}

/** Whether a line holds only an address or contact data. */
function isAddress(text: string): boolean {
  return STREET.test(text) && (text.match(/\S+/gu)?.length ?? 0) <= ADDRESS_WORDS;
}

/** Contact data are names and numbers; a sentence among them, before the first heading, is the person's own text. */
function isSentence(text: string): boolean {
  return (text.match(/(?<!\S)\p{Ll}+(?=[\s,;.]|$)/gu)?.length ?? 0) >= SENTENCE_WORDS;
}

/**
 * A line with everything that is not the person's own text masked letter by letter; null when none of it is to be
 * judged.
 */
function judgedText(reading: CvReading, index: number): string | null {
  const kind = reading.sectionOf.get(index);
  const written = reading.document.lines[index]?.text ?? "";
  if (kind === "references" || (kind === "contact" && !isSentence(written)) || isAddress(written)) return null;
  const blank = (found: string) => " ".repeat(found.length);
  return written.replace(ADDRESS, blank).replace(PLACEHOLDER, blank);
}

/** Each word of the lines that count that may be misspelt, in reading order. */
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
        // Half of a word that continues on the next line.
        if ((rest && at === 0) || (broken && after === "")) continue;
        for (const one of wordsIn(match[0], text, at, { names, trade, shouted })) yield { ...one, ...place };
      }
    }
  }
}

type Known = { names: ReadonlySet<string>; trade: ReadonlySet<string>; shouted: boolean };

/** The words in a run of letters and symbols: "ético-valórico" has two, "O'Higgins", "C#" and "PowerBI" none. */
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
  const shortened = written.length <= MAX_ABBREVIATION_LENGTH && ABBREVIATION.test(text.slice(at + written.length));
  const { strict, skip } = positionOf(written, text.slice(0, at), text.slice(at + written.length));
  for (const part of written.split("-")) {
    const word = part.toLowerCase();
    const normalized = normalize(word);
    const plain = plainErrorOf(part, part === written, text.slice(0, at), text.slice(at));
    if (plain !== null) {
      yield { part, strict, plain };
      continue;
    }
    if (part.length > MAX_WORD_LENGTH || shortened || (skip && !shouted) || OPEN_GENDER.test(normalized)) continue;
    if (names.has(normalized) || trade.has(word) || MONTHS.has(normalized)) continue;
    if (strict && (GIVEN_NAMES.has(normalized) || FAMILY_NAMES.has(normalized))) continue;
    yield { part, strict, plain: null };
  }
}

/** How to judge a word: capitalised inside a sentence it is a name; at the start of a line it may be one. */
function positionOf(word: string, before: string, after: string): { strict: boolean; skip: boolean } {
  const capital = /^\p{Lu}/u.test(word);
  if (!capital) return { strict: false, skip: false };
  const starts = /^[^\p{L}\p{N}]*$/u.test(before) || /[.:;!?•·–—-]\s*$/u.test(before);
  // "Lengas, Iturriaga & Compañía": a name continues with names.
  return { strict: true, skip: !starts || /^,?\s+(?:&\s+|y\s+)?\p{Lu}\p{Ll}/u.test(after) };
}

/** @param alone not part of a longer token such as "k-means" */
function plainErrorOf(part: string, alone: boolean, before: string, from: string): Occurrence["plain"] {
  const word = part.toLowerCase();
  if (WORKED.test(from) && BEFORE_WORKED.test(before)) return "accent";
  if (PLAIN_ERRORS.has(word)) return word === "aprendi" ? "accent" : "letter";
  // A letter with a value is a quantity: "k = 5".
  const chat =
    alone && part === word && CHAT_WORDS.has(word) && /^[,;]?(?:\s+[^\s=:<>≤≥\d]|\s*$)/u.test(from.slice(part.length));
  return chat ? "letter" : null;
}

/** Passages of a Spanish CV in other languages: thesis titles, jobs abroad, quotations. */

const WORDS = /\p{L}+/gu;
/** Where a passage in another language may begin or end within a line. */
const BORDER = /[«»"“”„()[\]|;•·:]|[.!?]\s|\s{2,}/u;
const SPANISH = new Set(
  "de la el en y los las del para con por una un que se su al como mi lo sus desde hasta sobre no más".split(" "),
);
/** Function words of one other language each that Spanish does not have. */
const OTHERS: readonly ReadonlySet<string>[] = [
  "the of and with from for by at on an our is are was were this that their into to in as",
  "des et du une dans aux avec est ses pendant chez",
  "und der die das für mit von bei den dem ein eine zur zum im auf",
  "em uma com não ao do das pelo pela",
  "di il della gli nel dei delle alla",
].map((words) => new Set(words.split(" ")));

type Passage = { start: number; end: number };

/** The passages of a line, split at punctuation, with their offsets. */
function passagesOf(text: string): Passage[] {
  const found: Passage[] = [];
  let start = 0;
  for (const match of text.matchAll(new RegExp(BORDER, "gu"))) {
    if (match.index > start) found.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  if (start < text.length) found.push({ start, end: text.length });
  return found;
}

/** Whether a passage has a Spanish function word, and so is Spanish however many terms it contains. */
function hasSpanish(passage: string): boolean {
  return (passage.toLowerCase().match(WORDS) ?? []).some((word) => SPANISH.has(word));
}

/** Whether a passage has function words of another language. False if it has none. */
function isForeign(passage: string): boolean {
  const words = passage.toLowerCase().match(WORDS) ?? [];
  const spanish = words.filter((word) => SPANISH.has(word)).length;
  return OTHERS.some((language) => words.filter((word) => language.has(word)).length > spanish);
}
