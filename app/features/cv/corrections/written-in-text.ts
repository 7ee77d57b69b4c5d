import type { ReadDocument } from "#app/documents/document.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import type { Corrections } from "./corrections.ts";
import { isFieldFound } from "./found-in-text.ts";

/** Whether corrections say only what the document shows. Stricter than found-in-text.ts: word by word. Pure. */

const wordsOf = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** @returns a test for corrections of this document */
export function writtenIn(document: ReadDocument): (corrections: Corrections) => boolean {
  const words = new Set(wordsOf([document.text, ...document.links].join("\n")));
  return (corrections) => {
    const { phone } = corrections;
    if (phone != null && !isFieldFound(document, "phone", phone)) return false;
    return valuesOf(corrections).every((value) => wordsOf(value).every((word) => words.has(word)));
  };
}

/** All that is said but the telephone number, which is written in many ways; of dates the year. */
function valuesOf({ name, profession, location, email, linkedin, jobs, studies, skills }: Corrections): string[] {
  const fields = [name, profession, location, email, linkedin];
  const ofJobs = jobs.flatMap((job) =>
    "removed" in job ? [] : [job.title, job.employer, yearOf(job.start), yearOf(job.end)],
  );
  const ofStudies = studies.flatMap((study) =>
    "removed" in study ? [] : [study.degree, study.institution, study.startYear, study.endYear],
  );
  return [...fields, ...ofJobs, ...ofStudies, ...skills.added].flatMap((value) => (value == null ? [] : [`${value}`]));
}

const yearOf = (month: string | null): string | null =>
  month === null || month === "now" ? null : (month.split("-")[0] ?? null);
