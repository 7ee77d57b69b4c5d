/**
 * Final check of every generated statement: strengths, improvements, suggested lines and questions are checked against
 * the facts and their own quote. A statement that fails is reworded or dropped.
 */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import type { Job, Study } from "../facts/facts.ts";
import { opensWithVerb, saysWho } from "../rubric/evidence/first-person-action.ts";
import { isQuoteOf } from "../rubric/evidence/quote.ts";
import type { Achievement } from "../rubric/evidence/results.ts";
import type { CountedSkill } from "../rubric/evidence/skills.ts";
import type { Example } from "./example-sentences.ts";
import { isWhole, quotableStudy } from "./quotable.ts";
import { isSoundAchievement, tellsOutcome } from "./quotable-achievements.ts";
import { achievementUsing, isLeisure, isSureSkill, isTold } from "./quotable-skills.ts";
import type { ReviewProfile } from "./review-material.ts";

/** What a sentence asserts or asks about the achievement that it quotes. */
type Point =
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
  /** Its subjects: everything that the text names must be listed here, so that it can be checked. */
  achievement?: Achievement;
  jobs?: readonly Job[];
  study?: Study;
  skills?: readonly CountedSkill[];
  example?: Example;
};

type Check = (statement: Statement, profile: ReviewProfile) => boolean;

const QUOTE = /«([^»]*)»/gu;
const SENTENCE_WORDS = 5;

/** A quote begins and ends where its sentence or clause does; a short name is complete by itself. */
const quotesAreWhole: Check = ({ text, achievement }, { reading }) => {
  if (achievement !== undefined && !isSoundAchievement(reading, achievement)) return false;
  return [...text.matchAll(QUOTE)].every(([, words = ""]) => {
    const isSentence = isQuoteOf(reading.document, words) && words.split(" ").length >= SENTENCE_WORDS;
    return !/^[%°),.;:]/u.test(words) && (!isSentence || isWhole(words));
  });
};

/** Advice must not ask for what its quote already contains. */
const isNotFulfilled: Check = ({ point, achievement, skills }, { sound }) => {
  if (point === "asks for a verb") return achievement !== undefined && !saysWho(achievement);
  if (point === "asks for the outcome") return achievement !== undefined && !tellsOutcome(achievement);
  if (point === "asks for the skills in use") return (skills ?? []).every((skill) => !isTold(skill, sound));
  return true;
};

/** A statement about a result needs one, with its figure in the quoted words. */
const resultIsQuoted: Check = ({ point, achievement, text }) => {
  if (point !== "shows a result") return true;
  const quoted = [...text.matchAll(QUOTE)].map(([, words = ""]) => words).join(" ");
  return achievement?.figures.some((figure) => quoted.includes(figure.text)) ?? false;
};

/** A noun ("Cocina", "Control de…") must not be praised as a verb. */
const verbIsVerb: Check = ({ point, achievement }) =>
  point !== "opens with a verb" || (achievement !== undefined && opensWithVerb(achievement));

/** "tus otros logros", "las demás" require that there are others. */
const othersExist: Check = ({ text, achievement }, { sound }) =>
  !/\b(?:otr[oa]s (?:logros|líneas|frases)|(?:el|al) resto|las demás)(?!\p{L})(?! personas)/u.test(text) ||
  sound.some((one) => one !== achievement && one.figures.length === 0);

/** Each named job needs a plausible title or employer, not a heading or remark. */
const postsArePosts: Check = ({ jobs }) => (jobs ?? []).every((job) => job.title !== null || job.employer !== null);

const studyIsStudy: Check = ({ study }) => study === undefined || quotableStudy(study.degree) !== null;

/** A hobby is neither a tool nor work; a soft skill or a licence is no knowledge. */
const skillsAreSkills: Check = ({ skills, achievement }, { reading }) =>
  (skills ?? []).every((skill) => isSureSkill(reading, skill)) &&
  !(achievement?.lines.some((line) => isLeisure(reading, line)) ?? false);

const skillIsUsed: Check = ({ point, skills, achievement }) =>
  point !== "shows the skills in use" ||
  (achievement !== undefined && (skills ?? []).every((skill) => achievementUsing(skill, [achievement]) !== undefined));

const EXPLAINED = regex()`
    \b(?:pausa|crianza|maternidad|postnatal|pre y postnatal|licencia maternal|cuidado de (?:mi|un|una|hij)|emigre|
    migracion|me traslad|traslado|servicio militar|ano sabatico|pandemia|cerro (?:por|el|la)|me fui|quiebra|
    cierre de la empresa|cesantia|career break|parental leave|gap year)
  `;

/** Does not ask about a gap that the CV explains, or that only results from year-only dates. */
const pauseIsOpen: Check = ({ point, jobs }, { reading }) => {
  if (point !== "asks about a pause") return true;
  const text = normalize(reading.kept.map((line) => reading.document.lines[line]?.text ?? "").join("\n"));
  return !EXPLAINED.test(text) && (jobs ?? []).every((job) => job.datePrecision === "month");
};

/** Never advises removing the explanation of a gap. */
const explanationStays: Check = ({ point, text }) => point !== "asks to drop" || !EXPLAINED.test(normalize(text));

const NUMBERS_AGREE_PATTERN = regex("u")`
    (?<![\d,.])(?:1|[Uu]n[oa]?) (?:años|meses|personas|frases|cargos|líneas)\b|(?<![\d,.])1 (?!mes\b)\p{Ll}+s\b|
    \btus (?:1|un) |\btu \d+ años
  `;

/** Singular and plural must agree: rejects "1 años", "tus 1 año". */
const numbersAgree: Check = ({ text }) => !NUMBERS_AGREE_PATTERN.test(text);

/** An example must be in the language of the CV. */
const exampleFits: Check = ({ example }, { facts }) => example === undefined || example.language === facts.language;

const STATEMENT_CHECKS: Readonly<Record<string, Check>> = {
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

/** The names of the checks that the statement fails; empty when it may be shown. */
export function failedChecks(statement: Statement, profile: ReviewProfile): string[] {
  return Object.entries(STATEMENT_CHECKS).flatMap(([name, holds]) => (holds(statement, profile) ? [] : [name]));
}

/** The first wording that passes all checks; null when none does. */
export function firstThatHolds<T extends Statement>(wordings: readonly (T | null)[], profile: ReviewProfile): T | null {
  return wordings.find((one): one is T => one !== null && failedChecks(one, profile).length === 0) ?? null;
}
