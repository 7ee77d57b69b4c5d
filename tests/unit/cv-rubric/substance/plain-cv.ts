/**
 * Fictional CVs as plain text, built from parts that a test can take away, replace or repeat, and judged by the whole
 * way of a CV.
 */

import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { findFacts, score } from "#app/features/cv/facts-and-score.ts";
import { type CvReading, readCv } from "#app/features/cv/rubric/evidence/cv-context.ts";
import type { RubricScore, SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import { documentFromText } from "../../../support/document-from-text.ts";

const TODAY = monthIndex(2026, 11);

type PlainJob = { title: string; employer: string; dates: string; does: readonly string[] };
export type PlainCv = {
  /** Name, headline and contact data, one a line. */
  head: readonly string[];
  summary?: string;
  jobs: readonly PlainJob[];
  studies: readonly string[];
  skills: readonly string[];
  languages?: string;
};

function textOf(cv: PlainCv): string {
  const jobs = cv.jobs.flatMap((job) => [
    `${job.title}, ${job.employer}`,
    job.dates,
    ...job.does.map((line) => `- ${line}`),
    "",
  ]);
  return [
    ...cv.head,
    "",
    ...(cv.summary === undefined ? [] : ["Perfil", cv.summary, ""]),
    "Experiencia laboral",
    ...jobs,
    "Formación",
    ...cv.studies,
    "",
    "Habilidades",
    cv.skills.join(", "),
    ...(cv.languages === undefined ? [] : ["", "Idiomas", cv.languages]),
  ].join("\n");
}

/** The same CV with other lines in its jobs: one list for each job, in order. */
export function withLines(cv: PlainCv, ...lines: (readonly string[])[]): PlainCv {
  return { ...cv, jobs: cv.jobs.map((job, at) => ({ ...job, does: lines[at] ?? job.does })) };
}

/** The same CV with more lines in its first job. */
export function adding(cv: PlainCv, lines: readonly string[]): PlainCv {
  const [first, ...rest] = cv.jobs;
  return first === undefined ? cv : { ...cv, jobs: [{ ...first, does: [...first.does, ...lines] }, ...rest] };
}

export function scoreOf(cv: PlainCv | string, spell: SpellChecker): RubricScore {
  const document = documentFromText(typeof cv === "string" ? cv : textOf(cv));
  return score(document, findFacts(document, TODAY), spell, TODAY);
}

export function readingOfPlain(cv: PlainCv | string): CvReading {
  const document = documentFromText(typeof cv === "string" ? cv : textOf(cv));
  return readCv(document, findFacts(document, TODAY), TODAY);
}
