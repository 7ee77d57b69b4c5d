import type { DateExpression } from "#app/features/cv/facts/dates/date-ranges.ts";
import { findDates } from "#app/features/cv/facts/dates/date-ranges.ts";
import type { Interval, Job } from "#app/features/cv/facts/facts.ts";
import type { CvLine } from "#app/features/cv/facts/lines.ts";
import { isPlace } from "#app/features/cv/facts/text-type-scores.ts";
import { regex } from "#app/platform/regex.ts";
import { CV_LIMITS, type CvJob } from "../cv-document.ts";
import { cutFromLine, placeOf, saysSomething } from "./cut-from-line.ts";
import { type Dated, datedOf, fromInterval } from "./dates.ts";
import { joinLines, plain } from "./join-lines.ts";
import { claim, linesAt, type Material } from "./material.ts";

/** Gives the lines of the jobs their places. */
export function claimJobs(material: Material): void {
  const { facts, read } = material;
  for (const lines of ["headerLines", "detailLines"] as const)
    facts.jobs.forEach((job, at) => {
      claim(material, job[lines], { in: "jobs", at });
    });
  // What the student took out of the list takes its lines along.
  for (const gone of read.jobs.filter((job) => !facts.jobs.some((now) => now.headerLines === job.headerLines)))
    claim(material, [...gone.headerLines, ...gone.detailLines], { in: "left_out", why: "removed" });
}

/** The jobs with everything that stands on their lines. */
export function jobsOf(material: Material): CvJob[] {
  return material.facts.jobs.map((job, at) => {
    const own = linesAt(material, "jobs", at);
    const head = own.filter((index) => job.headerLines.includes(index));
    return jobOf(
      material,
      job,
      head,
      own.filter((index) => !head.includes(index)),
    );
  });
}

function jobOf(material: Material, job: Job, head: readonly number[], details: readonly number[]): CvJob {
  const names = namesOnLines(material, head);
  const left = head.flatMap((index) => {
    const line = material.lines[index];
    return line === undefined ? [] : [restOfLine(line, names)];
  });
  const duration = durationOf(job, left);
  const pieces = left
    .map((text) => (duration === null ? text : cutFromLine(text, [duration])))
    .flatMap((text) => (isPlace(text) ? [text] : text.split(/\s·\s/)))
    .filter(saysSomething);
  const place = pieces.find((piece) => isPlace(piece) && piece.length <= CV_LIMITS.name) ?? null;
  return {
    post: job.title,
    employer: job.employer,
    kind: job.kind,
    place,
    ...datesOf(job, material),
    duration,
    lines: [
      ...pieces.filter((piece) => piece !== place),
      ...joinLines(material.document, details).map((one) => one.text),
    ],
  };
}

/** The values that jobs on these lines have of them, as read: a corrected value does not stand there. */
function namesOnLines({ read }: Material, head: readonly number[]): OnLines {
  const jobs = read.jobs.filter((job) => job.headerLines.some((index) => head.includes(index)));
  return {
    names: jobs.flatMap(({ title, employer }) => [title, employer].filter((value) => value !== null)),
    dates: jobs.map(({ dateText }) => dateText),
  };
}

/**
 * Of a sentence only its dates go, as what is left of it otherwise says nothing; of one that is hardly more than the
 * names ("Ferretería Rahue. Secretaria contable, media jornada.") the names go too.
 */
function restOfLine(line: CvLine, { names, dates }: OnLines): string {
  if (line.prose) {
    const rest = cutFromLine(plain(line.text), [...names, ...dates]);
    const isHead = names.every((name) => placeOf(plain(line.text), name) >= 0) && wordsIn(rest) <= FEW_WORDS;
    return names.length > 1 && isHead ? capitalized(rest) : cutFromLine(plain(line.text), dates);
  }
  const label = line.label !== null && line.label.value !== "" && HEAD_LABEL.test(line.label.name);
  const own = label ? line.text.slice(line.text.indexOf(line.label?.value ?? "")) : line.text;
  return cutFromLine(plain(own), [...names, ...dates]);
}

const FEW_WORDS = 3;
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase("es") + text.slice(1);

type OnLines = { names: string[]; dates: string[] };

const HEAD_LABEL = regex()`
  ^(?:cargo|puesto|rol|funcion|posicion|empresa|empleador|institucion|organizacion|lugar|periodo|fechas?|desde|
  hasta|company|employer|position|title|role|dates?|period)$
`;
const DURATION = regex("iu")`
  \(?(?:\b\d{1,2}|\b(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez))\s+(?:y medio\s+)?(?:años?|
  mes(?:es)?|years?|months?)(?:\s+(?:y\s+)?\d{1,2}\s+mes(?:es)?)?\)?
`;

/** Only where the facts count it: a job with its dates needs none. */
function durationOf(job: Job, left: readonly string[]): string | null {
  const counts = job.interval === null ? job.months !== null : job.datePrecision === "year" && !isWholeYears(job);
  if (!counts) return null;
  const found = left.flatMap((text) => DURATION.exec(text)?.[0] ?? [])[0];
  return found?.replace(/^\(|\)$/g, "") ?? null;
}

function isWholeYears({ interval }: Job): boolean {
  return interval === null || interval.end === null || (interval.end - interval.start + 1) % 12 === 0;
}

/** The dates as the CV has them: the facts shorten a year in which the next job begins. */
function datesOf(job: Job, { today, read }: Material): Dated {
  const { interval, dateText, datePrecision } = job;
  if (interval === null) return { from: null, to: null };
  const own = read.jobs.find((one) => one.headerLines === job.headerLines && one.dateText === dateText);
  const said = own !== undefined && own.interval?.start === interval.start && own.interval.end === interval.end;
  const written: DateExpression | undefined = said ? findDates(dateText, today)[0] : undefined;
  return written !== undefined && isSame(written, interval) ? datedOf(written) : fromInterval(interval, datePrecision);
}

function isSame({ interval, yearEnd }: DateExpression, { start, end }: Interval): boolean {
  if (interval.start !== start) return false;
  return interval.end === end || (yearEnd && interval.end !== null && end !== null && end < interval.end);
}
