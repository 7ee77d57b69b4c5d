/**
 * The view of a CV shared by all criteria and the review: which lines count, and the achievements, sentence by
 * sentence.
 */

import type { ReadDocument } from "#app/documents/document.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { type Sure, sureOf } from "../../facts/confidence/confident-facts.ts";
import type { CvFacts, MonthIndex, SectionKind } from "../../facts/facts.ts";
import { partsOfName } from "../../facts/mask-own-name.ts";
import { scoreBesideDegree } from "../../facts/studies/place-of-study.ts";
import { institutionScore } from "../../facts/text-type-scores.ts";
import { findAchievements } from "./achievements.ts";
import { placeholderIn } from "./placeholders.ts";
import type { Achievement } from "./results.ts";
import { paragraphs, type Unit, wordCount } from "./sentences.ts";
import { sortAchievements, type UnpaidAchievement } from "./unpaid.ts";

/** An unfilled template placeholder as written, with its line. */
type Placeholder = { text: string; line: number };

export type CvReading = {
  document: ReadDocument;
  facts: CvFacts;
  today: MonthIndex;
  /** Lines that do not count: instructions, stuffing, headings that only introduce these, and unfilled templates. */
  excluded: ReadonlySet<number>;
  /** Indexes of the lines that count, in reading order. */
  kept: readonly number[];
  /** Words in the lines that count; names of persons, places and schools have the same weight whatever their length. */
  words: number;
  /** Achievements in jobs, internships, volunteering, projects and awards. */
  achievements: readonly Achievement[];
  /** Sentences in the place of achievements that earn no points, with the reason. */
  unpaid: readonly UnpaidAchievement[];
  placeholders: readonly Placeholder[];
  /** The summary or profile, as paragraphs. */
  summary: readonly Unit[];
  /** Every text longer than a label, joined over line ends: achievements, summary and free text. */
  prose: readonly Unit[];
  /** The facts that are confident enough to be asserted. */
  sure: Sure;
  /** Section of each line that has one. */
  sectionOf: ReadonlyMap<number, SectionKind>;
};

const LIST_SECTIONS: ReadonlySet<SectionKind> = new Set([
  "contact",
  "skills",
  "languages",
  "references",
  "interests",
  "personal",
  "certifications",
]);

function excludedLines(document: ReadDocument, facts: CvFacts): Set<number> {
  const excluded = new Set([...facts.instructionLines, ...facts.keywordStuffedLines]);
  if (excluded.size === 0) return excluded;
  for (const section of facts.sections) {
    const body = section.lines.filter((line) => line !== section.heading);
    if (section.heading !== null && body.length > 0 && body.every((line) => excluded.has(line)))
      excluded.add(section.heading);
  }
  const introduces = (index: number) => {
    const line = document.lines[index];
    return (
      line !== undefined && (line.role === "heading" || line.bold || /:$/.test(line.text)) && wordCount(line.text) <= 6
    );
  };
  const headings = new Set(facts.sections.map((section) => section.heading));
  for (const index of [...excluded].sort((a, b) => a - b)) {
    const next = index + 1;
    const endsPart = document.lines[next] === undefined || excluded.has(next) || headings.has(next) || introduces(next);
    if (!excluded.has(index - 1) && introduces(index - 1) && !isKnownPart(facts, index - 1) && endsPart)
      excluded.add(index - 1);
  }
  return excluded;
}

/** Lines with a known meaning are never taken for the heading of an injected text. */
function isKnownPart(facts: CvFacts, index: number): boolean {
  return (
    facts.jobs.some((job) => job.headerLines.includes(index)) ||
    facts.studies.some((study) => study.lines.includes(index)) ||
    facts.sections.some((section) => section.heading === index && section.kind !== "other")
  );
}

function sectionMap(facts: CvFacts): Map<number, SectionKind> {
  const map = new Map<number, SectionKind>();
  for (const section of facts.sections) for (const line of section.lines) map.set(line, section.kind);
  return map;
}

/** Up to this many words, a line with a placeholder is excluded; in a longer one only the sentence is. */
const TEMPLATE_WORDS = 25;

function placeholdersOf(document: ReadDocument, excluded: ReadonlySet<number>): Placeholder[] {
  return document.lines.flatMap((entry, line) => {
    const text = excluded.has(line) ? null : placeholderIn(entry.text);
    return text === null ? [] : [{ text, line }];
  });
}

/** Cache: score and review of one analysis use the same context. */
const known = new WeakMap<CvFacts, CvReading>();

