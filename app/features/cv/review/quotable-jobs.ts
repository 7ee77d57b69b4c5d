/** How the review may refer to a job: only with a plausible title and employer. */

import type { ReadDocument } from "#app/documents/document.ts";
import type { Job } from "../facts/facts.ts";
import { isCapitals } from "../facts/typography.ts";
import { plainSpaces } from "../rubric/evidence/quote.ts";
import { goesOn } from "./line-continuation.ts";
import { quotableEmployer, quotableTitle } from "./quotable.ts";
import { insideSentence, properName } from "./sentence-style.ts";

/** A title followed by a comma and a name: its employer was read as part of it. */
const PLACE_IN_TITLE = /,\s+\p{Lu}\p{Ll}+$/u;

/** Continues on the next line: "Montajista y asistente de", "Matrona con". */
const HALF_TITLE = /\s(?:de|del|en|con|y|a|al|para|por|la|el|of|and|at)$/iu;

/**
 * The job with only its plausible names: headings, remarks and partial names are dropped; an employer in place of the
 * title ("Hostel Luna de Sal") becomes the employer.
 */
export function withPlausibleNames(job: Job): Job {
  const swallowed = job.title !== null && PLACE_IN_TITLE.test(job.title);
  const isHalf = HALF_TITLE.test(job.title ?? "");
  const title = isHalf ? null : quotableTitle(swallowed ? (job.title ?? "").replace(PLACE_IN_TITLE, "") : job.title);
  const employer = swallowed ? null : quotableEmployer(job.employer);
  const isPlace = !isHalf && title === null && employer === null && job.title !== null;
  return { ...job, title, employer: isPlace ? quotableEmployer(job.title) : employer };
}

/** Whether a name is complete in its line: cut neither by a line break nor by a comma. */
export function standsWhole(document: ReadDocument, lines: readonly number[], name: string): boolean {
  const at = lines.find((line) => plainSpaces(document.lines[line]?.text ?? "").includes(plainSpaces(name)));
  if (at === undefined) return true;
  const text = plainSpaces(document.lines[at]?.text ?? "");
  const start = text.indexOf(plainSpaces(name));
  const next = plainSpaces(document.lines[at + 1]?.text ?? "");
  // In all caps nothing indicates whether the name continues on the next line of the entry.
  const isLoud = isCapitals(text) && isCapitals(next) && lines.includes(at + 1) && !/\d/.test(next);
  const isCut = text.endsWith(plainSpaces(name)) && (goesOn(document, at) || isLoud);
  // "Irarrázaval, Melo y Quiroz Abogados": the first of several partners.
  const isPartner = / (?:y|&|e) /u.test(name) && /(?:^|[,|·–—:-] )\p{Lu}\p{L}+, $/u.test(text.slice(0, start));
  return !isCut && !isPartner;
}

/** The job with only the names that may be shown: plausible and complete in the text. */
export function displayable(document: ReadDocument, job: Job): Job {
  if (job.written !== undefined) return withPlausibleNames(job);
  const isWhole = (name: string | null) => name === null || standsWhole(document, job.headerLines, name);
  const { title, employer } = withPlausibleNames(job);
  return { ...job, title: isWhole(title) ? title : null, employer: isWhole(employer) ? employer : null };
}

export function latestJob(jobs: readonly Job[]): Job | null {
  return [...jobs].sort(byRecency)[0] ?? null;
}

/** Employment first, then by end (ongoing first), then by start. */
export function byRecency(a: Job, b: Job): number {
  const rank = (job: Job) => [
    job.kind === "employment" ? 1 : 0,
    job.interval === null ? -1 : (job.interval.end ?? Number.MAX_SAFE_INTEGER),
    job.interval?.start ?? -1,
  ];
  const [left, right] = [rank(a), rank(b)];
  const at = left.findIndex((value, index) => value !== right[index]);
  return at < 0 ? 0 : (right[at] ?? 0) - (left[at] ?? 0);
}

const NOUNS: Readonly<Record<Job["kind"], string>> = {
  employment: "cargo",
  internship: "práctica",
  volunteering: "voluntariado",
};

/**
 * "tu cargo de jefa de planificación en Envases del Maipo", or as much of it as the CV gives; null for nothing.
 * @param job as `displayable` returns it
 * @param longest characters of a title that is not cut
 */
export function jobPhrase(job: Job | null, longest = 65): string | null {
  if (job === null) return null;
  const title = job.title === null ? "" : insideSentence(job.title, longest);
  const employer = job.employer === null ? "" : properName(job.employer, 50);
  const noun = NOUNS[job.kind];
  // Avoids "tu práctica de práctica profesional" and volunteers "of president".
  const own = title !== "" && !/^(?:practica|práctica|voluntari|pasant|internship|estudiante en)/iu.test(title);
  // A university assistant may be paid, so the neutral "rol" is used.
  const role = job.kind !== "employment" && own ? "rol" : noun;
  if (own && employer !== "") return `tu ${role} de ${title} en ${employer}`;
  if (employer !== "") return `tu ${noun === "cargo" ? "trabajo" : noun} en ${employer}`;
  return own ? `tu ${role} de ${title}` : null;
}

/** Names a job in full the first time and shortly after that. */
export type PostNaming = {
  phrase: (job: Job | null) => string | null;
  /** Records that another text already named the job. */
  named: (job: Job) => void;
};

/** @param jobs all jobs of the CV, as `displayable` returns them */
export function postNaming(jobs: readonly Job[]): PostNaming {
  const told = new Set<Job["headerLines"]>();
  const latest = latestJob(jobs);
  const ongoing = jobs.filter((job) => job.interval?.end === null && job.kind === "employment");
  const again = (job: Job): string | null =>
    ongoing.length === 1 && job.headerLines === ongoing[0]?.headerLines && job.headerLines === latest?.headerLines
      ? "tu cargo actual"
      : jobPhrase(job.employer === null ? job : { ...job, title: null });
  return {
    phrase: (job) => {
      if (job === null) return null;
      if (told.has(job.headerLines)) return again(job);
      const whole = jobPhrase(job);
      if (whole !== null) told.add(job.headerLines);
      return whole;
    },
    named: (job) => {
      told.add(job.headerLines);
    },
  };
}
