/** Jobs of a CV: employment, internships and volunteering, with their dates. */

import { regex } from "#app/platform/regex.ts";
import { headingHint } from "../../vocabulary/heading-kind-hints.ts";
import { headingKind } from "../../vocabulary/headings.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import type { DateExpression } from "../dates/date-ranges.ts";
import { findDuration } from "../dates/durations.ts";
import { canBeJob, type Interval, type JobKind, type MonthIndex, type Section } from "../facts.ts";
import { type CvLine, sentencesOf } from "../lines.ts";
import { isGradedStudy } from "../studies/place-of-study.ts";
import { taggedEntries } from "../tagger/job-entries.ts";
import type { Tagged } from "../tagger/tag.ts";
import { type FoundJob, inheritEmployers, shortenYearEnds } from "./adjust-neighbours.ts";
import { withDateColumn } from "./date-column.ts";
import { isPause, isToldAchievement, withoutAsides } from "./drop-non-jobs.ts";
import { type Entry, findEntries, isHeaderLike } from "./entries.ts";
import { readHeader } from "./header.ts";
import { headingJobKind, jobKind } from "./job-kind.ts";

type Run = {
  lines: CvLine[];
  strict: boolean;
  announced: JobKind | null;
  volunteering: boolean /** Running text under a heading such as "Perfil". */;
  told: boolean;
};

const STRICT_KINDS: ReadonlySet<Section["kind"]> = new Set(["contact", "summary", "other", "personal"]);
/** Section kinds that never hold jobs, whatever a line looks like. */
const NO_WORK_KINDS: ReadonlySet<Section["kind"]> = new Set([
  "education",
  "certifications",
  "skills",
  "languages",
  "references",
  "projects",
  "awards",
  "publications",
  "interests",
]);
/** Entries among the jobs that explain a gap, and military service. */
const NO_WORK = regex()`
    ^(?:serv(?:icio)?\.? militar|pausa|receso|no trabaj[eo]|periodo (?:sin|de pausa|sabatico)|(?:ano )?sabatico|
    cuidado (?:de|a) (?:mis?|hij|familiar)|maternidad|paternidad|post ?natal|licencia (?:maternal|medica)|crianza|
    cesante|cesantia|sin trabajo|desemplead[oa]|duena de casa|dedicad[oa] a(?:l hogar| mi| la (?:crianza|
    familia))|viaje|career break|maternity|parental leave|sabbatical|gap year|unemployed)\b
  `;
/** Whether the text in place of a title is the reason for a gap: "Receso por maternidad". */
export function isGap(title: string): boolean {
  return NO_WORK.test(normalize(title));
}

/** Openings of degrees that no job title has, though "técnico" and "profesor" are titles too. */
const DEGREE = regex()`
    ^(?:tecnic[oa] (?:en|de nivel|profesional|universitari[oa]|superior)|ingenieria|licenciatura|pedagogia|
    magister|master|diplomado|diploma|curso|ensenanza|bachillerato|egresad[oa]|titulad[oa])\b
  `;

/** Jobs in document order: by the rules, or by the tagger where it finds more dated jobs. */
export function findJobs(
  lines: readonly CvLine[],
  sections: readonly Section[],
  tagged: readonly Tagged[],
  today: MonthIndex,
): FoundJob[] {
  const overlooked = studiesOverlooked(sections, tagged);
  const labels = Map.groupBy(tagged, ({ line }) => line.index);
  const ruled = withoutAsides(ruledJobs(lines, sections, today), lines).filter(
    (job) => !isOverlookedStudy(job, overlooked, lines) && !isPause(job, lines) && !isToldAchievement(job, labels),
  );
  if (ruled.length === 0 && !tellsOfWork(sections, tagged)) return ruled;
  const told = withoutAsides(taggedJobs(lines, sections, tagged, today), lines).filter((job) => !isPause(job, lines));
  return dated(told) > dated(ruled) ? told : ruled;
}

const STUDIES = /^(?:study|course)/;

/** Lines of studies under a heading that only the tagger recognised: the jobs had ended there. */
function studiesOverlooked(sections: readonly Section[], tagged: readonly Tagged[]): ReadonlySet<number> {
  const known = new Set(sections.map((section) => section.heading));
  const found = new Set<number>();
  let overlooked = false;
  for (const [at, { line, label }] of tagged.entries()) {
    // A sentence within a line is no heading.
    const part = [tagged[at - 1], tagged[at + 1]].some((other) => other?.line.index === line.index);
    if (known.has(line.index)) overlooked = false;
    else if (label === "heading" && !part) overlooked = true;
    else if (overlooked && STUDIES.test(label)) found.add(line.index);
  }
  return found;
}