/** Builds the context for all criteria and the review. Pure; linear in the text. */
export function readCv(document: ReadDocument, facts: CvFacts, today: MonthIndex): CvReading {
  const before = known.get(facts);
  if (before?.document === document && before.today === today) return before;
  const reading = readAnew(document, facts, today);
  known.set(facts, reading);
  return reading;
}

function readAnew(document: ReadDocument, facts: CvFacts, today: MonthIndex): CvReading {
  const excluded = excludedLines(document, facts);
  const placeholders = placeholdersOf(document, excluded);
  for (const { line } of placeholders)
    if (wordCount(document.lines[line]?.text ?? "") <= TEMPLATE_WORDS) excluded.add(line);
  const kept = document.lines.map((_, index) => index).filter((index) => !excluded.has(index));
  const sectionOf = sectionMap(facts);
  const base = { document, facts, kept, sectionOf, excluded };
  const summaryLines = kept.filter((line) => sectionOf.get(line) === "summary" && !isHeading(facts, line));
  const headerLines = new Set(facts.jobs.flatMap((job) => job.headerLines));
  const proseLines = kept.filter((line) => {
    const kind = sectionOf.get(line);
    return (
      !isHeading(facts, line) &&
      !headerLines.has(line) &&
      (kind === undefined || kind === "personal" || kind === "interests" || !LIST_SECTIONS.has(kind))
    );
  });
  return {
    ...base,
    today,
    words: ownWords(document, facts, kept),
    ...sortAchievements(findAchievements(base), facts, new Set(placeholders.map(({ line }) => line))),
    placeholders,
    sure: sureOf(document, facts),
    summary: paragraphs(document.lines, summaryLines),
    prose: paragraphs(document.lines, proseLines).filter((unit) => wordCount(unit.text) >= 4),
  };
}

function isHeading(facts: CvFacts, line: number): boolean {
  return facts.sections.some((section) => section.heading === line);
}

/** Counts the words of a CV so that the length of names (person, town, schools) makes no difference. */

const ADDRESS = /\S+@\S+|(?:https?:\/\/|www\.|linkedin\.)\S+/g;
/** Number of words that any name counts as. */
const USUAL_NAME = 3;

const PART_ENDS = /\n|\s*[|•·;]\s*|\s{2,}|\.\s/g;
/** Words from which a part is a sentence that mentions the place, not an address. */
const SENTENCE_WORDS = 12;

/** The part of the line around the place, including street and country; in a sentence only the place. */
function partAround(text: string, at: number, length: number): [from: number, to: number] {
  const ends = [...text.matchAll(PART_ENDS)];
  const before = ends.findLast((end) => end.index + end[0].length <= at);
  const from = before === undefined ? 0 : before.index + before[0].length;
  const to = ends.find((end) => end.index >= at + length)?.index ?? text.length;
  return wordCount(text.slice(from, to)) > SENTENCE_WORDS ? [at, at + length] : [from, to];
}

/** Maximum words of a part that can be the name of a school. */
const MAX_NAME_WORDS = 8;

/** Drops parts recognised as schools by a word or their position beside a degree, even where no study was extracted. */
function withoutPlacesOfStudy(line: string, drop: () => string): string {
  const beside = scoreBesideDegree(line) > 0;
  return line
    .split(/(,\s+|\s*[|·•]\s*|\s{2,}|\s[–—-]\s)/)
    .map((part, at) => {
      const named = wordCount(part) <= MAX_NAME_WORDS && institutionScore(part) >= 3;
      return at % 2 === 0 && part !== "" && (named || (beside && at === 2)) ? drop() : part;
    })
    .join("");
}

/** Number of words in the lines that count. Pure; linear in the text. */
function ownWords(document: ReadDocument, facts: CvFacts, kept: readonly number[]): number {
  let names = 0;
  const drop = (): string => {
    names += 1;
    return " ";
  };
  let rest = kept
    .map((index) => withoutPlacesOfStudy(document.lines[index]?.text ?? "", drop))
    .map((line) => normalize(line).replace(ADDRESS, "correo propio"))
    .join("\n");
  const person = partsOfName(facts.name);
  if (person !== null) rest = rest.replace(person, drop);
  const home = facts.location === null ? -1 : rest.indexOf(normalize(facts.location));
  if (home >= 0) {
    const [from, to] = partAround(rest, home, facts.location?.length ?? 0);
    rest = `${rest.slice(0, from)} ${drop()} ${rest.slice(to)}`;
  }
  const phrases = facts.studies.flatMap(({ institution }) => (institution ? [normalize(institution)] : []));
  for (const phrase of [...new Set(phrases)].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(phrase, drop);
  return wordCount(rest) + names * USUAL_NAME;
}
