import { periodOf } from "#app/features/cv/corrections/month-format.ts";
import type { CvFacts } from "#app/features/cv/facts/facts.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";

/** Compares what our reader understood of a CV with what it understands of the same CV as we write it. */

/** The same words in the same order: signs between them are the writer's business. */
const words = (text: string | null): string =>
  text === null
    ? ""
    : normalize(text)
        .replace(/[^\p{L}\p{N}+#@]+/gu, " ")
        .trim();

const KINDS = [
  "name",
  "profession",
  "email",
  "phone",
  "linkedin",
  "location",
  "jobs",
  "studies",
  "skills",
  "languages",
] as const;
type FactKind = (typeof KINDS)[number];

/** Every fact as one text, by kind; a field that is not known is a fact too. */
function factsOf(facts: CvFacts): Record<FactKind, string[]> {
  return {
    name: [words(facts.name)],
    profession: [words(facts.profession)],
    email: [words(facts.email)],
    phone: [words(facts.phone)],
    linkedin: [words(facts.linkedin)],
    location: [words(facts.location)],
    jobs: facts.jobs.map(({ title, employer, interval, datePrecision, months }) => {
      const { start, end } = periodOf(interval, datePrecision);
      return [words(title), words(employer), start, end, months].join(" / ");
    }),
    studies: facts.studies.map(({ degree, institution, startYear, endYear, status }) =>
      [words(degree), words(institution), startYear, endYear, status].join(" / "),
    ),
    skills: facts.skills.map(({ canonical }) => words(canonical)),
    languages: facts.languages.map(({ name, level }) => `${words(name)} ${words(level)}`),
  };
}

export type Comparison = {
  facts: number;
  same: number;
  /** Facts that are gone, and facts that were none before. */
  lost: { kind: FactKind; fact: string }[];
  added: { kind: FactKind; fact: string }[];
};

export function compareFacts(before: CvFacts, after: CvFacts): Comparison {
  const [one, other] = [factsOf(before), factsOf(after)];
  const result: Comparison = { facts: 0, same: 0, lost: [], added: [] };
  for (const kind of KINDS) {
    const left = [...other[kind]];
    for (const fact of one[kind]) {
      const at = left.indexOf(fact);
      result.facts += 1;
      if (at < 0) result.lost.push({ kind, fact });
      else {
        left.splice(at, 1);
        result.same += 1;
      }
    }
    result.added.push(...left.map((fact) => ({ kind, fact })));
  }
  return result;
}
