/** The view of a CV that the review uses: achievements in order of strength, the latest job, the level. */

import type { ReadDocument } from "#app/documents/document.ts";
import { isEmptyTalk } from "#app/features/cv/vocabulary/cliches.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import type { CvFacts, Job, MonthIndex, SectionKind, Study } from "../facts/facts.ts";
import { institutionScore } from "../facts/text-type-scores.ts";
import { achievementQuote } from "../rubric/criteria/criterion-result.ts";
import { isBareLevel } from "../rubric/criteria/education.ts";
import { type CvReading, readCv } from "../rubric/evidence/cv-context.ts";
import type { Achievement } from "../rubric/evidence/results.ts";
import { wordCount } from "../rubric/evidence/sentences.ts";
import { type CountedSkill, countedSkills } from "../rubric/evidence/skills.ts";
import type { RubricScore } from "../rubric/score-types.ts";
import { quotableStudy, quotableTrade } from "./quotable.ts";
import { isSoundAchievement } from "./quotable-achievements.ts";
import { byRecency, displayable, latestJob, standsWhole } from "./quotable-jobs.ts";
import { isSureSkill } from "./quotable-skills.ts";
import { insideSentence, quoted } from "./sentence-style.ts";
import { wholeClause } from "./whole-quotes.ts";

export type Level = "junior" | "semi" | "senior";

export type ReviewProfile = {
  reading: CvReading;
  facts: CvFacts;
  score: RubricScore;
  /** Achievements that can be quoted, strongest first, ties in reading order. */
  achievements: readonly Achievement[];
  /** Those that a sentence may mention: complete, an action, no leisure; strongest first, ties by latest job. */
  sound: readonly Achievement[];
  skills: readonly CountedSkill[];
  /** Skills that may be named, in reading order. */
  sureSkills: readonly CountedSkill[];
  jobs: readonly Job[];
  /** The ongoing or last job; employment before internships. */
  latest: Job | null;
  /** The most important recognised study, or null. */
  study: Study | null;
  level: Level;
};

const CONTACT = /@|www\.|https?:|\b\d{8,}\b|\b\d{4}\s?\d{4}\b/;

const LEVEL_RANK = { course: 0, school: 1, technical: 2, undergraduate: 3, postgraduate: 3 } as const;
const SEMI_FROM = 4;
const SENIOR_ABOVE = 10;

function levelOf(years: number): Level {
  if (years < SEMI_FROM) return "junior";
  return years <= SENIOR_ABOVE ? "semi" : "senior";
}

/** Builds the review's view of the CV; pure and deterministic. */
export function reviewProfile(
  document: ReadDocument,
  facts: CvFacts,
  score: RubricScore,
  today: MonthIndex,
): ReviewProfile {
  const reading = readCv(document, facts, today);
  const said = {
    ...facts,
    profession: sureProfession(reading),
    jobs: facts.jobs.map((job) =>
      reading.sure.jobs.has(job) ? displayable(document, job) : { ...job, title: null, employer: null },
    ),
    studies: facts.studies.filter((study) => reading.sure.studies.has(study)),
  };
  const jobs = said.jobs.filter((job) => job.headerLines.some((line) => !reading.excluded.has(line)));
  const quotable = reading.achievements.filter(
    (achievement) =>
      achievementQuote(reading, achievement) !== "" &&
      !CONTACT.test(achievement.text) &&
      !isEmptyTalk(achievement.text),
  );
  const strongest = [...quotable].sort((a, b) => b.strength - a.strength || b.figures.length - a.figures.length);
  const order = new Map([...said.jobs].sort(byRecency).map((job, at) => [job.headerLines, at] as const));
  const rank = (achievement: Achievement) =>
    order.get(said.jobs[achievement.job ?? -1]?.headerLines ?? []) ?? said.jobs.length;
  const skills = countedSkills(reading);
  return {
    reading,
    facts: said,
    score,
    achievements: strongest,
    sound: strongest
      .filter((achievement) => isSoundAchievement(reading, achievement))
      .sort((a, b) => b.strength - a.strength || rank(a) - rank(b) || b.figures.length - a.figures.length),
    skills,
    sureSkills: skills.filter((skill) => isSureSkill(reading, skill)),
    jobs,
    latest: latestJob(jobs),
    study: sureStudy(said.studies, reading),
    level: levelOf(facts.yearsTotal),
  };
}

