/**
 * The corrected facts, limited to what the CV's text supports: the student may correct anything, but the score and the
 * advice are about the text. Pure.
 */

import type { ReadDocument } from "#app/documents/document.ts";
import { findDuration } from "../facts/dates/durations.ts";
import type { CvFacts, Job, LanguageSkill, MonthIndex, Skill, Study } from "../facts/facts.ts";
import { languageLexicon } from "../vocabulary/spoken-languages.ts";
import { NO_LINE } from "./apply-corrections.ts";
import { FIELDS } from "./corrections.ts";
import { isFieldFound, isFoundNear, linesContaining } from "./found-in-text.ts";

export type BorneOut = {
  /** For the score: a correction that the text does not show is replaced by the extracted value. */
  scored: CvFacts;
  /**
   * For the generated sentences: jobs with the student's titles and dates, but no job or study that is not in the text.
   */
  said: CvFacts;
};

/** Lines above and below the heading of a job or study that may still belong to it. */
const AROUND = 2;
const MONTH_BEGINNINGS = [
  "ene|jan",
  "feb",
  "mar",
  "abr|apr",
  "may",
  "jun",
  "jul",
  "ago|aug",
  "sep|set",
  "oct|out",
  "nov",
  "dic|dec|dez",
];

/**
 * @param read the facts as the rules read them
 * @param facts those of applyCorrections()
 */
export function borneOut(document: ReadDocument, read: CvFacts, facts: CvFacts): BorneOut {
  const person = Object.fromEntries(
    FIELDS.map((name) => {
      const value = facts[name];
      return [name, value === read[name] || (value !== null && isFieldFound(document, name, value)) ? value : null];
    }),
  );
  const located = facts.jobs.flatMap((job) => locatedJob(document, job, facts.jobs) ?? []);
  const studies = facts.studies.flatMap((study) => locatedStudy(document, study) ?? []);
  const isOwn = (study: Study) => read.studies.includes(study);
  const base = {
    ...facts,
    ...person,
    skills: facts.skills.flatMap((skill) => locatedSkill(document, skill) ?? []),
    languages: facts.languages.flatMap((one) => locatedLanguage(document, one) ?? []),
  };
  return {
    scored: {
      ...base,
      jobs: located.map((job) => (read.jobs.includes(job) ? job : scoredJob(document, job))),
      studies: studies.map((study) => (isOwn(study) ? study : scoredStudy(document, study))),
    },
    said: { ...base, jobs: located, studies: studies.filter((study) => isOwn(study) || isStudyFound(document, study)) },
  };
}

