/** Dated mentions among jobs that are no jobs: "Entre 2000 y 2003 me dediqué al campo", "preceptor since 2022". */

import { regex } from "#app/platform/regex.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import type { Job } from "../facts.ts";
import type { CvLine } from "../lines.ts";
import type { Tagged } from "../tagger/tag.ts";
import { titleScore } from "../text-type-scores.ts";

const MIN_LISTED = 2;
const NAMED = 1.5;
const EMPLOYER = 2.5;

/**
 * The jobs without those only mentioned in a sentence or an achievement. Where other jobs have entries of their own, a
 * sentence without a known title or employer, and an achievement ongoing "since" a date, are no jobs.
 */
export function withoutAsides<T extends Job>(jobs: readonly T[], lines: readonly CvLine[]): T[] {
  const headers = new Map(jobs.map((job) => [job, job.headerLines.flatMap((index) => lines[index] ?? [])] as const));
  const listed = jobs.filter((job) => isListed(job, headers.get(job) ?? []));
  if (listed.length < MIN_LISTED) return [...jobs];
  const bulleted = listed.some((job) => isAchievement(job, headers.get(job) ?? []));
  return jobs.filter((job) => {
    const header = headers.get(job) ?? [];
    if (job.interval === null || job.kind === "volunteering" || listed.includes(job)) return true;
    if (isAchievement(job, header)) return bulleted;
    return !header.some(isSentence) || isNamed(job, header);
  });
}

const isNamed = (job: Job, header: readonly CvLine[]): boolean =>
  titleScore(job.title ?? "") >= NAMED || header.some((line) => line.employer >= EMPLOYER);

/** A dated entry that is neither a sentence nor an achievement. */
function isListed(job: Job, header: readonly CvLine[]): boolean {
  return job.interval !== null && !header.some(isSentence) && !isAchievement(job, header);
}

const isSentence = (line: CvLine): boolean => line.prose || /\p{L}{3}\.$|\b\d{4}\.$/u.test(line.text);

/** A list item ongoing since a date, without an end. */
function isAchievement(job: Job, header: readonly CvLine[]): boolean {
  const open = job.interval?.end === null && !/[-–—→]|\b(?:a|al|hasta|to)\b/iu.test(job.dateText);
  return open && header.length === 1 && header.every((line) => line.bullet);
}

/** A gap listed among the jobs: "En desempleo con trabajos puntuales", "Career break". */
const PAUSE = regex()`
    ^(?:en )?(?:desempleo|paro|cesantia|cesante|situacion de desempleo|unemployed|unemployment|career break|
    pausa (?:laboral|por|familiar)|excedencia|licencia (?:maternal|por cuidado))\b
  `;

/** Describes such a gap: "Care of my mother (not paid)". */
const CARE = /^(?:care of my|caring for my|cuidado de mi|al cuidado de mi|me dedique a cuidar)\b/;

export function isPause({ title, headerLines }: Job, lines: readonly CvLine[]): boolean {
  const below = lines[Math.max(...headerLines) + 1]?.normalized ?? "";
  return (
    PAUSE.test(normalize(title ?? "")) ||
    headerLines.some((line) => PAUSE.test(lines[line]?.normalized ?? "")) ||
    CARE.test(below)
  );
}

/**
 * A description that contains a date, all of whose lines the tagger labels achievements: "Coordinadora del ciclo desde
 * 2013".
 */
export function isToldAchievement(
  { headerLines, title }: Job,
  labels: ReadonlyMap<number, readonly Tagged[]>,
): boolean {
  const own = headerLines.flatMap((line) => labels.get(line) ?? []);
  return titleScore(title ?? "") < 2 && own.length > 0 && own.every(({ label }) => label === "achievement");
}
