/** Date ranges in the CV that the rules could not assign to any entry: there the jobs are uncertain. */

import type { DateExpression } from "../facts/dates/date-ranges.ts";
import { cvLines } from "../facts/document-lines.ts";
import { type CvFacts, canBeJob, type Interval, type MonthIndex, type SectionKind } from "../facts/facts.ts";
import { dateText } from "../facts/jobs/jobs.ts";
import type { CvLine } from "../facts/lines.ts";
import { CONTACT, type CvSource } from "./cv-source-index.ts";

export type LooseDate = {
  line: CvLine;
  /** Nearby lines, nearest first, that belong to no other job or study: the title may be among them. */
  near: readonly CvLine[];
  section: SectionKind;
  interval: Interval;
  precision: DateExpression["precision"];
  /** As written: "mar 2015 - dic 2018". */
  written: string;
};

/** Maximum number of dates that a model is asked about; the rules rarely miss more. */
export const MAX_LOOSE = 3;
/** Dates of a project, course or prize are not work. */
const KINDS: ReadonlySet<SectionKind> = new Set(["contact", "summary", "experience", "education", "other"]);
/** Number of lines above and below a date that may name its entry. */
const NEAR = 2;
const CLEAR_TITLE = 2.5;
const CLEAR_STUDY = 1.5;
/** Characters of a line shown to the model to identify it. */
const SHOWN = 70;

/** In reading order, at most `MAX_LOOSE`. A profile counts only where no job has dates, as it repeats the jobs. */
export function looseDates(source: CvSource, today: MonthIndex): LooseDate[] {
  const { document, facts, readable } = source;
  const lines = cvLines(document, today);
  const tied = tiedLines(facts, lines);
  const dated = facts.jobs.some((job) => job.interval !== null);
  const kindOf = new Map(
    facts.sections.flatMap((section) => section.lines.map((line) => [line, section.kind] as const)),
  );
  const headings = new Set(facts.sections.map((section) => section.heading));
  const open = readable.filter((line) => !tied.has(line) && !headings.has(line));
  const nearby = (date: number) =>
    open
      .filter((line) => Math.abs(line - date) <= NEAR)
      .sort((a, b) => Math.abs(a - date) - Math.abs(b - date))
      .flatMap((line) => lines[line] ?? []);
  const found: LooseDate[] = [];
  for (const index of open) {
    const line = lines[index];
    const kind = kindOf.get(index);
    if (line === undefined || kind === undefined) continue;
    if (!KINDS.has(kind) || (kind === "summary" && dated)) continue;
    const range = line.dates.find((date) => date.shape === "range" && canBeJob(date.interval, today));
    if (range === undefined || isKnown(facts, index, range.interval)) continue;
    found.push({
      line,
      near: nearby(index),
      section: kind,
      interval: range.interval,
      precision: range.precision,
      written: dateText(line, range),
    });
  }
  return found.slice(0, MAX_LOOSE);
}

/** The dates with their nearby lines, numbered from 1, as data for the model. */
export function listed(dates: readonly LooseDate[]): string {
  return dates
    .map(({ line, written }, at) => `${at + 1}) ${written} | ${line.rest.replace(CONTACT, " ").slice(0, SHOWN).trim()}`)
    .join("\n");
}

/** Heading lines of jobs with dates, and lines of recognised studies. */
function tiedLines(facts: CvFacts, lines: readonly CvLine[]): Set<number> {
  const dated = facts.jobs.filter((job) => job.interval !== null);
  const studies = facts.studies.filter((study) => !isDoubtful(study.lines.flatMap((line) => lines[line] ?? [])));
  return new Set([...dated.flatMap((job) => job.headerLines), ...studies.flatMap((study) => study.lines)]);
}

/** "Cajera, Supermercado Ñielol" among the studies: an occupation, without a word for a degree or a school. */
function isDoubtful(study: readonly CvLine[]): boolean {
  return (
    study.some((line) => line.title >= CLEAR_TITLE) &&
    study.every((line) => line.degree < CLEAR_STUDY && line.institution < CLEAR_STUDY)
  );
}

/** Repeats the dates of a job, or a part of them within its description. */
function isKnown(facts: CvFacts, line: number, { start, end }: Interval): boolean {
  return facts.jobs.some(({ interval, detailLines }) => {
    if (interval === null) return false;
    if (interval.start === start && interval.end === end) return true;
    const within = (end ?? Number.POSITIVE_INFINITY) <= (interval.end ?? Number.POSITIVE_INFINITY);
    return detailLines.includes(line) && start >= interval.start && within;
  });
}