/** All lines that name the job are study lines, or those from its degree and school to the next heading. */
function isOverlookedStudy(job: FoundJob, overlooked: ReadonlySet<number>, lines: readonly CvLine[]): boolean {
  const [first, ...more] = job.headerLines;
  const opening = first === undefined ? undefined : lines[first];
  if (opening === undefined || !overlooked.has(opening.index)) return false;
  return more.every((line) => overlooked.has(line)) || (opening.degree >= 2 && opening.institution >= 2);
}

/** The tagger was trained on CVs only and finds jobs even in a lease: require other evidence of work. */
function tellsOfWork(sections: readonly Section[], tagged: readonly Tagged[]): boolean {
  if (sections.some(({ kind }) => kind === "experience" || kind === "volunteering")) return true;
  const headings = tagged.filter(({ label }) => label === "heading").map(({ line }) => line.text);
  return headings.filter((text) => (headingKind(text) ?? headingHint(text)?.kind) !== undefined).length >= 2;
}

const dated = (jobs: readonly FoundJob[]): number => jobs.filter((job) => job.interval !== null).length;

function taggedJobs(
  lines: readonly CvLine[],
  sections: readonly Section[],
  tagged: readonly Tagged[],
  today: MonthIndex,
): FoundJob[] {
  const sectionOf = new Map(sections.flatMap((section) => section.lines.map((line) => [line, section] as const)));
  const bySection = new Map<Section | undefined, FoundJob[]>();
  const headings = new Set(sections.map(({ heading }) => heading));
  const isHeading = (line: CvLine): boolean => headings.has(line.index) && !sectionOf.has(line.index);
  for (const entry of taggedEntries(tagged, isHeading)) {
    const section = sectionOf.get(entry.header[0]?.index ?? -1);
    const working = section?.kind === "experience" || section?.kind === "volunteering";
    if ((section !== undefined && NO_WORK_KINDS.has(section.kind)) || isStudy(entry, !working)) continue;
    if (!working && !entry.header.some((line) => line.title >= 2.5 || line.employer >= 2.5)) continue;
    const heading = headingJobKind(section?.heading == null ? "" : (lines[section.heading]?.text ?? ""));
    const announced = section?.kind === "volunteering" ? "volunteering" : heading;
    const job = jobOf(entry, { announced }, today);
    if (job !== null) bySection.set(section, [...(bySection.get(section) ?? []), job]);
  }
  return shortenYearEnds([...bySection.values()].flatMap(inheritEmployers));
}

function ruledJobs(lines: readonly CvLine[], sections: readonly Section[], today: MonthIndex): FoundJob[] {
  const runs = jobRuns(lines, sections, today);
  const listed = runs.filter((run) => !run.told).flatMap((run) => jobsOfRun(run, today));
  // A profile repeats what the list of jobs says more precisely ("vendedora desde 2015").
  const told = listed.some((job) => job.interval !== null) ? [] : runs.filter((run) => run.told);
  return shortenYearEnds([...told.flatMap((run) => jobsOfRun(run, today)), ...listed]);
}

function jobRuns(lines: readonly CvLine[], sections: readonly Section[], today: MonthIndex): Run[] {
  const runs: Run[] = [];
  let open: { kind: Section["kind"]; run: Run } | null = null;
  for (const section of sections) {
    const content = section.lines.flatMap((index) => lines[index] ?? []).flatMap((line) => sentencesOf(line, today));
    if (section.heading === null && open !== null && open.kind === section.kind) {
      open.run.lines.push(...content);
      continue;
    }
    const working = section.kind === "experience" || section.kind === "volunteering";
    if (!working && !STRICT_KINDS.has(section.kind)) continue;
    const heading = section.heading === null ? "" : (lines[section.heading]?.text ?? "");
    const volunteering = section.kind === "volunteering";
    const told = section.kind === "summary" && content.every((line) => line.prose || line.dates.length === 0);
    const run = {
      lines: content,
      strict: !working,
      announced: volunteering ? ("volunteering" as const) : headingJobKind(heading),
      volunteering,
      told,
    };
    runs.push(run);
    open = { kind: section.kind, run };
  }
  return runs;
}

function jobsOfRun(told: Run, today: MonthIndex): FoundJob[] {
  const run = { ...told, lines: withDateColumn(told.lines) };
  const entries = findEntries(run.lines, run.strict).filter((entry) => !isStudy(entry, run.strict));
  const found = entries.length === 0 && !run.strict ? undatedEntries(run.lines) : entries;
  return inheritEmployers(found.flatMap((entry) => jobOf(entry, run, today) ?? []));
}

