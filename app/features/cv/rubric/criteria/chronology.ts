import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import { isCutOff } from "../../facts/confidence/confidence-features.ts";
import type { Job } from "../../facts/facts.ts";
import { titleScore } from "../../facts/text-type-scores.ts";
import { quotableTitle } from "../../review/quotable.ts";
import { standsWhole } from "../../review/quotable-jobs.ts";
import type { CvReading } from "../evidence/cv-context.ts";
import { dateForm } from "../evidence/date-form.ts";
import {
  hasTrace,
  headingTells,
  mayBeDated,
  mayBeStudy,
  mayBeTitled,
  mayBeTold,
} from "../evidence/hints-of-presence.ts";
import { placeholderIn } from "../evidence/placeholders.ts";
import { cutQuote, quote } from "../evidence/quote.ts";
import type { Achievement } from "../evidence/results.ts";
import { isVague } from "../evidence/vague.ts";
import type { OpenerKind } from "../evidence/verbs.ts";
import type { CriterionResult } from "../score-types.ts";
import { award, cited, joined } from "./criterion-result.ts";

const DATE_WORTH = { month: 1, year: 0.6, none: 0 } as const;
/** Internships last a term and volunteering a season, so a year alone is nearly precise enough. */
const YEAR_WORTH = { employment: DATE_WORTH.year, internship: 0.85, volunteering: 1 } as const;
const PARTS = { dates: 0.4, title: 0.2, employer: 0.2, told: 0.2 } as const;
/** Openers of a line that describes the work; talk about the position is worth little. */
const SAYS: ReadonlySet<OpenerKind> = new Set(["strong", "result", "routine", "noun", "infinitive"]);
const TALK = 0.3;
// Generic employers: "negocio familiar" could be any, but "Centro de Salud Familiar" is a place.
const VAGUE = regex()`
    \b(?:vari[oa]s|otr[oa]s|cosas|etc|diferentes|distint[oa]s|un tio|(?:negocio|empresa|local|taller|almacen|
    un) familiar|part[- ]?time varios)\b
  `;
/** Share for a CV without jobs that shows dated projects, or at least dated studies. */
const PROJECTS_DATED = 0.9;
const PROJECTS = 0.65;
const LOOSE_EXPERIENCE = 0.5;
const STUDIES_ONLY = 0.25;
/** No finding where the extracted data are not confident: the points stand, and 'Lo que leímos' asks. */
const UNSURE = "";

const MONTH =
  /\b(?:ene|feb|mar|abr|may|jun|jul|ago|set|sep|oct|nov|dic|jan|apr|aug|dec)|\d{1,2}\s?[/.-]\s?\d{2,4}|\d{4}-\d{2}/;

function named(text: string | null): number {
  if (text === null || placeholderIn(text) !== null) return 0;
  return VAGUE.test(normalize(text)) ? 0.5 : 1;
}

function entryWorth(job: Job, today: number, told: number): number {
  const sound =
    job.interval !== null &&
    job.interval.start <= today &&
    (job.interval.end === null || job.interval.end >= job.interval.start);
  const dates = !sound ? 0 : job.datePrecision === "year" ? YEAR_WORTH[job.kind] : DATE_WORTH[job.datePrecision];
  return (
    dates * PARTS.dates + named(job.title) * PARTS.title + named(job.employer) * PARTS.employer + told * PARTS.told
  );
}

/** Whether each job says what, where, and from which month to which; the number of jobs does not count. */
export function scoreChronology(reading: CvReading): CriterionResult {
  const { facts, document, today } = reading;
  const jobs = facts.jobs.filter((job) => !job.headerLines.every((line) => reading.excluded.has(line)));
  if (jobs.length === 0) return withoutJobs(reading);
  const told = jobs.map((job) => toldOf(reading, job));
  const worths = jobs.map((job, at) => entryWorth(job, today, told[at] ?? 0));
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / jobs.length;
  return award(
    reading,
    "chronology",
    mean,
    finding(reading, jobs, told),
    jobs.map((job) => quote(document, job.headerLines.slice(0, 1))),
  );
}

/** The job's title as written; its dates when it has no title. */
function called(job: Job): string {
  return cited(cutQuote(job.title ?? job.employer ?? job.dateText, 60));
}

