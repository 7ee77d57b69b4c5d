/** What the review speaks about: the deeds in order of strength, the latest job, the level. */

import type { ReadDocument } from "#app/documents/document.ts";
import { isEmptyTalk } from "#app/features/cv/vocabulary/cliches.ts";
import { skillLexicon } from "#app/features/cv/vocabulary/skills.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { CvFacts, Job, MonthIndex, Study } from "../facts/facts.ts";
import { deedQuote } from "../rubric/criteria/award.ts";
import { type CvReading, readCv } from "../rubric/evidence/reading.ts";
import type { Deed } from "../rubric/evidence/results.ts";
import { type CountedSkill, countedSkills } from "../rubric/evidence/skills.ts";
import { wordCount } from "../rubric/evidence/units.ts";
import { opener } from "../rubric/evidence/verbs.ts";
import type { RubricScore } from "../rubric/rubric.ts";
import { type Choose, chooser, insideSentence, properName, quoted } from "./voice.ts";

export type Level = "junior" | "semi" | "senior";

export type ReviewProfile = {
  reading: CvReading;
  facts: CvFacts;
  score: RubricScore;
  /** Deeds that can be quoted, strongest first, in reading order among equals. */
  deeds: readonly Deed[];
  skills: readonly CountedSkill[];
  jobs: readonly Job[];
  /** The job that goes on, or ended last; employment before internships. */
  latest: Job | null;
  /** The studies that matter most, or null. */
  study: Study | null;
  level: Level;
  choose: Choose;
};

const CONTACT = /@|www\.|https?:|\b\d{8,}\b|\b\d{4}\s?\d{4}\b/;
const TITLE_WORDS = 9;
/** Remarks that stand where the name of a place does. */
const NO_PLACE =
  /\b(?:horas?|hrs|semestres?|s[áa]bados?|domingos?|inviernos?|veranos?|semana|evaluaci[oó]n|promedio|honorarios|jornada)\b/iu;

/** Whether a text that the facts give as a title or profession can stand as one inside a sentence. */
function isTitle(text: string): boolean {
  if (
    text.trim().length < 3 ||
    CONTACT.test(text) ||
    isEmptyTalk(text) ||
    wordCount(text) > TITLE_WORDS ||
    wordCount(text) === 0
  )
    return false;
  const first = opener(text, null);
  return (
    first.kind !== "strong" &&
    !(first.kind === "weak" && !/^(?:responsable|encargad|ayudante|apoyo)/iu.test(first.word))
  );
}

/** The fact without what cannot be said in a sentence: better silent than wrong. */
export function sayable(job: Job): Job {
  const employer =
    job.employer !== null &&
    (CONTACT.test(job.employer) || wordCount(job.employer) > TITLE_WORDS || NO_PLACE.test(job.employer))
      ? null
      : job.employer;
  return { ...job, title: job.title !== null && isTitle(job.title) ? job.title : null, employer };
}

const LEVEL_RANK = { course: 0, school: 1, technical: 2, undergraduate: 3, postgraduate: 3 } as const;
const SEMI_FROM = 4;
const SENIOR_ABOVE = 10;

export function latestJob(jobs: readonly Job[]): Job | null {
  const rank = (job: Job) => [
    job.kind === "employment" ? 1 : 0,
    job.interval === null ? -1 : (job.interval.end ?? Number.MAX_SAFE_INTEGER),
    job.interval?.start ?? -1,
  ];
  const order = (a: Job, b: Job) => {
    const left = rank(a);
    const right = rank(b);
    const at = left.findIndex((value, index) => value !== right[index]);
    return at < 0 ? 0 : (right[at] ?? 0) - (left[at] ?? 0);
  };
  return [...jobs].sort(order)[0] ?? null;
}

export function levelOf(years: number): Level {
  if (years < SEMI_FROM) return "junior";
  return years <= SENIOR_ABOVE ? "semi" : "senior";
}

/**
 * What the choice of wordings hangs on: figures, verbs, skills and counts. Nothing that names a person, a place or an
 * institution, so that the same work is told in the same words whoever did it.
 */
function seedOf({ deeds, facts }: CvReading): string {
  const done = deeds.flatMap((deed) => [
    ...deed.figures.map((figure) => figure.text),
    ...(deed.opener.kind === "none" || deed.opener.kind === "weak" ? [] : [fold(deed.opener.word)]),
  ]);
  const known = facts.skills.flatMap((skill) =>
    skill.kind !== "soft" && skillLexicon.has(skill.canonical) ? [fold(skill.canonical)] : [],
  );
  return [...done, ...known, facts.jobs.length, facts.yearsTotal].join("\n");
}

