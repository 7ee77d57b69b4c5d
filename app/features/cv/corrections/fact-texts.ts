import type { CvFacts, Job, Skill, Study } from "../facts/facts.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import { periodOf } from "./month-format.ts";

/** Facts as texts that are equal where two readings say the same: signs between words do not count. Pure. */

export const textOf = (value: string | null): string =>
  value === null
    ? ""
    : normalize(value)
        .replace(/[^\p{L}\p{N}+#@]+/gu, " ")
        .trim();

export function jobText({ title, employer, interval, datePrecision, months }: Job): string {
  const { start, end } = periodOf(interval, datePrecision);
  return [textOf(title), textOf(employer), start, end, months].join(" / ");
}

export function studyText({ degree, institution, startYear, endYear, status }: Study): string {
  return [textOf(degree), textOf(institution), startYear, endYear, status].join(" / ");
}

export const skillText = ({ canonical }: Skill): string => textOf(canonical);

export const languageText = ({ name, level }: CvFacts["languages"][number]): string =>
  `${textOf(name)} ${textOf(level)}`;
