import { jobText, languageText, skillText, studyText, textOf } from "#app/features/cv/corrections/fact-texts.ts";
import type { CvFacts } from "#app/features/cv/facts/facts.ts";

/** Compares what our reader understood of a CV with what it understands of the same CV as we write it. */

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
    name: [textOf(facts.name)],
    profession: [textOf(facts.profession)],
    email: [textOf(facts.email)],
    phone: [textOf(facts.phone)],
    linkedin: [textOf(facts.linkedin)],
    location: [textOf(facts.location)],
    jobs: facts.jobs.map(jobText),
    studies: facts.studies.map(studyText),
    skills: facts.skills.map(skillText),
    languages: facts.languages.map(languageText),
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
