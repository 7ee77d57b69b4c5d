/** What is said with a date among jobs without being one: "Entre 2000 y 2003 me dediqué al campo", "preceptor since 2022". */

import { fold } from "../../vocabulary/text.ts";
import type { Job } from "../facts.ts";
import type { CvLine } from "../lines.ts";
import { titleScore } from "../signals.ts";
import type { Tagged } from "../tagger/tag.ts";

const LEAST_LISTED = 2;
const NAMED = 1.5;
const EMPLOYER = 2.5;

/**
 * The jobs without those that are only told in a sentence or in a deed: where others stand in entries of their own, a
 * sentence that gives no known title nor place of work, and a deed that has gone on "since" some date, name no job.
 */
export function withoutAsides<T extends Job>(jobs: readonly T[], lines: readonly CvLine[]): T[] {
  const headers = new Map(jobs.map((job) => [job, job.headerLines.flatMap((index) => lines[index] ?? [])] as const));
  const listed = jobs.filter((job) => isListed(job, headers.get(job) ?? []));
  if (listed.length < LEAST_LISTED) return [...jobs];
  const bulleted = listed.some((job) => isDeed(job, headers.get(job) ?? []));
  return jobs.filter((job) => {
    const header = headers.get(job) ?? [];
    if (job.interval === null || job.kind === "volunteering" || listed.includes(job)) return true;
    if (isDeed(job, header)) return bulleted;
    return !header.some(isSentence) || isNamed(job, header);
  });
}

const isNamed = (job: Job, header: readonly CvLine[]): boolean =>
  titleScore(job.title ?? "") >= NAMED || header.some((line) => line.employer >= EMPLOYER);

/** A dated entry that is neither a sentence nor a deed. */
function isListed(job: Job, header: readonly CvLine[]): boolean {
  return job.interval !== null && !header.some(isSentence) && !isDeed(job, header);
}

const isSentence = (line: CvLine): boolean => line.prose || /\p{L}{3}\.$|\b\d{4}\.$/u.test(line.text);

/** A point of a list that goes on since some date, written without an end. */
function isDeed(job: Job, header: readonly CvLine[]): boolean {
  const open = job.interval?.end === null && !/[-–—→]|\b(?:a|al|hasta|to)\b/iu.test(job.dateText);
  return open && header.length === 1 && header.every((line) => line.bullet);
}

/** A time without work that stands among the posts: "En desempleo con trabajos puntuales", "Career break". */
const PAUSE =
  /^(?:en )?(?:desempleo|paro|cesantia|cesante|situacion de desempleo|unemployed|unemployment|career break|pausa (?:laboral|por|familiar)|excedencia|licencia (?:maternal|por cuidado))\b/;

/** What is told of it: "Care of my mother (not paid)". */
const CARE = /^(?:care of my|caring for my|cuidado de mi|al cuidado de mi|me dedique a cuidar)\b/;

export function isPause({ title, headerLines }: Job, lines: readonly CvLine[]): boolean {
  const below = lines[Math.max(...headerLines) + 1]?.folded ?? "";
  return (
    PAUSE.test(fold(title ?? "")) ||
    headerLines.some((line) => PAUSE.test(lines[line]?.folded ?? "")) ||
    CARE.test(below)
  );
}

/** A line of what was done that holds a date: "Coordinadora del ciclo desde 2013", all of which the tagger takes for deeds. */
export function isToldDeed({ headerLines, title }: Job, labels: ReadonlyMap<number, readonly Tagged[]>): boolean {
  const own = headerLines.flatMap((line) => labels.get(line) ?? []);
  return titleScore(title ?? "") < 2 && own.length > 0 && own.every(({ label }) => label === "deed");
}
