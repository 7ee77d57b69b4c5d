/** Where the rules are unsure of the jobs: spans of time in the CV that they could tie to nothing. */

import type { DateExpression } from "../facts/dates/ranges.ts";
import { type CvFacts, canBeJob, type Interval, type MonthIndex, type SectionKind } from "../facts/facts.ts";
import { dateText } from "../facts/jobs/jobs.ts";
import { type CvLine, cvLines } from "../facts/lines.ts";
import { CONTACT, type CvSource } from "./source.ts";

export type LooseDate = {
  line: CvLine;
  /** Lines beside it, nearest first, that are no part of another job or of studies: its title may stand there. */
  near: readonly CvLine[];
  section: SectionKind;
  interval: Interval;
  precision: DateExpression["precision"];
  /** As written: "mar 2015 - dic 2018". */
  written: string;
};

/** How many a model is asked about; the rules rarely miss more. */
export const MOST_LOOSE = 3;
/** Of a project, a course or a prize the time is no time of work. */
const KINDS: ReadonlySet<SectionKind> = new Set(["contact", "summary", "experience", "education", "other"]);
/** Lines above and below a date that may name what it is of. */
const NEAR = 2;
const CLEAR_TITLE = 2.5;
const CLEAR_STUDY = 1.5;
/** Characters of a line that the model gets to know it again by. */
const SHOWN = 70;

/** In reading order, at most `MOST_LOOSE`. A profile counts only where no job has dates: it repeats what the jobs say. */
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
  return found.slice(0, MOST_LOOSE);
}

/** The dates with what stands beside them, numbered from 1, as data for the model. */
export function listed(dates: readonly LooseDate[]): string {
  return dates
    .map(({ line, written }, at) => `${at + 1}) ${written} | ${line.rest.replace(CONTACT, " ").slice(0, SHOWN).trim()}`)
    .join("\n");
}

/** Lines that the rules took for the head of a job with dates, or for studies that are named as such. */
function tiedLines(facts: CvFacts, lines: readonly CvLine[]): Set<number> {
  const dated = facts.jobs.filter((job) => job.interval !== null);
  const studies = facts.studies.filter((study) => !isDoubtful(study.lines.flatMap((line) => lines[line] ?? [])));
  return new Set([...dated.flatMap((job) => job.headerLines), ...studies.flatMap((study) => study.lines)]);
}

/** "Cajera, Supermercado Ñielol" among the studies: an occupation, and no word of a degree or a school. */
function isDoubtful(study: readonly CvLine[]): boolean {
  return (
    study.some((line) => line.title >= CLEAR_TITLE) &&
    study.every((line) => line.degree < CLEAR_STUDY && line.institution < CLEAR_STUDY)
  );
}

/** The time of a job once more, or a part of it among what was done there. */
function isKnown(facts: CvFacts, line: number, { start, end }: Interval): boolean {
  return facts.jobs.some(({ interval, detailLines }) => {
    if (interval === null) return false;
    if (interval.start === start && interval.end === end) return true;
    const within = (end ?? Number.POSITIVE_INFINITY) <= (interval.end ?? Number.POSITIVE_INFINITY);
    return detailLines.includes(line) && start >= interval.start && within;
  });
}