/** A degree with its school that ended up among the jobs. */
function isStudy(entry: Entry, strict: boolean): boolean {
  const most = (value: (line: CvLine) => number): number => Math.max(...entry.header.map(value));
  if (entry.header.some((line) => line.institution >= 2 && isGradedStudy(line.text))) return true;
  const once = entry.date === null || entry.date.shape === "single";
  if (once && most((line) => line.institution) >= 2 && entry.header.some((line) => DEGREE.test(normalize(line.rest))))
    return true;
  if (most((line) => line.title) >= 2.5) return false;
  const degree = most((line) => line.degree);
  // Under a heading of work a school is where a teacher works: "Liceo Técnico Río Claro".
  if (degree >= (strict ? 1.5 : 2) && most((line) => line.institution) >= 2) return true;
  return degree >= 2 && strict && most((line) => line.employer) < 2;
}

/** "Rojas, A. (2019). Sequía y crecimiento, 1950–2015. Anales, 9(1).": the range is the subject of the article. */
const CITATION = /^\p{L}[\p{L}’'-]+(?: \p{L}[\p{L}’'-]+){0,2}, \p{Lu}\.[^()]{0,120}\((?:19|20)\d{2}\)/u;

function jobOf(entry: Entry, run: Pick<Run, "announced">, today: MonthIndex): FoundJob | null {
  const named = readHeader(entry.header, today);
  const employer = named.employer;
  const title = named.title ?? titleInDetails(entry.details);
  const header = entry.header.map((line) => line.text).join(" ");
  if ((title === null && employer === null) || isGap(title ?? employer ?? "")) return null;
  if (CITATION.test(entry.anchor?.text ?? "")) return null;
  const interval = entry.date === null ? null : usable(entry.date, header, today);
  return {
    title,
    employer,
    kind: jobKind(title, header, run.announced),
    interval,
    dateText: entry.date === null || entry.anchor === null ? "" : dateText(entry.anchor, entry.date),
    datePrecision: interval === null || entry.date === null ? "none" : entry.date.precision,
    headerLines: [...new Set(entry.header.map((line) => line.index))],
    detailLines: [...new Set(entry.details.map((line) => line.index))],
    months: interval === null ? (findDuration(header) ?? findDuration(entry.details[0]?.text ?? "")) : null,
    yearEnd: interval !== null && entry.date?.yearEnd === true,
  };
}

/** "Profesor de Historia de 1° a 4° medio. Profesor jefe." under the name of the school. */
function titleInDetails(details: readonly CvLine[]): string | null {
  const [first] = details;
  if (first === undefined || first.title < 2.5) return null;
  const clause = first.rest.split(/[.;:(]\s|,\s|\s\(/)[0] ?? "";
  return clause.length >= 4 && clause.split(/\s+/).length <= 10 ? clause : null;
}

/** The dates as written, without labels and brackets around them. */
export function dateText(line: CvLine, date: DateExpression): string {
  const written = line.text.slice(date.from, date.to).trim();
  return written
    .replace(/^(?:per[ií]odo|fechas?)\s*:\s*/iu, "")
    .replace(/\s*\(?\d+ (?:años?|mes|years?|months?).*$/iu, "")
    .replace(/^[([]|[)\]]$/g, "");
}

/** "2019 (6 meses)" is six months. */
function usable(date: DateExpression, header: string, today: MonthIndex): Interval | null {
  const { start, end } = date.interval;
  if (!canBeJob(date.interval, today)) return null;
  if (date.shape === "single" && date.precision === "year") {
    const months = findDuration(header);
    if (months !== null && months <= 12) return { start, end: start + months - 1 };
  }
  return { start, end };
}

/** Without any dates each line that names a job begins one. */
function undatedEntries(run: readonly CvLine[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of run) {
    const labelled = /^(?:cargo|puesto|empresa|empleador|position|company)$/.test(line.label?.name ?? "");
    const last = entries.at(-1);
    const names = isHeaderLike(line) && (labelled || line.title >= 2.5 || (line.employer >= 2 && !line.prose));
    const open =
      last !== undefined && last.details.length === 0 && last.header.length < 3 && completes(last.header, line);
    if (names && open) last.header.push(line);
    else if (names) entries.push({ date: null, anchor: null, header: [line], details: [] });
    else last?.details.push(line);
  }
  return entries;
}

function completes(header: readonly CvLine[], line: CvLine): boolean {
  const has = (test: (line: CvLine) => boolean): boolean => header.some(test);
  return (
    !(line.title >= 2.5 && has((other) => other.title >= 2.5)) &&
    !(line.employer >= 2 && has((other) => other.employer >= 2))
  );
}
