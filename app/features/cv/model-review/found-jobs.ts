/** Jobs that the model saw in dates that the rules could tie to nothing. The dates are the rules' own reading, never the model's. */

import { isEmptyTalk } from "#app/features/cv/vocabulary/cliches.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { CvFacts, Job, MonthIndex } from "../facts/facts.ts";
import { isGap } from "../facts/jobs/jobs.ts";
import { titleScore } from "../facts/signals.ts";
import { yearsOfWork } from "../facts/years.ts";
import { wordCount } from "../rubric/evidence/units.ts";
import type { LooseDate } from "./loose-dates.ts";
import { LENGTHS, type SaidJob } from "./schema.ts";
import { CONTACT, type CvSource, standsIn } from "./source.ts";

const MOST_WORDS = 7;
/** From here a text is an occupation by the rules' own word lists. */
const OCCUPATION = 1.5;

type Asked = { dates: readonly LooseDate[]; said: readonly SaidJob[]; today: MonthIndex };

/** The facts with the believed jobs, and the years of work with them. The score stays that of the rules. */
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

/** A job that the rules knew without its dates gets them; any other one is new. */
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
  // Outside of work experience only what the word lists know as an occupation is believed to be one.
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

/** The title in the CV's own letters. */
function titleNear(source: CvSource, date: LooseDate, said: string): { title: string; line: number } | null {
  const whole = said.length >= LENGTHS.title ? said.replace(/\s\S*$/u, "") : said;
  const wanted = fold(whole.trim());
  const words = wordCount(wanted);
  if (!/\p{L}{3}/u.test(wanted) || words === 0 || words > MOST_WORDS) return null;
  if (isEmptyTalk(wanted) || isGap(wanted) || CONTACT.test(wanted) || isElsewhere(source, date, wanted)) return null;
  for (const line of date.near) {
    const { text } = line.source;
    const at = standsIn(fold(text), wanted);
    if (at >= 0) return { title: text.slice(at, at + wanted.length), line: line.index };
  }
  return null;
}

/** The name of the person or of a place of study, or where the person lives. */
function isElsewhere({ facts }: CvSource, date: LooseDate, wanted: string): boolean {
  const studies = facts.studies
    .filter((study) => !study.lines.includes(date.line.index))
    .flatMap((study) => [study.institution, study.degree]);
  return [facts.name, facts.location, ...studies].some((name) => name !== null && standsIn(fold(name), wanted) >= 0);
}
