import { extractFacts } from "#app/features/cv/facts/extract.ts";
import { type CvFacts, monthIndex } from "#app/features/cv/facts/facts.ts";
import { documentFromText } from "../../support/document-from-text.ts";

/** The month in which all tests run: November 2026. */
export const TODAY = monthIndex(2026, 11);

const month = (index: number | null): string =>
  index === null ? "now" : `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;

export const factsOf = (text: string): CvFacts => extractFacts(documentFromText(text), TODAY);

/** "title | employer | 2020-03..now", with the kind in front where it is no employment. */
export const jobsOf = (facts: CvFacts): string[] =>
  facts.jobs.map(({ kind, title, employer, interval }) => {
    const dates = interval === null ? "no dates" : `${month(interval.start)}..${month(interval.end)}`;
    return `${kind === "employment" ? "" : `${kind}: `}${title} | ${employer} | ${dates}`;
  });

/** "degree | institution | end year", with the level in front where it is no undergraduate degree. */
export const studiesOf = (facts: CvFacts): string[] =>
  facts.studies.map(({ level, degree, institution, endYear }) => {
    return `${level === "undergraduate" ? "" : `${level}: `}${degree} | ${institution} | ${endYear}`;
  });

export const skillsOf = (facts: CvFacts): string[] => facts.skills.map((skill) => skill.name);