/** Qualifies a profession as not yet held, or not held here. */
const UNFINISHED = regex()`
    \b(?:en proceso|revalid\w*|egresad[oa]s?|estudiante|student|cursando|en curso|expected|candidat[oa]|
    sin titulo|applied for|postul\w*|no (?:terminad|titulad)[oa])\b
  `;

const NOT_OF_OWNER: ReadonlySet<SectionKind> = new Set([
  "education",
  "certifications",
  "skills",
  "languages",
  "interests",
  "references",
]);

/**
 * The profession as the CV states it about the person and their work. One derived from a degree is not the person's own
 * word, and music that somebody likes is no profession.
 */
export function sureProfession({
  document,
  facts,
  sure,
}: Pick<CvReading, "document" | "facts" | "sure">): string | null {
  const { profession, sections, studies } = facts;
  const trade = sure.profession ? quotableTrade(profession) : null;
  if (trade === null) return null;
  const elsewhere = new Set([
    ...sections.filter(({ kind }) => NOT_OF_OWNER.has(kind)).flatMap(({ lines }) => lines),
    ...studies.flatMap(({ lines }) => lines),
  ]);
  const own = document.lines.flatMap(({ text }, at) => (elsewhere.has(at) ? [] : [text])).join("\n");
  if (!wordsOf(own).includes(wordsOf(insideSentence(trade)))) return null;
  const at = document.lines.flatMap(({ text }, line) => (wordsOf(text).includes(wordsOf(trade)) ? [line] : []));
  // "Finance" over "Manager": a single word may be half of a title.
  if (!trade.includes(" ") && !standsWhole(document, at, trade)) return null;
  // "Odontólogo (Venezuela) en proceso de revalidación", "Estudiante de": the bare name would claim more than the CV.
  const limits = at.map((line) => normalize(`${document.lines[line]?.text} ${document.lines[line + 1]?.text ?? ""}`));
  return limits.some((text) => UNFINISHED.test(text)) ? null : trade;
}

/** Lines at the top where people state their profession. */
const HEAD = 10;

