/** Corrections that cannot be: a sentence that says what to do, or null. The schema has looked at each value alone. Pure. */

import { canBeJob, type MonthIndex } from "../facts/facts.ts";
import type { Corrections, GivenJob, GivenStudy } from "./corrections.ts";
import { monthOf } from "./months.ts";

/** Years from which a study may end: a plan of studies that has just begun. */
const AHEAD = 10;

/** @param today the current month */
export function whatCannotBe({ jobs, studies }: Corrections, today: MonthIndex): string | null {
  for (const job of jobs) {
    const problem = "removed" in job ? null : jobProblem(job, today);
    if (problem !== null) return problem;
  }
  for (const study of studies) {
    const problem = "removed" in study ? null : studyProblem(study, today);
    if (problem !== null) return problem;
  }
  return null;
}

/** What is wrong with a job as it was typed. */
export function jobProblem({ title, employer, start, end }: GivenJob, today: MonthIndex): string | null {
  if (title === null && employer === null) return "Escribe al menos el cargo o el lugar del trabajo.";
  const name = `«${title ?? employer}»`;
  if (start === null && end === null) return null;
  if (start === null) return `Escribe desde cuándo en ${name}.`;
  if (end === null) return `Escribe hasta cuándo en ${name}, o elige «Sigo ahí».`;
  const [first, last] = [monthOf(start, false), end === "now" ? null : monthOf(end, true)];
  if (first > today) return `La fecha de inicio de ${name} todavía no llega: revísala.`;
  if (last !== null && last < first) return `En ${name} la fecha de término es anterior a la de inicio: revísalas.`;
  if (end !== "now" && monthOf(end, false) > today)
    return `La fecha de término de ${name} todavía no llega: elige «Sigo ahí» si trabajas ahí.`;
  return canBeJob({ start: first, end: last }, today) ? null : `Las fechas de ${name} suman más de 60 años: revísalas.`;
}

/** What is wrong with a study as it was typed. */
export function studyProblem({ degree, startYear, endYear }: GivenStudy, today: MonthIndex): string | null {
  const year = Math.floor(today / 12);
  if (startYear !== null && startYear > year + 1) return `El año de inicio de «${degree}» todavía no llega: revísalo.`;
  if (endYear !== null && endYear > year + AHEAD) return `El año de término de «${degree}» está muy lejos: revísalo.`;
  return startYear !== null && endYear !== null && endYear < startYear
    ? `En «${degree}» el año de término es anterior al de inicio: revísalos.`
    : null;
}