function finding(reading: CvReading, jobs: readonly Job[], told: readonly number[]): string {
  const known = jobs.filter(
    (job) =>
      reading.sure.jobs.has(job) &&
      (job.title !== null || job.employer !== null) &&
      isNameable(job) &&
      [job.title, job.employer].every((name) => name === null || standsWhole(reading.document, job.headerLines, name)),
  );
  const of = (some: readonly Job[]) => joined(some.slice(0, 2).map(called));
  const undated = known.filter((job) => job.interval === null && !mayBeDated(reading, job));
  const anonymous = known.filter((job) => job.title === null && !mayBeTitled(reading, job));
  const yearOnly = known.filter(
    (job) =>
      job.datePrecision === "year" &&
      job.kind === "employment" &&
      job.employer !== null &&
      !mayBeStudy(job) &&
      dateForm(dateLines(reading, job)) === null,
  );
  const silent = known.filter(
    (job) =>
      told[jobs.indexOf(job)] === 0 &&
      job.detailLines.length === 0 &&
      !headingTells(reading, job) &&
      !mayBeTold(reading, job),
  );
  if (known.length === 0) return unsure(jobs);
  if (undated.length > 0) return `No leímos las fechas de ${of(undated)}: escribe mes y año de inicio y de término.`;
  if (anonymous.length > 0)
    return `No leímos el nombre del cargo en ${of(anonymous.slice(0, 1))}: escribe cargo y lugar de trabajo.`;
  if (yearOnly.length > 0)
    return (
      `En ${of(yearOnly.slice(0, 1))} leímos solo el año: agrega ` +
      `${yearOnly[0]?.interval?.end === null ? "el mes de inicio" : "el mes de inicio y de término"}.`
    );
  if (silent.length > 0) return `No leímos una línea que diga qué hiciste en ${of(silent)}: agrégala bajo sus fechas.`;
  const whole = known.find(
    (job) =>
      job.datePrecision === "month" &&
      named(job.title) + named(job.employer) === 2 &&
      (told[jobs.indexOf(job)] ?? 0) === 1,
  );
  return whole === undefined
    ? ""
    : `En ${called(whole)} dices qué hiciste, dónde y ` +
        `${MONTH.test(normalize(whole.dateText)) ? "entre qué meses" : "cuándo"}: así se lee bien un cargo.`;
}

/** Excludes incomplete titles: "Lead of", "Asistente (turno". */
const isNameable = (job: Job) =>
  !isCutOff(job.title ?? job.employer ?? job.dateText) &&
  !/\p{L}:\s|[*_=]{2}/u.test(job.title ?? "") &&
  (job.title === null || quotableTitle(job.title) !== null);

function unsure(jobs: readonly Job[]): string {
  const named = jobs.find((job) => titleScore(job.title ?? "") >= 2 && isNameable(job));
  return named === undefined
    ? UNSURE
    : `Leímos ${called(named)} entre tus trabajos: revisa en «Lo que leímos» si están bien y si falta alguno.`;
}

/** All text of the lines that head the job. */
const dateLines = ({ document }: CvReading, job: Job) =>
  job.headerLines.map((line) => document.lines[line]?.text ?? "").join("  ");

/** 1 when the job describes what was done; half when the CV has achievements that belong to no job. */
function toldOf(reading: CvReading, job: Job): number {
  const index = reading.facts.jobs.indexOf(job);
  const own: readonly Achievement[] = [...reading.achievements, ...reading.unpaid].filter(
    (achievement) => achievement.job === index,
  );
  const unpaid: ReadonlySet<Achievement> = new Set(reading.unpaid);
  const says = (achievement: Achievement) =>
    !unpaid.has(achievement) &&
    ((SAYS.has(achievement.opener.kind) && !isVague(achievement)) || achievement.figures.length > 0);
  if (own.length > 0) return own.some(says) ? 1 : TALK;
  return reading.achievements.some((achievement) => achievement.job === null) ? 0.5 : 0;
}

function withoutJobs(reading: CvReading): CriterionResult {
  const { facts, document } = reading;
  const projects = facts.sections.filter((section) =>
    ["projects", "volunteering", "experience"].includes(section.kind),
  );
  const lines = projects.flatMap((section) => section.lines).filter((line) => !reading.excluded.has(line));
  const dated = lines.filter((line) => /\b(?:19|20)\d{2}\b/.test(document.lines[line]?.text ?? ""));
  if (reading.achievements.length > 0 && lines.length > 0) {
    const first = dated[0];
    const text =
      first !== undefined
        ? `De lo que cuentas con fecha, como ${cited(quote(document, first, 60))}, aquí suman tu rol y para quién fue.`
        : `De lo que cuentas, como ${cited(quote(document, lines[0] ?? 0, 60))}, aquí suman mes y año, tu rol ` +
          "y para quién fue.";
    return award(
      reading,
      "chronology",
      projectShare(reading, dated.length > 0),
      text,
      dated.map((line) => quote(document, line)),
    );
  }
  const study = facts.studies.some((one) => one.endYear !== null || one.startYear !== null);
  return award(
    reading,
    "chronology",
    study ? STUDIES_ONLY : 0,
    hasTrace(reading, "work")
      ? UNSURE
      : "No leímos empleos, prácticas ni proyectos con fecha: agrega " +
          "los que tengas, aunque sean breves, con mes y año.",
  );
}

function projectShare(reading: CvReading, dated: boolean): number {
  const projects = reading.facts.sections.some(
    (section) => section.kind === "projects" || section.kind === "volunteering",
  );
  if (!projects) return LOOSE_EXPERIENCE;
  return dated ? PROJECTS_DATED : PROJECTS;
}
