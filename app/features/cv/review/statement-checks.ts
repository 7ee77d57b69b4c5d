/**
 * The last reader of what is said of a CV: every strength, improvement, suggested line and question passes these checks
 * against the facts and its own quote. A statement that fails one is worded otherwise or left out.
 */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { Job, Study } from "../facts/facts.ts";
import { isQuoteOf } from "../rubric/evidence/quote.ts";
import type { Deed } from "../rubric/evidence/results.ts";
import type { CountedSkill } from "../rubric/evidence/skills.ts";
import { opensWithVerb, saysWho } from "../rubric/evidence/who.ts";
import type { Example } from "./examples.ts";
import type { ReviewProfile } from "./profile.ts";
import { isWhole, quotableStudy } from "./quotable.ts";
import { deedUsing, isLeisure, isSureSkill, isTold } from "./sure-skills.ts";
import { isSoundDeed, tellsOutcome } from "./workable-deeds.ts";

/** What a sentence asserts or asks of the deed that it quotes. */
export type Point =
  | "shows a result"
  | "opens with a verb"
  | "shows the skills in use"
  | "asks for the outcome"
  | "asks for a verb"
  | "asks for the skills in use"
  | "asks about a pause"
  | "asks to drop";

export type Statement = {
  text: string;
  point?: Point;
  /** What it speaks of. Whatever is named in the text stands here, so that it can be checked. */
  deed?: Deed;
  jobs?: readonly Job[];
  study?: Study;
  skills?: readonly CountedSkill[];
  example?: Example;
};

type Check = (statement: Statement, profile: ReviewProfile) => boolean;

const QUOTE = /«([^»]*)»/gu;
const SENTENCE_WORDS = 5;

/** A quote begins and ends where its sentence or clause does; a name of few words is whole in itself. */
const quotesAreWhole: Check = ({ text, deed }, { reading }) => {
  if (deed !== undefined && !isSoundDeed(reading, deed)) return false;
  return [...text.matchAll(QUOTE)].every(([, words = ""]) => {
    const isSentence = isQuoteOf(reading.document, words) && words.split(" ").length >= SENTENCE_WORDS;
    return !/^[%°),.;:]/u.test(words) && (!isSentence || isWhole(words));
  });
};

/** Nothing is asked for that its quote already gives. */
const isNotFulfilled: Check = ({ point, deed, skills }, { sound }) => {
  if (point === "asks for a verb") return deed !== undefined && !saysWho(deed);
  if (point === "asks for the outcome") return deed !== undefined && !tellsOutcome(deed);
  if (point === "asks for the skills in use") return (skills ?? []).every((skill) => !isTold(skill, sound));
  return true;
};

/** A result is one, and its figure stands in the words that are quoted. */
const resultIsQuoted: Check = ({ point, deed, text }) => {
  if (point !== "shows a result") return true;
  const quoted = [...text.matchAll(QUOTE)].map(([, words = ""]) => words).join(" ");
  return deed?.figures.some((figure) => quoted.includes(figure.text)) ?? false;
};

/** A noun ("Cocina", "Control de…") is not praised as a verb. */
const verbIsVerb: Check = ({ point, deed }) =>
  point !== "opens with a verb" || (deed !== undefined && opensWithVerb(deed));

/** "tus otros logros", "las demás" need others. */
const othersExist: Check = ({ text, deed }, { sound }) =>
  !/\b(?:otr[oa]s (?:logros|líneas|frases)|(?:el|al) resto|las demás)(?!\p{L})(?! personas)/u.test(text) ||
  sound.some((one) => one !== deed && one.figures.length === 0);

/** A post has a title or a place that are one, and no heading or remark. */
const postsArePosts: Check = ({ jobs }) => (jobs ?? []).every((job) => job.title !== null || job.employer !== null);

const studyIsStudy: Check = ({ study }) => study === undefined || quotableStudy(study.degree) !== null;

/** A hobby is neither a tool nor work; a virtue or a licence is no knowledge. */
const skillsAreSkills: Check = ({ skills, deed }, { reading }) =>
  (skills ?? []).every((skill) => isSureSkill(reading, skill)) &&
  !(deed?.lines.some((line) => isLeisure(reading, line)) ?? false);

const skillIsUsed: Check = ({ point, skills, deed }) =>
  point !== "shows the skills in use" ||
  (deed !== undefined && (skills ?? []).every((skill) => deedUsing(skill, [deed]) !== undefined));

const EXPLAINED =
  /\b(?:pausa|crianza|maternidad|postnatal|pre y postnatal|licencia maternal|cuidado de (?:mi|un|una|hij)|emigre|migracion|me traslad|traslado|servicio militar|ano sabatico|pandemia|cerro (?:por|el|la)|me fui|quiebra|cierre de la empresa|cesantia|career break|parental leave|gap year)/;

/** Nobody is asked about a pause that the CV explains itself, or that only whole years make. */
const pauseIsOpen: Check = ({ point, jobs }, { reading }) => {
  if (point !== "asks about a pause") return true;
  const text = fold(reading.kept.map((line) => reading.document.lines[line]?.text ?? "").join("\n"));
  return !EXPLAINED.test(text) && (jobs ?? []).every((job) => job.datePrecision === "month");
};

/** What explains a pause stays: nobody is asked to take it out. */
const explanationStays: Check = ({ point, text }) => point !== "asks to drop" || !EXPLAINED.test(fold(text));

/** "1 años", "tus 1 año". */
const numbersAgree: Check = ({ text }) =>
  !/(?<![\d,.])(?:1|[Uu]n[oa]?) (?:años|meses|personas|frases|cargos|líneas)\b|(?<![\d,.])1 (?!mes\b)\p{Ll}+s\b|\btus (?:1|un) |\btu \d+ años/u.test(
    text,
  );

/** An example is in the language of the CV. */
const exampleFits: Check = ({ example }, { facts }) => example === undefined || example.language === facts.language;

export const STATEMENT_CHECKS: Readonly<Record<string, Check>> = {
  quotesAreWhole,
  isNotFulfilled,
  resultIsQuoted,
  verbIsVerb,
  othersExist,
  postsArePosts,
  studyIsStudy,
  skillsAreSkills,
  skillIsUsed,
  pauseIsOpen,
  explanationStays,
  numbersAgree,
  exampleFits,
};

/** The names of the checks that the statement fails; none for one that may be shown. */
export function failedChecks(statement: Statement, profile: ReviewProfile): string[] {
  return Object.entries(STATEMENT_CHECKS).flatMap(([name, holds]) => (holds(statement, profile) ? [] : [name]));
}

/** The first wording that holds; null where none does. */
export function firstThatHolds<T extends Statement>(wordings: readonly (T | null)[], profile: ReviewProfile): T | null {
  return wordings.find((one): one is T => one !== null && failedChecks(one, profile).length === 0) ?? null;
}
