/**
 * Validates corrections across fields; returns a sentence telling what to change, or null. The schema has checked each
 * value by itself. Pure.
 */

import { canBeJob, type MonthIndex } from "../facts/facts.ts";
import type { Corrections, GivenJob, GivenStudy } from "./corrections.ts";
import { monthIndexOf } from "./month-format.ts";

/** Years into the future in which a study may end: a long degree that has just begun. */
const AHEAD = 10;

/**
 * @returns the first problem, or null
 * @param today the current month
 */
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

/** The problem with a job as it was typed, or null. */
export function jobProblem({ title, employer, start, end }: GivenJob, today: MonthIndex): string | null {
  if (title === null && employer === null) return "Escribe al menos el cargo o el lugar del trabajo.";
  const name = `«${title ?? employer}»`;
  if (start === null && end === null) return null;
  if (start === null) return `Escribe desde cuándo en ${name}.`;
  if (end === null) return `Escribe hasta cuándo en ${name}, o elige «Sigo ahí».`;
  const [first, last] = [monthIndexOf(start, false), end === "now" ? null : monthIndexOf(end, true)];
  if (first > today) return `La fecha de inicio de ${name} todavía no llega: revísala.`;
  if (last !== null && last < first) return `En ${name} la fecha de término es anterior a la de inicio: revísalas.`;
  if (end !== "now" && monthIndexOf(end, false) > today)
    return `La fecha de término de ${name} todavía no llega: elige «Sigo ahí» si trabajas ahí.`;
  return canBeJob({ start: first, end: last }, today) ? null : `Las fechas de ${name} suman más de 60 años: revísalas.`;
}

/** The problem with a study as it was typed, or null. */
export function studyProblem({ degree, startYear, endYear }: GivenStudy, today: MonthIndex): string | null {
  const year = Math.floor(today / 12);
  if (startYear !== null && startYear > year + 1) return `El año de inicio de «${degree}» todavía no llega: revísalo.`;
  if (endYear !== null && endYear > year + AHEAD) return `El año de término de «${degree}» está muy lejos: revísalo.`;
  return startYear !== null && endYear !== null && endYear < startYear
    ? `En «${degree}» el año de término es anterior al de inicio: revísalos.`
    : null;
}
