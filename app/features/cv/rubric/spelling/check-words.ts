/** The misspelt words of a CV, each once, with the line where it stands. */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { CvReading } from "../evidence/reading.ts";
import type { SpellChecker } from "../rubric.ts";
import { type Slip, slipOf } from "./misspelling.ts";

export type Misspelling = { word: string; line: number; slip: Slip };

const ADDRESS =
  /\S*@\S*|(?:https?:\/\/|www\.)\S+|\S+\.(?:com|cl|net|org|io|dev|edu|gov|es|ar|pe|mx|co)(?:\/\S*)?(?=$|[\s,;)])/giu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#.-]*/gu;
const CAPITALS = /^[^\p{Ll}]+$/u;
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

/** Every slip of the lines that count, in reading order, one per different word. Only for CVs in Spanish. */
export function misspellings(reading: CvReading, checker: SpellChecker): Misspelling[] {
  const names = namesOf(reading);
  const headings = new Set(reading.facts.sections.map((section) => section.heading));
  const trade = tradeWords(reading);
  const seen = new Set<string>();
  const found: Misspelling[] = [];
  for (const index of reading.kept) {
    const kind = reading.sectionOf.get(index);
    if (kind === "contact" || kind === "references") continue;
    const text = (reading.document.lines[index]?.text ?? "").replace(ADDRESS, (address) => " ".repeat(address.length));
    const shouted = CAPITALS.test(text);
    for (const match of text.matchAll(WORD)) {
      const written = match[0].replace(/[.'’+#-]+$/u, "");
      if (/[\p{N}+#.'’]/u.test(written) || (!shouted && CAPITALS.test(written) && written.length > 1)) continue;
      for (const part of written.split("-")) {
        const word = part.toLowerCase();
        if (
          part.length > LONGEST ||
          seen.has(word) ||
          names.has(fold(word)) ||
          trade.has(word) ||
          MONTHS.has(fold(word))
        )
          continue;
        const slip = slipIn(part, text.slice(0, match.index), shouted && !headings.has(index), checker);
        if (slip === null) continue;
        seen.add(word);
        found.push({ word: part, line: index, slip });
      }
    }
  }
  return found;
}

function slipIn(part: string, before: string, shouted: boolean, checker: SpellChecker): Slip | null {
  const word = part.toLowerCase();
  if (PLAIN_ERRORS.has(word) || CHAT_WORDS.has(word))
    return word === "aprendi" || word === "trabaje" ? "accent" : "letter";
  const { strict, skip } = positionOf(part, before);
  if (skip && !shouted) return null;
  const slip = slipOf(word, checker, strict || shouted);
  // Capitals without accents are an old typing habit, and often the name of a person.
  return shouted && slip === "accent" ? null : slip;
}
