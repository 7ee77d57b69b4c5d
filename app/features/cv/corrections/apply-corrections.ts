/** The facts of a CV as the student corrected them. Pure. */

import { findLinkedin } from "../facts/contact/linkedin.ts";
import { findPhones } from "../facts/contact/phone.ts";
import type { CvFacts, Interval, Job, LanguageSkill, MonthIndex, Skill, Study } from "../facts/facts.ts";
import { levelOf } from "../facts/studies/study-status.ts";
import { yearsOfWork } from "../facts/years.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import { skillLexicon } from "../vocabulary/skills.ts";
import { type Corrections, FIELDS, type FieldName, type GivenJob, type GivenStudy } from "./corrections.ts";
import { readKeys } from "./entry-keys.ts";
import { monthIndexOf, periodOf } from "./month-format.ts";

/** Line number of a skill or language that was not extracted; its line in the CV, if any, is looked up later. */
export const NO_LINE = -1;

/**
 * The extracted facts with the student's corrections applied. Extracted jobs and studies keep their lines; added ones
 * have no lines and come last. The years of work are recomputed.
 * @param facts as the rules read them
 * @param today the current month: ongoing jobs run to it
 */
export function applyCorrections(facts: CvFacts, corrections: Corrections, today: MonthIndex): CvFacts {
  const jobs = correctedJobs(facts.jobs, corrections.jobs);
  const said = FIELDS.filter((name) => corrections[name] !== undefined);
  return {
    ...facts,
    ...Object.fromEntries(FIELDS.map((name) => [name, correctedField(facts, corrections, name)])),
    ...(said.length > 0 && { said }),
    jobs,
    studies: correctedStudies(facts.studies, corrections.studies),
    skills: correctedSkills(facts.skills, corrections.skills),
    languages: correctedLanguages(facts.languages, corrections.languages),
    yearsTotal: yearsOfWork(jobs, today),
  };
}

function correctedField(facts: CvFacts, corrections: Corrections, name: FieldName): string | null {
  const said = corrections[name];
  if (said === undefined) return facts[name];
  if (said === null) return null;
  if (name === "email") return said.toLowerCase();
  if (name === "phone") return findPhones([said], "CL")[0]?.value ?? said;
  return name === "linkedin" ? (findLinkedin([said], []) ?? said) : said;
}

function correctedJobs(read: readonly Job[], said: Corrections["jobs"]): Job[] {
  const keys = readKeys(read.map((job) => job.headerLines[0]));
  const kept = read.flatMap((job, at) => {
    const own = said.find((one) => one.key === keys[at]);
    if (own === undefined) return [job];
    return "removed" in own ? [] : [correctedJob(job, own)];
  });
  // A corrected job whose key no longer matches an extracted job is kept as an added one.
  const added = said.flatMap((one) =>
    "removed" in one || (one.key !== undefined && keys.includes(one.key)) ? [] : [addedJob(one)],
  );
  return [...kept, ...added];
}

function correctedJob(read: Job, said: GivenJob): Job {
  const { title, employer, interval, datePrecision } = read;
  const before = periodOf(interval, datePrecision);
  const dated = before.start === said.start && before.end === said.end;
  return {
    ...read,
    title: said.title,
    employer: said.employer,
    kind: said.kind,
    ...(dated ? {} : datesOf(said)),
    months: dated && said.months === undefined ? read.months : lengthOf(said),
    written: { title, employer, interval, datePrecision },
  };
}

function datesOf({ start, end }: GivenJob): { interval: Interval | null; datePrecision: Job["datePrecision"] } {
  if (start === null || end === null) return { interval: null, datePrecision: "none" };
  const interval = { start: monthIndexOf(start, false), end: end === "now" ? null : monthIndexOf(end, true) };
  const bare = !start.includes("-") || (end !== "now" && !end.includes("-"));
  return { interval, datePrecision: bare ? "year" : "month" };
}

/** Months, where there are no dates that say it. */
const lengthOf = ({ start, end, months }: GivenJob): number | null =>
  start === null || end === null ? (months ?? null) : null;

function addedJob(said: GivenJob): Job {
  return {
    title: said.title,
    employer: said.employer,
    kind: said.kind,
    ...datesOf(said),
    dateText: "",
    months: lengthOf(said),
    headerLines: [],
    detailLines: [],
  };
}

function correctedStudies(read: readonly Study[], said: Corrections["studies"]): Study[] {
  const keys = readKeys(read.map((study) => study.lines[0]));
  const kept = read.flatMap((study, at) => {
    const own = said.find((one) => one.key === keys[at]);
    if (own === undefined) return [study];
    return "removed" in own ? [] : [{ ...study, ...given(own), written: written(study) }];
  });
  const added = said.flatMap((one) =>
    "removed" in one || (one.key !== undefined && keys.includes(one.key))
      ? []
      : [{ ...given(one), level: levelOf(one.degree, one.institution, false), lines: [] }],
  );
  return [...kept, ...added];
}

type StudyFacts = NonNullable<Study["written"]>;

function given({ degree, institution, startYear, endYear, status }: GivenStudy): StudyFacts {
  return { degree, institution, startYear, endYear, status };
}

function written({ degree, institution, startYear, endYear, status }: Study): StudyFacts {
  return { degree, institution, startYear, endYear, status };
}

function correctedSkills(read: readonly Skill[], said: Corrections["skills"]): Skill[] {
  const gone = new Set(said.removed.map(normalize));
  const kept = read.filter((skill) => !gone.has(normalize(skill.name)));
  const known = new Set(kept.flatMap((skill) => [normalize(skill.name), normalize(skill.canonical)]));
  const added = said.added.flatMap((name): Skill[] => {
    if (known.has(normalize(name))) return [];
    known.add(normalize(name));
    const entry = skillLexicon.get(name);
    return [{ name, canonical: entry?.name ?? name, kind: entry?.kind ?? "technical", line: NO_LINE, shown: false }];
  });
  return [...kept, ...added];
}

function correctedLanguages(read: readonly LanguageSkill[], said: Corrections["languages"]): LanguageSkill[] {
  if (said === undefined) return [...read];
  return said.map(({ name, level }) => ({ name, level, line: read.find((one) => one.name === name)?.line ?? NO_LINE }));
}
