/** Jobs that the model found for dates that the rules could not assign. The dates always come from the rules. */

import { isEmptyTalk } from "#app/features/cv/vocabulary/cliches.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { CvFacts, Job, MonthIndex } from "../facts/facts.ts";
import { isGap } from "../facts/jobs/jobs.ts";
import { titleScore } from "../facts/text-type-scores.ts";
import { yearsOfWork } from "../facts/years.ts";
import { wordCount } from "../rubric/evidence/sentences.ts";
import { CONTACT, type CvSource, standsIn } from "./cv-source-index.ts";
import type { LooseDate } from "./loose-dates.ts";
import { type JobFromModel, LENGTHS } from "./schema.ts";

const MAX_WORDS = 7;
/** Title score from which the rules' word lists accept a text as an occupation. */
const OCCUPATION = 1.5;

type Asked = { dates: readonly LooseDate[]; said: readonly JobFromModel[]; today: MonthIndex };

/** The facts with the accepted jobs, and the years of work including them. The score stays that of the rules. */
export function withJobs(facts: CvFacts, source: CvSource, { dates, said, today }: Asked): CvFacts {
  if (source.steered) return facts;
  const jobs = [...facts.jobs];
  const taken = new Set<number>();
  for (const { date, title, kind } of said) {
    const dated = dates[date - 1];
    if (dated === undefined || kind === "otro" || taken.has(date)) continue;
    const job = jobAt(source, dated, title, kind === "empleo" ? "employment" : "internship");
    if (job === null) continue;
    taken.add(date);
    place(jobs, job);
  }
  if (taken.size === 0) return facts;
  const heads = new Set(jobs.flatMap((job) => job.headerLines));
  const studies = facts.studies.filter((study) => !study.lines.some((line) => heads.has(line)));
  return { ...facts, jobs, studies, yearsTotal: yearsOfWork(jobs, today) };
}

/** Adds the dates to a job that the rules know without dates; otherwise adds the job. */
function place(jobs: Job[], job: Job): void {
  const known = jobs.findIndex(
    (other) => other.interval === null && other.headerLines.some((line) => job.headerLines.includes(line)),
  );
  const undated = jobs[known];
  if (undated === undefined) jobs.push(job);
  else {
    const { interval, dateText, datePrecision } = job;
    jobs[known] = { ...undated, interval, dateText, datePrecision };
  }
}

function jobAt(source: CvSource, date: LooseDate, said: string, kind: Job["kind"]): Job | null {
  const found = titleNear(source, date, said);
  if (found === null) return null;
  // Outside of work experience only occupations that the word lists know are accepted.
  if (date.section !== "experience" && titleScore(found.title) < OCCUPATION) return null;
  return {
    title: found.title,
    employer: null,
    kind,
    interval: date.interval,
    dateText: date.written,
    datePrecision: date.precision,
    headerLines: [...new Set([date.line.index, found.line])].sort((a, b) => a - b),
    detailLines: [],
    months: null,
  };
}

/** The title as the CV spells it. */
function titleNear(source: CvSource, date: LooseDate, said: string): { title: string; line: number } | null {
  const whole = said.length >= LENGTHS.title ? said.replace(/\s\S*$/u, "") : said;
  const wanted = normalize(whole.trim());
  const words = wordCount(wanted);
  if (!/\p{L}{3}/u.test(wanted) || words === 0 || words > MAX_WORDS) return null;
  if (isEmptyTalk(wanted) || isGap(wanted) || CONTACT.test(wanted) || isElsewhere(source, date, wanted)) return null;
  for (const line of date.near) {
    const { text } = line.source;
    const at = standsIn(normalize(text), wanted);
    if (at >= 0) return { title: text.slice(at, at + wanted.length), line: line.index };
  }
  return null;
}

/** Is the name of the person or a school, or the place of residence. */
function isElsewhere({ facts }: CvSource, date: LooseDate, wanted: string): boolean {
  const studies = facts.studies
    .filter((study) => !study.lines.includes(date.line.index))
    .flatMap((study) => [study.institution, study.degree]);
  return [facts.name, facts.location, ...studies].some(
    (name) => name !== null && standsIn(normalize(name), wanted) >= 0,
  );
}
