/** Years, status and level of a study. */

import { regex } from "#app/platform/regex.ts";
import { careerLexicon, degreeOpenerLexicon, studyStatusLexicon } from "../../vocabulary/degrees.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import type { MonthIndex, Study } from "../facts.ts";
import type { CvLine } from "../lines.ts";

/** Terms for primary and secondary school. */
const SCHOOL = regex()`
    \b(?:[1-4]|i{1,3}|iv|primero|segundo|tercero|cuarto)\s?[°ºo]?\s+medio\b|\b(?:octavo|septimo|
    [5-8]\s?[°º]?)\s+basico\b|^ensenanza (?:media|basica)|^educacion (?:media|basica|secundaria|primaria)|
    ^secundari[ao]|^bachillerato$|^high school
  `;

export type StudyYears = { start: number | null; end: number | null; open: boolean };

/** Years of the first range in the lines; else the first date, taken as the end. */
export function yearsOf(group: readonly CvLine[]): StudyYears {
  const dates = group.flatMap((line) => line.dates);
  const range = dates.find((date) => date.shape === "range");
  const year = (month: number): number => Math.floor(month / 12);
  if (range !== undefined) {
    const { start, end } = range.interval;
    return { start: year(start), end: end === null ? null : year(end), open: end === null };
  }
  const single = dates[0]?.interval.end;
  return { start: null, end: single === undefined || single === null ? null : year(single), open: false };
}

/** Status of the study, by its wording and its years. */
export function statusOf(text: string, years: StudyYears, level: Study["level"], today: MonthIndex): Study["status"] {
  const written = studyStatusLexicon.matches(text).map((match) => match.value);
  if (written.includes("incomplete")) return "incomplete";
  const past = years.end !== null && years.end < Math.floor(today / 12);
  if (years.open || (written.includes("ongoing") && !past)) return "ongoing";
  if (written.includes("completed")) return "completed";
  if (years.end !== null && years.end > Math.floor(today / 12)) return "ongoing";
  if (years.end !== null || level === "course") return "completed";
  return "unknown";
}

/** Level by the opening word of the degree, else by the school. `course`: it is listed among courses or gives hours. */
export function levelOf(degree: string, institution: string | null, course: boolean): Study["level"] {
  if (SCHOOL.test(normalize(degree))) return "school";
  const openers = degreeOpenerLexicon.matches(degree).filter((match) => match.start <= 12);
  const written = openers[0]?.value;
  const place = normalize(institution ?? "");
  if (written === "technical" && /^contador|^analista/.test(normalize(degree)) && /universidad/.test(place))
    return "undergraduate";
  if (written !== undefined) return written;
  if (course) return "course";
  if (/liceo|lycee|colegio|escuela basica|high school|preparatoria/.test(place)) return "school";
  if (/\bcft\b|centro de formacion tecnica|instituto profesional/.test(place)) return "technical";
  if (careerLexicon.matches(degree).length > 0 || /universidad|university|universidade/.test(place))
    return "undergraduate";
  return /seminario|taller|horas/.test(normalize(degree)) ? "course" : "undergraduate";
}