function near(document: ReadDocument, lines: readonly number[]): number[] {
  const from = Math.max(0, Math.min(...lines) - AROUND);
  const to = Math.min(document.lines.length - 1, Math.max(...lines) + AROUND);
  return lines.length === 0 ? [] : Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** Finds the lines of a job that the student added; null where the CV does not name it. */
function locatedJob(document: ReadDocument, job: Job, all: readonly Job[]): Job | null {
  if (job.headerLines.length > 0) return job;
  const taken = new Set(all.flatMap((other) => other.headerLines));
  const free = document.lines.map((_, index) => index).filter((index) => !taken.has(index));
  const named = (text: string | null) => (text === null ? [] : linesContaining(document, text, free));
  const [title, employer] = [named(job.title), named(job.employer)];
  const pair = employer.find((line) => job.title === null || title.some((other) => Math.abs(other - line) <= AROUND));
  if (pair === undefined)
    return job.employer === null && title[0] !== undefined ? { ...job, headerLines: [title[0]] } : null;
  const own = title.find((line) => Math.abs(line - pair) <= AROUND);
  return { ...job, headerLines: [...new Set([...(own === undefined ? [] : [own]), pair])].sort((a, b) => a - b) };
}

function scoredJob(document: ReadDocument, job: Job): Job {
  const lines = [...new Set([...near(document, job.headerLines), ...job.detailLines])];
  const { written } = job;
  const words = (text: string | null, read: string | null) =>
    text === null || isFoundNear(document, text, lines) ? text : read;
  const named = {
    ...job,
    title: words(job.title, written?.title ?? null),
    employer: words(job.employer, written?.employer ?? null),
  };
  if (written !== undefined && sameDates(job, written)) return named;
  if (job.interval === null) return { ...named, datePrecision: "none", months: shownMonths(document, job, lines) };
  const precision = shownPrecision(document, job.interval, lines);
  if (precision !== null) return { ...named, datePrecision: precision };
  return { ...named, interval: written?.interval ?? null, datePrecision: written?.datePrecision ?? "none" };
}

/** Of a job without dates: its length, where the lines say it. */
function shownMonths(document: ReadDocument, { months }: Job, lines: readonly number[]): number | null {
  return lines.some((line) => findDuration(document.lines[line]?.text ?? "") === months) ? months : null;
}

function sameDates(job: Job, written: NonNullable<Job["written"]>): boolean {
  return job.interval?.start === written.interval?.start && job.interval?.end === written.interval?.end;
}

/** Precision with which the lines show both dates; null when they do not show the years. */
function shownPrecision(
  document: ReadDocument,
  { start, end }: NonNullable<Job["interval"]>,
  lines: readonly number[],
) {
  const text = lines
    .map((line) => document.lines[line]?.text ?? "")
    .join(" ")
    .toLowerCase();
  const ends = end === null ? [start] : [start, end];
  if (!ends.every((month) => yearPattern(month).test(text))) return null;
  return ends.every((month) => monthPattern(month).test(text)) ? "month" : "year";
}

const yearOf = (month: MonthIndex) => Math.floor(month / 12);

function yearPattern(month: MonthIndex): RegExp {
  const year = yearOf(month);
  return new RegExp(`\\b${year}\\b|[/.'-]\\s?${String(year % 100).padStart(2, "0")}\\b`);
}

function monthPattern(month: MonthIndex): RegExp {
  const number = (month % 12) + 1;
  const year = `(?:${yearOf(month)}|${String(yearOf(month) % 100).padStart(2, "0")})`;
  return new RegExp(`(?<!\\p{L})(?:${MONTH_BEGINNINGS[month % 12]})|\\b0?${number}\\s?[-/.]\\s?${year}\\b`, "u");
}

/** Finds the lines of a study that the student added; null where the CV does not name it. */
function locatedStudy(document: ReadDocument, study: Study): Study | null {
  if (study.lines.length > 0) return study;
  const [line] = linesContaining(document, study.degree);
  return line === undefined ? null : { ...study, lines: [line] };
}

function isStudyFound(document: ReadDocument, { degree, lines }: Study): boolean {
  return isFoundNear(document, degree, near(document, lines));
}

function scoredStudy(document: ReadDocument, study: Study): Study {
  const lines = near(document, study.lines);
  const { written } = study;
  const text = lines.map((line) => document.lines[line]?.text ?? "").join(" ");
  const year = (value: number | null, read: number | null | undefined) =>
    value === null || yearPattern(value * 12).test(text) ? value : (read ?? null);
  const { institution } = study;
  return {
    ...study,
    degree: isStudyFound(document, study) ? study.degree : (written?.degree ?? study.degree),
    institution:
      institution === null || isFoundNear(document, institution, lines) ? institution : (written?.institution ?? null),
    startYear: year(study.startYear, written?.startYear),
    endYear: year(study.endYear, written?.endYear),
    // "En curso" counts as a date, and the student's word alone does not prove it.
    status: written?.status ?? "unknown",
  };
}

function locatedSkill(document: ReadDocument, skill: Skill): Skill | null {
  if (skill.line !== NO_LINE) return skill;
  const [line] = linesContaining(document, skill.name);
  return line === undefined ? null : { ...skill, line };
}

/** Finds the line of a language that was not extracted: with its level, if one is said. */
function locatedLanguage(document: ReadDocument, language: LanguageSkill): LanguageSkill | null {
  if (language.line !== NO_LINE) return language;
  const { name, level } = language;
  const line = document.lines.findIndex(
    ({ text }, at) =>
      languageLexicon.matches(text).some(({ value }) => value.name === name) &&
      (level === null || isFoundNear(document, level, [at])),
  );
  return line < 0 ? null : { ...language, line };
}
