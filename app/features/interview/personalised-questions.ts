/** Interview questions made from the student's CV, completed with generic ones. */

import type { CvResult } from "#app/features/cv/result.ts";
import { isCredential, quotableSkill, quotableTrade, quotesWell } from "#app/features/cv/review/quotable.ts";
import { quoted } from "#app/features/cv/review/sentence-style.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { QuestionSet } from "./api-schemas.server.ts";
import type { ExperienceLevel } from "./hunters/hunter.ts";
import { type HunterId, hunterForYears, hunterOf } from "./hunters.ts";
import { isUnfitQuestion } from "./language-model/orders.ts";
import { readAskedId } from "./question-bank/asked-id.ts";
import { QUESTIONS_PER_INTERVIEW } from "./question-bank/bank.ts";
import type { QuestionHistory } from "./question-bank/draw-questions.ts";
import { type AskableQuestions, PROGRAM_QUESTIONS } from "./question-bank/managed-questions.ts";
import { focusOf, type Question } from "./question-bank/question.ts";
import { sameness } from "./question-bank/question-rules.ts";
import { type ChosenSet, questionsOf } from "./question-set.ts";
import { toUsted } from "./texts/tu-to-usted.ts";

/** Length limits of a plausible question, in characters. */
const QUESTION_LENGTH = { min: 8, max: 400 } as const;
/** Questions from the CV in an interview after the first one with a hunter. */
const FROM_CV_LATER = 3;

/** Level for a number of years of experience: under 4 junior, 4 to 10 semi-senior, over 10 senior. */
export function experienceLevelOf(years: number): ExperienceLevel {
  return hunterForYears(years).level;
}

/**
 * Ten questions: the hunter's opener, the questions from the CV, then generic ones, other subjects first. Without a CV,
 * or with one that gave no question, `hasPersonalizedQuestions` is false and the generic bank is returned.
 * @param cv the newest analysis, or null
 * @param hunterId the hunter who asks and whose generic questions are added; by default chosen by the CV's years
 * @param askable the generic questions that this student may be asked
 */
export function buildQuestionSet(
  cv: CvResult | null,
  hunterId?: HunterId,
  askable: AskableQuestions = PROGRAM_QUESTIONS,
): QuestionSet {
  const years = cv?.experience_analysis.years_total ?? 0;
  const hunter = hunterId ?? hunterForYears(years).id;
  const generic = askable.of(hunter);
  const own = cv === null ? [] : fromCv(cv, hunter, generic[0], askable.history(hunter));
  return {
    hasPersonalizedQuestions: own.length > 0,
    experienceLevel: cv === null ? null : experienceLevelOf(years),
    questions: inOrder(own, generic).map(({ id, question, category, focus }) => ({
      id,
      question,
      category,
      focus_area: focus,
    })),
  };
}

/** The 10 questions of a hunter without anything from a CV. */
export function genericSet(hunterId: HunterId, askable: AskableQuestions = PROGRAM_QUESTIONS): QuestionSet {
  return buildQuestionSet(null, hunterId, askable);
}

/** Whether all these questions are generic ones of this hunter, so that they do not depend on a CV. */
export function hasGenericQuestions(
  hunterId: HunterId,
  questionIds: readonly string[],
  askable: AskableQuestions = PROGRAM_QUESTIONS,
): boolean {
  return hasQuestions(genericSet(hunterId, askable), questionIds);
}

function hasQuestions({ questions }: QuestionSet, questionIds: readonly string[]): boolean {
  return questionIds.every((id) => questions.some((question) => question.id === id));
}

/**
 * The question set that a client without a saved interview must be using: the first one that contains all these
 * questions, or null.
 * @param cv the newest analysis, or null; has no effect if the questions are generic ones and `fromCv` is false
 * @param fromCv the client says that its questions come from the CV; if false, the generic set is tried first
 * @param askable the generic questions that this student may be asked
 */
export function questionSetWith(
  cv: CvResult | null,
  hunterId: HunterId,
  questionIds: readonly string[],
  fromCv = false,
  askable: AskableQuestions = PROGRAM_QUESTIONS,
): ChosenSet | null {
  const chosen = (set: QuestionSet): ChosenSet => ({
    questions: questionsOf(set),
    isPersonalised: set.hasPersonalizedQuestions,
  });
  const generic = genericSet(hunterId, askable);
  if (!fromCv && hasQuestions(generic, questionIds)) return chosen(generic);
  // A client may have asked for its questions without naming the hunter.
  const sets = [buildQuestionSet(cv, hunterId, askable), buildQuestionSet(cv, undefined, askable), generic];
  const set = sets.find((one) => hasQuestions(one, questionIds));
  if (set) return chosen(set);
  // A client that knows only the first ten asks them in every interview.
  const first = askable.first(hunterId);
  if (questionIds.every((id) => first.some((one) => one.id === id))) return { questions: first, isPersonalised: false };
  const known = questionIds.map(askable.find).filter((question) => question !== undefined);
  if (known.length !== questionIds.length) return null;
  const isOwn = known.every((one) => one.id.startsWith(`${hunterId}-`));
  return { questions: isOwn ? withShown(questionsOf(generic), known) : known, isPersonalised: false };
}

/**
 * The set that a client loaded before the office changed it: with the versions that it shows in the place of those in
 * use now, and those that are no longer asked in the place of the last ones.
 */
