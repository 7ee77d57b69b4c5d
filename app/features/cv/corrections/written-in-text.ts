import type { ReadDocument } from "#app/documents/document.ts";
import { findDuration } from "../facts/dates/durations.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import { languageLexicon } from "../vocabulary/spoken-languages.ts";
import type { Corrections } from "./corrections.ts";
import { isFieldFound } from "./found-in-text.ts";

/** Whether corrections say only what the document shows. Stricter than found-in-text.ts: word by word. Pure. */

const wordsOf = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** @returns a test for corrections of this document */
export function writtenIn(document: ReadDocument): (corrections: Corrections) => boolean {
  const words = new Set(wordsOf([document.text, ...document.links].join("\n")));
  const texts = document.lines.map(({ text }) => text);
  const languages = new Set(texts.flatMap((text) => languageLexicon.matches(text).map(({ value }) => value.name)));
  const lengths = new Set(texts.map(findDuration));
  return (corrections) => {
    const { phone, languages: spoken = [] } = corrections;
    if (phone != null && !isFieldFound(document, "phone", phone)) return false;
    if (!spoken.every(({ name }) => languages.has(name)) || !lengthsOf(corrections).every((one) => lengths.has(one)))
      return false;
    return valuesOf(corrections).every((value) => wordsOf(value).every((word) => words.has(word)));
  };
}

const lengthsOf = ({ jobs }: Corrections): number[] =>
  jobs.flatMap((job) => ("removed" in job ? [] : (job.months ?? [])));

/** All that is said in words of its own; of dates the year. */
function valuesOf({ name, profession, location, email, linkedin, ...lists }: Corrections): string[] {
  const { jobs, studies, skills, languages = [] } = lists;
  const fields = [name, profession, location, email, linkedin];
  const ofJobs = jobs.flatMap((job) =>
    "removed" in job ? [] : [job.title, job.employer, yearOf(job.start), yearOf(job.end)],
  );
  const ofStudies = studies.flatMap((study) =>
    "removed" in study ? [] : [study.degree, study.institution, study.startYear, study.endYear],
  );
  const levels = languages.map(({ level }) => level);
  return [...fields, ...ofJobs, ...ofStudies, ...skills.added, ...levels].flatMap((value) =>
    value == null ? [] : [`${value}`],
  );
}

const yearOf = (month: string | null): string | null =>
  month === null || month === "now" ? null : (month.split("-")[0] ?? null);
