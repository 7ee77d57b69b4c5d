/** The view of a CV that all criteria and the review share: which lines count, and what was done, sentence by sentence. */

import type { ReadDocument } from "#app/documents/document.ts";
import { type Sure, sureOf } from "../../facts/confidence/sure.ts";
import type { CvFacts, MonthIndex, SectionKind } from "../../facts/facts.ts";
import { findDeeds } from "./deeds.ts";
import { ownWords } from "./own-words.ts";
import { placeholderIn } from "./placeholders.ts";
import type { Deed } from "./results.ts";
import { paragraphs, type Unit, wordCount } from "./units.ts";
import { sortDeeds, type UnpaidDeed } from "./unpaid.ts";

/** What a template left to be filled in, as written, and the line where it stands. */
export type Placeholder = { text: string; line: number };

export type CvReading = {
  document: ReadDocument;
  facts: CvFacts;
  today: MonthIndex;
  /** Lines that count for nothing: instructions, stuffing, headings that only introduce them, and unfilled templates. */
  excluded: ReadonlySet<number>;
  /** Indexes of the lines that count, in reading order. */
  kept: readonly number[];
  /** Words in the lines that count; names of the person and of places of living and study count alike, however long. */
  words: number;
  /** What the CV says was done in jobs, internships, volunteering, projects and awards. */
  deeds: readonly Deed[];
  /** Sentences that stand where deeds stand and are not paid, with the reason. */
  unpaid: readonly UnpaidDeed[];
  placeholders: readonly Placeholder[];
  /** The summary or profile, as paragraphs. */
  summary: readonly Unit[];
  /** Every text of more than a label, joined over line ends: deeds, summary and free text. */
  prose: readonly Unit[];
  /** What of the facts may be asserted. */
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
  const excluded = new Set([...facts.instructionLines, ...facts.stuffingLines]);
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

/** Lines with a meaning of their own are never taken for the heading of an injected text. */
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

/** Words up to which a line with a blank is a template's line; in a longer one it spoils its own sentence only. */
const TEMPLATE_WORDS = 25;

function placeholdersOf(document: ReadDocument, excluded: ReadonlySet<number>): Placeholder[] {
  return document.lines.flatMap((entry, line) => {
    const text = excluded.has(line) ? null : placeholderIn(entry.text);
    return text === null ? [] : [{ text, line }];
  });
}

/** Score and review of one analysis ask for the same reading. */
const known = new WeakMap<CvFacts, CvReading>();

/** Reads the CV once for all criteria and for the review. Pure; linear in the text. */
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
    ...sortDeeds(findDeeds(base), facts, new Set(placeholders.map(({ line }) => line))),
    placeholders,
    sure: sureOf(document, facts),
    summary: paragraphs(document.lines, summaryLines),
    prose: paragraphs(document.lines, proseLines).filter((unit) => wordCount(unit.text) >= 4),
  };
}

function isHeading(facts: CvFacts, line: number): boolean {
  return facts.sections.some((section) => section.heading === line);
}