function withShown(set: readonly Question[], shown: readonly Question[]): Question[] {
  const baseOf = ({ id }: Question) => readAskedId(id).id;
  const byBase = new Map(shown.map((one) => [baseOf(one), one]));
  const gone = shown.filter((one) => !set.some((other) => baseOf(other) === baseOf(one)));
  const free = set.filter((one) => !byBase.has(baseOf(one))).slice(-gone.length || set.length);
  const replaced = new Map(free.slice(0, gone.length).map((one, at) => [one, gone[at]]));
  return set.map((one) => byBase.get(baseOf(one)) ?? replaced.get(one) ?? one);
}

/**
 * The questions with which a screen began, if it can have loaded them: known ones of this hunter, and from the CV those
 * of the fresh set. Otherwise the fresh set.
 * @param ids in the order of asking
 */
export function setAsShown(
  fresh: QuestionSet,
  hunterId: HunterId,
  ids: readonly string[],
  askable: AskableQuestions,
): ChosenSet {
  const questions = questionsOf(fresh);
  const isPersonalised = fresh.hasPersonalizedQuestions;
  const shown = [...new Set(ids)].flatMap((id) => {
    const own = id.startsWith(`${hunterId}-`) ? askable.find(id) : undefined;
    return questions.find((one) => one.id === id) ?? own ?? [];
  });
  return { questions: shown.length === questions.length ? shown : questions, isPersonalised };
}

type Draft = { question: string; category: string };

/**
 * All that the CV gives for a first interview; for a later one the three that were asked least often.
 * @param opener the hunter's first question, which comes before those of the CV
 */
function fromCv(
  cv: CvResult,
  hunterId: HunterId,
  opener: Question | undefined,
  { hasEnded, times }: QuestionHistory,
): Question[] {
  const asked: readonly Draft[] = cv.interview_questions;
  const drafts = [...asked, ...(asked.length === 0 ? [] : fromCandidate(cv, asked))];
  const seen = new Set(opener && [sameness(opener.question)]);
  const kept = drafts.flatMap((draft) => {
    const question = draft.question.replace(/\s+/gu, " ").trim();
    const key = sameness(question);
    if (key === "" || seen.has(key) || !isAskable(question)) return [];
    seen.add(key);
    const spoken = hunterOf(hunterId).address === "usted" ? toUsted(question) : question;
    return [{ question: spoken, category: draft.category, focus: focusOf(draft.category) }];
  });
  const all = kept.slice(0, QUESTIONS_PER_INTERVIEW - 1).map((one, index) => ({ id: `cv-${index + 1}`, ...one }));
  if (!hasEnded) return all;
  const timesOf = ({ question }: Question) => times.get(sameness(question)) ?? 0;
  const rarest = all.toSorted((one, other) => timesOf(one) - timesOf(other)).slice(0, FROM_CV_LATER);
  return all.filter((one) => rarest.includes(one));
}

/**
 * Checks a question whatever its origin (rules, a model, an older version): it must be complete, quote the CV properly
 * and be fit to ask (see isUnfitQuestion).
 */
function isAskable(question: string): boolean {
  const { min, max } = QUESTION_LENGTH;
  const isWhole = question.length >= min && question.length <= max && question.endsWith("?");
  return isWhole && quotesWell(question) && !isUnfitQuestion(question);
}

/** Additional questions on what the CV's own questions do not mention: one of its skills, and its trade. */
function fromCandidate({ candidate }: CvResult, asked: readonly Draft[]): Draft[] {
  const text = normalize(asked.map((draft) => draft.question).join(" "));
  const has = (category: string) => asked.some((draft) => draft.category === category);
  const isNew = (piece: string | null): piece is string => piece !== null && !text.includes(normalize(piece));
  const skills = candidate.skills.map(quotableSkill).filter(isNew);
  const skill = skills.find((one) => !isCredential(one)) ?? skills[0];
  const trade = quotableTrade(candidate.profession);
  const drafts: Draft[] = [];
  if (skill !== undefined && !has("Técnica")) {
    drafts.push({
      category: "Técnica",
      question: `Tu CV nombra ${quoted(skill)}. ¿Qué problema real resolviste con eso y cómo lo hiciste?`,
    });
  }
  if (isNew(trade) && !has("Proyección")) {
    drafts.push({
      category: "Proyección",
      question: `Tu CV dice ${quoted(trade)}. ¿Qué te gustaría lograr en ese campo y cuál sería tu primer paso?`,
    });
  }
  return drafts;
}

/**
 * The bank's first question is always the opener. Generic questions in categories that are not covered yet are chosen
 * before the others; the chosen ones keep the bank's order.
 */
function inOrder(own: readonly Question[], generic: readonly Question[]): Question[] {
  const begun = [...generic.slice(0, 1), ...own];
  const covered = new Set(begun.map((question) => question.category));
  const texts = new Set(begun.map((question) => sameness(question.question)));
  const free = generic.filter((question) => !texts.has(sameness(question.question)));
  const first = free.filter((question) => !covered.has(question.category));
  const rest = free.filter((question) => covered.has(question.category));
  const chosen = new Set([...first, ...rest].slice(0, QUESTIONS_PER_INTERVIEW - begun.length));
  return [...begun, ...generic.filter((question) => chosen.has(question))];
}