/** Reads the CV for the review; pure and deterministic. */
export function reviewProfile(
  document: ReadDocument,
  facts: CvFacts,
  score: RubricScore,
  today: MonthIndex,
): ReviewProfile {
  const reading = readCv(document, facts, today);
  const said = {
    ...facts,
    profession: facts.profession !== null && isTitle(facts.profession) ? facts.profession : null,
    jobs: facts.jobs.map(sayable),
  };
  const jobs = said.jobs.filter((job) => job.headerLines.some((line) => !reading.excluded.has(line)));
  const quotable = reading.deeds.filter(
    (deed) => deedQuote(reading, deed) !== "" && !CONTACT.test(deed.text) && !isEmptyTalk(deed.text),
  );
  const studies = [...facts.studies].sort((a, b) => LEVEL_RANK[b.level] - LEVEL_RANK[a.level]);
  return {
    reading,
    facts: said,
    score,
    deeds: [...quotable].sort((a, b) => b.strength - a.strength || b.figures.length - a.figures.length),
    skills: countedSkills(reading),
    jobs,
    latest: latestJob(jobs),
    study: studies[0] ?? null,
    level: levelOf(facts.yearsTotal),
    choose: chooser(seedOf(reading)),
  };
}

/**
 * "tu cargo de jefa de planificación en Envases del Maipo", or what of it the CV gives; null when it gives nothing.
 * @param longest characters of a title that is not cut
 */
export function jobPhrase(job: Job | null, longest = 50): string | null {
  if (job === null) return null;
  const title = job.title === null ? "" : insideSentence(job.title, longest);
  const employer = job.employer === null ? "" : properName(job.employer, 50);
  const noun = job.kind === "internship" ? "práctica" : job.kind === "volunteering" ? "voluntariado" : "cargo";
  // "tu práctica de práctica profesional" says nothing more than its place does.
  const own = title !== "" && !/^(?:practica|práctica|voluntari|pasant|internship)/iu.test(title);
  if (own && employer !== "") return `tu ${noun} de ${title} en ${employer}`;
  if (employer !== "") return `tu ${noun === "cargo" ? "trabajo" : noun} en ${employer}`;
  return own ? `tu ${noun} de ${title}` : null;
}

/** A short label of the job for pointing at it: «Jefa de Planificación, Envases del Maipo». */
export function jobLabel(job: Job | null): string | null {
  if (job === null) return null;
  const parts = [job.title, job.employer].flatMap((part) => (part === null ? [] : [properName(part, 50)]));
  return parts.length === 0 ? null : parts.join(", ");
}

/** The job of the deed, or null. */
export function jobOf(profile: ReviewProfile, deed: Deed): Job | null {
  return deed.job === null ? null : (profile.facts.jobs[deed.job] ?? null);
}

function timesQuoted(text: string, profile: ReviewProfile, deed: Deed): number {
  return text.split(quoted(deedQuote(profile.reading, deed, 50)).slice(1, -1)).length - 1;
}

/** Whether the text already quotes this deed, in whole or cut. */
export function isQuotedIn(text: string, profile: ReviewProfile, deed: Deed): boolean {
  return timesQuoted(text, profile, deed) > 0;
}

/** The deeds that were quoted least come first; the order among equals stays. */
export function freshFirst(profile: ReviewProfile, deeds: readonly Deed[], said: string): Deed[] {
  const times = new Map(deeds.map((deed) => [deed, timesQuoted(said, profile, deed)]));
  return [...deeds].sort((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0));
}

/** Where nearly every line has its figure, the points that are left are the hardest to win. */
const RICH = 0.7;

/** Points of a criterion that this CV can win with one change or two, for ordering the advice. */
export function withinReach(score: RubricScore, id: RubricScore["criteria"][number]["id"]): number {
  const found = score.criteria.find((one) => one.id === id);
  const lost = found === undefined ? 0 : found.max - found.points;
  return id === "achievements" && shareOf(score, id) >= RICH ? lost / 2 : lost;
}

/** The share of its points that a criterion has, 0 to 1. */
export function shareOf(score: RubricScore, id: RubricScore["criteria"][number]["id"]): number {
  const found = score.criteria.find((one) => one.id === id);
  return found === undefined || found.max === 0 ? 0 : found.points / found.max;
}
