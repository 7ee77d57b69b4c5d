import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { Job } from "../../facts/facts.ts";
import { quote } from "../evidence/quote.ts";
import type { CvReading } from "../evidence/reading.ts";
import type { Deed } from "../evidence/results.ts";
import { isVague } from "../evidence/vague.ts";
import type { OpenerKind } from "../evidence/verbs.ts";
import type { CriterionResult } from "../rubric.ts";
import { award, counted } from "./award.ts";

const DATE_WORTH = { month: 1, year: 0.6, none: 0 } as const;
/** Internships run for a term and volunteering for a season: there the year says nearly all. */
const YEAR_WORTH = { employment: DATE_WORTH.year, internship: 0.85, volunteering: 1 } as const;
const PARTS = { dates: 0.4, title: 0.2, employer: 0.2, told: 0.2 } as const;
/** Openers of a line that says something of the work; talk about the position is worth a little. */
const SAYS: ReadonlySet<OpenerKind> = new Set(["strong", "result", "routine", "noun", "infinitive"]);
const TALK = 0.3;
const VAGUE = /\b(?:vari[oa]s|otr[oa]s|cosas|etc|diferentes|distint[oa]s|un tio|familiar|part[- ]?time varios)\b/;
/** A CV without jobs that shows projects, or at least dated studies, instead. */
const PROJECTS_DATED = 0.9;
const PROJECTS = 0.65;
const LOOSE_EXPERIENCE = 0.5;
const STUDIES_ONLY = 0.25;

function named(text: string | null): number {
  return text === null ? 0 : VAGUE.test(fold(text)) ? 0.5 : 1;
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

/** Whether each job says what, where, and from which month to which; how many jobs there are counts for nothing. */
export function scoreChronology(reading: CvReading): CriterionResult {
  const { facts, document, today } = reading;
  const jobs = facts.jobs.filter((job) => !job.headerLines.every((line) => reading.excluded.has(line)));
  if (jobs.length === 0) return withoutJobs(reading);
  const told = jobs.map((job) => toldOf(reading, job));
  const worths = jobs.map((job, at) => entryWorth(job, today, told[at] ?? 0));
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / jobs.length;
  const undated = jobs.filter((job) => job.interval === null).length;
  const yearOnly = jobs.filter((job) => job.datePrecision === "year" && job.kind === "employment").length;
  const anonymous = jobs.filter((job) => job.title === null || job.employer === null).length;
  const text =
    undated > 0
      ? `${counted(undated, "Un cargo no tiene fechas", "cargos no tienen fechas")}: escribe mes y año de inicio y de término.`
      : anonymous > 0
        ? `${counted(anonymous, "A un cargo le falta", "cargos no tienen")} el título o el nombre del lugar de trabajo: escribe ambos.`
        : yearOnly > 0
          ? `${counted(yearOnly, "Un cargo dice", "cargos dicen")} solo el año: agrega el mes de inicio y de término.`
          : told.some((one) => one === 0)
            ? "Hay cargos con fecha, pero sin una línea que diga qué hiciste: agrégala."
            : mean < 0.95
              ? "Tus cargos tienen fechas, pero algunos nombres son vagos: escribe el cargo exacto y el lugar."
              : "Cada cargo dice qué hiciste, dónde y entre qué meses.";
  return award(
    reading,
    "chronology",
    mean,
    text,
    jobs.map((job) => quote(document, job.headerLines.slice(0, 1))),
  );
}

/** 1 when the job says what was done; half when deeds stand in the CV without belonging to any job. */
function toldOf(reading: CvReading, job: Job): number {
  const index = reading.facts.jobs.indexOf(job);
  const own = reading.deeds.filter((deed) => deed.job === index);
  const says = (deed: Deed) => (SAYS.has(deed.opener.kind) && !isVague(deed)) || deed.figures.length > 0;
  if (own.length > 0) return own.some(says) ? 1 : TALK;
  return reading.deeds.some((deed) => deed.job === null) ? 0.5 : 0;
}

function withoutJobs(reading: CvReading): CriterionResult {
  const { facts, document } = reading;
  const projects = facts.sections.filter((section) =>
    ["projects", "volunteering", "experience"].includes(section.kind),
  );
  const lines = projects.flatMap((section) => section.lines).filter((line) => !reading.excluded.has(line));
  const dated = lines.filter((line) => /\b(?:19|20)\d{2}\b/.test(document.lines[line]?.text ?? ""));
  if (reading.deeds.length > 0 && lines.length > 0) {
    const text =
      dated.length > 0
        ? "No hay empleos, pero tus proyectos tienen fecha: indica en cada uno tu rol y para quién fue."
        : "No hay empleos y tus proyectos no tienen fecha: agrega mes y año, tu rol y para quién fue cada uno.";
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
    "No encontramos empleos, prácticas ni proyectos con fecha: agrega los que tengas, aunque sean breves, con mes y año.",
  );
}

function projectShare(reading: CvReading, dated: boolean): number {
  const projects = reading.facts.sections.some(
    (section) => section.kind === "projects" || section.kind === "volunteering",
  );
  if (!projects) return LOOSE_EXPERIENCE;
  return dated ? PROJECTS_DATED : PROJECTS;
}
