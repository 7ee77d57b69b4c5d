/** What the review speaks about: the deeds in order of strength, the latest job, the level. */

import type { ReadDocument } from "#app/documents/document.ts";
import { isEmptyTalk } from "#app/features/cv/vocabulary/cliches.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { CvFacts, Job, MonthIndex, SectionKind, Study } from "../facts/facts.ts";
import { institutionScore } from "../facts/signals.ts";
import { deedQuote } from "../rubric/criteria/award.ts";
import { isBareLevel } from "../rubric/criteria/education.ts";
import { type CvReading, readCv } from "../rubric/evidence/reading.ts";
import type { Deed } from "../rubric/evidence/results.ts";
import { type CountedSkill, countedSkills } from "../rubric/evidence/skills.ts";
import { wordCount } from "../rubric/evidence/units.ts";
import type { RubricScore } from "../rubric/rubric.ts";
import { byRecency, displayable, latestJob, standsWhole } from "./posts.ts";
import { quotableStudy, quotableTrade } from "./quotable.ts";
import { isSureSkill } from "./sure-skills.ts";
import { insideSentence, quoted } from "./voice.ts";
import { wholeClause } from "./whole-quotes.ts";
import { isSoundDeed } from "./workable-deeds.ts";

export type Level = "junior" | "semi" | "senior";

export type ReviewProfile = {
  reading: CvReading;
  facts: CvFacts;
  score: RubricScore;
  /** Deeds that can be quoted, strongest first, in reading order among equals. */
  deeds: readonly Deed[];
  /** Those of them that a sentence may speak of: whole, done, no leisure; strongest first, of the latest job among equals. */
  sound: readonly Deed[];
  skills: readonly CountedSkill[];
  /** Those that are named as what they are, in reading order. */
  sureSkills: readonly CountedSkill[];
  jobs: readonly Job[];
  /** The job that goes on, or ended last; employment before internships. */
  latest: Job | null;
  /** The studies that matter most, of those that are named as studies, or null. */
  study: Study | null;
  level: Level;
};

const CONTACT = /@|www\.|https?:|\b\d{8,}\b|\b\d{4}\s?\d{4}\b/;

const LEVEL_RANK = { course: 0, school: 1, technical: 2, undergraduate: 3, postgraduate: 3 } as const;
const SEMI_FROM = 4;
const SENIOR_ABOVE = 10;

export function levelOf(years: number): Level {
  if (years < SEMI_FROM) return "junior";
  return years <= SENIOR_ABOVE ? "semi" : "senior";
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
    profession: sureProfession(reading),
    jobs: facts.jobs.map((job) =>
      reading.sure.jobs.has(job) ? displayable(document, job) : { ...job, title: null, employer: null },
    ),
    studies: facts.studies.filter((study) => reading.sure.studies.has(study)),
  };
  const jobs = said.jobs.filter((job) => job.headerLines.some((line) => !reading.excluded.has(line)));
  const quotable = reading.deeds.filter(
    (deed) => deedQuote(reading, deed) !== "" && !CONTACT.test(deed.text) && !isEmptyTalk(deed.text),
  );
  const strongest = [...quotable].sort((a, b) => b.strength - a.strength || b.figures.length - a.figures.length);
  const order = new Map([...said.jobs].sort(byRecency).map((job, at) => [job.headerLines, at] as const));
  const rank = (deed: Deed) => order.get(said.jobs[deed.job ?? -1]?.headerLines ?? []) ?? said.jobs.length;
  const skills = countedSkills(reading);
  return {
    reading,
    facts: said,
    score,
    deeds: strongest,
    sound: strongest
      .filter((deed) => isSoundDeed(reading, deed))
      .sort((a, b) => b.strength - a.strength || rank(a) - rank(b) || b.figures.length - a.figures.length),
    skills,
    sureSkills: skills.filter((skill) => isSureSkill(reading, skill)),
    jobs,
    latest: latestJob(jobs),
    study: sureStudy(said.studies, reading),
    level: levelOf(facts.yearsTotal),
  };
}

/** What goes with a trade that is not held yet, or not here. */
const UNFINISHED =
  /\b(?:en proceso|revalid\w*|egresad[oa]s?|estudiante|student|cursando|en curso|expected|candidat[oa]|sin titulo|applied for|postul\w*|no (?:terminad|titulad)[oa])\b/;

const NOT_OF_OWNER: ReadonlySet<SectionKind> = new Set([
  "education",
  "certifications",
  "skills",
  "languages",
  "interests",
  "references",
]);

/**
 * As the CV itself says it where it speaks of the person and the work: a profession that was made from a degree is
 * nobody's own word, and the music that somebody likes is no trade.
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
  // "Finance" over "Manager": one word may be half of a title.
  if (!trade.includes(" ") && !standsWhole(document, at, trade)) return null;
  // "Odontólogo (Venezuela) en proceso de revalidación", "Estudiante de": less than the bare name says.
  const limits = at.map((line) => fold(`${document.lines[line]?.text} ${document.lines[line + 1]?.text ?? ""}`));
  return limits.some((text) => UNFINISHED.test(text)) ? null : trade;
}

/** Lines at the top where somebody says what they are. */
const HEAD = 10;

/** Between spaces, so that "mechanical engineer" is not found in "mechanical engineering". */
const wordsOf = (text: string) => ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;