/** Padded with spaces, so that "mechanical engineer" is not found in "mechanical engineering". */
const wordsOf = (text: string) => ` ${(normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;

/**
 * Whether the CV opens with the profession; one taken from the latest job is not how the person presents themselves.
 */
export function presents({ document, facts }: Pick<CvReading, "document" | "facts">, profession: string): boolean {
  const ofPosts = new Set(facts.jobs.flatMap(({ headerLines, detailLines }) => [...headerLines, ...detailLines]));
  return document.lines
    .slice(0, HEAD)
    .some(({ text }, line) => !ofPosts.has(line) && wordsOf(text).includes(wordsOf(profession)));
}

const NO_DEGREE = /\b(?:curso|course|bridging|pasantia|practica|internship|taller|workshop)\b|^certificacion\b/;
/** "BSc", "LL.M.": a degree without its field. */
const NO_FIELD = /^(?:[bm]\.?\s?(?:a|sc|eng|ed|com|arch|ba|phil)|ll\.?\s?[bm]|ph\.?\s?d)\.?$/i;
/** Marks a study as not completed. */
export const BROKEN_OFF = regex()`
    \b(?:no (?:lo |la )?(?:termine|terminad[oa]|conclui|finalizad[oa])|incomplet[oa]|inconclus[oa]|sin terminar|
    congelad[oa]|hasta (?:el )?(?:\d|primer|segundo|tercer|cuarto)|abandon\w+|not (?:concluded|finished|
    completed)|unfinished)\b
  `;
/** Providers of courses award no degrees. */
const OF_COURSES =
  /\b(?:otec|capacitacion|escuela de oficios|academia(?! (?:polit|naval|milit|de guerra|de humanismo)))\b/;
const OF_STUDY: ReadonlySet<SectionKind> = new Set(["education", "certifications"]);

/** Null when a higher study was extracted with low confidence: a graduate's school is not their study. */
function sureStudy(studies: readonly Study[], { document, facts, sectionOf }: CvReading): Study | null {
  const read = facts.studies;
  const whole = normalize(document.text);
  // "Mecánica básica" among skills, without year or school, is no study.
  const isPlaced = ({ lines, endYear, institution }: Study) =>
    endYear !== null ||
    lines.some((line) => OF_STUDY.has(sectionOf.get(line) ?? "other")) ||
    institutionScore(institution ?? "") >= 2;
  const named = studies.filter(isPlaced).flatMap((study) => {
    const degree = quotableStudy(study.degree);
    // A course misread as a degree is no study.
    return degree === null ||
      NO_DEGREE.test(normalize(degree)) ||
      isBareLevel(degree) ||
      NO_FIELD.test(degree) ||
      OF_COURSES.test(normalize(study.institution ?? "")) ||
      study.lines.some((line) => BROKEN_OFF.test(normalize(document.lines[line]?.text ?? ""))) ||
      (study.written === undefined && !standsWhole(document, study.lines, degree)) ||
      !whole.includes(normalize(degree))
      ? []
      : [{ ...study, degree }];
  });
  const best = [...named].sort((a, b) => LEVEL_RANK[b.level] - LEVEL_RANK[a.level])[0];
  const isHighest = read.every(({ level }) => LEVEL_RANK[level] <= LEVEL_RANK[best?.level ?? "course"]);
  return best !== undefined && isHighest ? best : null;
}

/** Headings that divide a job, not the CV. */
const PART_OF_POST = regex()`
    ^\W*(?:(?:principales |main |key )?(?:funciones|logros|tareas|responsabilidades|actividades|labores|hitos|
    resultados|proyectos|achievements|responsibilities|duties|tasks|projects)\b|clientes?\b)
  `;
const HEADING_WORDS = 7;

/** An unknown heading: the lines below may belong to another job, or to none. */
function dividesPosts({ document }: CvReading, at: number): boolean {
  const { text = "", role } = document.lines[at] ?? {};
  const letters = text.replace(/[^\p{L}]/gu, "");
  const isLoud = letters.length > 5 && letters === letters.toLocaleUpperCase("es");
  return (role === "heading" || isLoud) && wordCount(text) <= HEADING_WORDS && !PART_OF_POST.test(normalize(text));
}

/** The tagger labels the line as a heading, or as the name of another job or study. */
function beginsAnother({ lineChances }: CvFacts, at: number): boolean {
  const chances = lineChances?.[at];
  return chances != null && Math.max(chances.heading, chances.post, chances.study) > 0.5;
}

/** The job of the achievement; null where none is known or another part begins between them. */
export function jobOf({ facts, reading }: ReviewProfile, achievement: Achievement): Job | null {
  const job = achievement.job === null ? null : (facts.jobs[achievement.job] ?? null);
  const [first = 0] = achievement.lines;
  const head = Math.max(-1, ...(job?.headerLines ?? []));
  for (let at = head + 1; at < first; at += 1)
    if (dividesPosts(reading, at) || beginsAnother(reading.facts, at)) return null;
  return job;
}

/** Leading characters by which two quotes count as the same achievement, wherever each is cut. */
const START = 24;

function timesQuoted(text: string, achievement: Achievement): number {
  const start = quoted(wholeClause(achievement.text) ?? achievement.text).slice(1, START);
  return text.split(start).length - 1;
}

/** Whether the text already quotes this achievement, in full or cut. */
export function isQuotedIn(text: string, achievement: Achievement): boolean {
  return timesQuoted(text, achievement) > 0;
}

/** Least-quoted achievements first; otherwise the order is kept. */
export function freshFirst(achievements: readonly Achievement[], said: string): Achievement[] {
  const times = new Map(achievements.map((achievement) => [achievement, timesQuoted(said, achievement)]));
  return [...achievements].sort((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0));
}

/** When nearly every line has a figure, the remaining points are the hardest to gain. */
const RICH = 0.7;

/** Points of a criterion that one or two changes to this CV can gain, for ordering the advice. */
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