/** Whether the CV opens with the profession: that of the last post is what somebody does, not how they present themselves. */
export function presents({ document, facts }: Pick<CvReading, "document" | "facts">, profession: string): boolean {
  const ofPosts = new Set(facts.jobs.flatMap(({ headerLines, detailLines }) => [...headerLines, ...detailLines]));
  return document.lines
    .slice(0, HEAD)
    .some(({ text }, line) => !ofPosts.has(line) && wordsOf(text).includes(wordsOf(profession)));
}

const NO_DEGREE = /\b(?:curso|course|bridging|pasantia|practica|internship|taller|workshop)\b|^certificacion\b/;
/** "BSc", "LL.M.": the degree without what it is in. */
const NO_FIELD = /^(?:[bm]\.?\s?(?:a|sc|eng|ed|com|arch|ba|phil)|ll\.?\s?[bm]|ph\.?\s?d)\.?$/i;
/** What was not finished is nobody's training. */
export const BROKEN_OFF =
  /\b(?:no (?:lo |la )?(?:termine|terminad[oa]|conclui|finalizad[oa])|incomplet[oa]|inconclus[oa]|sin terminar|congelad[oa]|hasta (?:el )?(?:\d|primer|segundo|tercer|cuarto)|abandon\w+|not (?:concluded|finished|completed)|unfinished)\b/;
/** Who teaches courses gives no degree. */
const OF_COURSES =
  /\b(?:otec|capacitacion|escuela de oficios|academia(?! (?:polit|naval|milit|de guerra|de humanismo)))\b/;
const OF_STUDY: ReadonlySet<SectionKind> = new Set(["education", "certifications"]);

/** Null where something higher was read and is not sure: the school is not what a graduate studied. */
function sureStudy(studies: readonly Study[], { document, facts, sectionOf }: CvReading): Study | null {
  const read = facts.studies;
  const whole = fold(document.text);
  // "Mecánica básica" among abilities has neither a year nor a place, and is no study.
  const isPlaced = ({ lines, endYear, institution }: Study) =>
    endYear !== null ||
    lines.some((line) => OF_STUDY.has(sectionOf.get(line) ?? "other")) ||
    institutionScore(institution ?? "") >= 2;
  const named = studies.filter(isPlaced).flatMap((study) => {
    const degree = quotableStudy(study.degree);
    // A course that was taken for a degree is nobody's training.
    return degree === null ||
      NO_DEGREE.test(fold(degree)) ||
      isBareLevel(degree) ||
      NO_FIELD.test(degree) ||
      OF_COURSES.test(fold(study.institution ?? "")) ||
      study.lines.some((line) => BROKEN_OFF.test(fold(document.lines[line]?.text ?? ""))) ||
      (study.written === undefined && !standsWhole(document, study.lines, degree)) ||
      !whole.includes(fold(degree))
      ? []
      : [{ ...study, degree }];
  });
  const best = [...named].sort((a, b) => LEVEL_RANK[b.level] - LEVEL_RANK[a.level])[0];
  const isHighest = read.every(({ level }) => LEVEL_RANK[level] <= LEVEL_RANK[best?.level ?? "course"]);
  return best !== undefined && isHighest ? best : null;
}

/** What divides a post, not the CV. */
const PART_OF_POST =
  /^\W*(?:(?:principales |main |key )?(?:funciones|logros|tareas|responsabilidades|actividades|labores|hitos|resultados|proyectos|achievements|responsibilities|duties|tasks|projects)\b|clientes?\b)/;
const HEADING_WORDS = 7;

/** A heading of somebody's own invention: what stands under it may be of another post, or of none. */
function dividesPosts({ document }: CvReading, at: number): boolean {
  const { text = "", role } = document.lines[at] ?? {};
  const letters = text.replace(/[^\p{L}]/gu, "");
  const isLoud = letters.length > 5 && letters === letters.toLocaleUpperCase("es");
  return (role === "heading" || isLoud) && wordCount(text) <= HEADING_WORDS && !PART_OF_POST.test(fold(text));
}

/** What the tagger takes for a heading, or for the name of another post or study. */
function beginsAnother({ lineChances }: CvFacts, at: number): boolean {
  const chances = lineChances?.[at];
  return chances != null && Math.max(chances.heading, chances.post, chances.study) > 0.5;
}

/** The job of the deed, or null where none is known or another part begins between them. */
export function jobOf({ facts, reading }: ReviewProfile, deed: Deed): Job | null {
  const job = deed.job === null ? null : (facts.jobs[deed.job] ?? null);
  const [first = 0] = deed.lines;
  const head = Math.max(-1, ...(job?.headerLines ?? []));
  for (let at = head + 1; at < first; at += 1)
    if (dividesPosts(reading, at) || beginsAnother(reading.facts, at)) return null;
  return job;
}

/** Characters by which two quotes of one deed are known, wherever each is cut. */
const START = 24;

function timesQuoted(text: string, deed: Deed): number {
  const start = quoted(wholeClause(deed.text) ?? deed.text).slice(1, START);
  return text.split(start).length - 1;
}

/** Whether the text already quotes this deed, in whole or cut. */
export function isQuotedIn(text: string, deed: Deed): boolean {
  return timesQuoted(text, deed) > 0;
}

/** The deeds that were quoted least come first; the order among equals stays. */
export function freshFirst(deeds: readonly Deed[], said: string): Deed[] {
  const times = new Map(deeds.map((deed) => [deed, timesQuoted(said, deed)]));
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
