/** The questions of an interview made from the student's CV, filled up with generic ones. */

import type { CvResult } from "#app/features/cv/result.ts";
import { isCredential, quotableSkill, quotableTrade, quotesWell } from "#app/features/cv/review/quotable.ts";
import { quoted } from "#app/features/cv/review/voice.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import { type HunterId, hunterForYears, hunterOf } from "./hunters.ts";
import { isUnfitQuestion } from "./model/orders.ts";
import { genericQuestions, QUESTIONS_PER_INTERVIEW } from "./question-bank/bank.ts";
import { focusOf, type Question } from "./question-bank/question.ts";
import type { ExperienceLevel, QuestionSet } from "./question-set.ts";
import { toUsted } from "./texts/formal-address.ts";

const LEVEL_OF: Readonly<Record<HunterId, ExperienceLevel>> = {
  natalia: "junior",
  cristian: "semi-senior",
  mia: "senior",
};
/** Characters of a question that a person would ask. */
const QUESTION_LENGTH = { shortest: 8, longest: 400 } as const;

/** Level of so many years of experience: under 4 junior, 4 to 10 semi-senior, over 10 senior. */
export function experienceLevelOf(years: number): ExperienceLevel {
  return LEVEL_OF[hunterForYears(years)];
}

/**
 * Ten questions: the hunter's opener, those of the CV, then generic ones on other subjects. Without a CV, or with one
 * that gave no question, `hasPersonalizedQuestions` is false and the generic bank is returned.
 * @param cv the newest analysis, or null
 * @param hunterId whose generic questions fill up, and who asks; by default who suits the CV's years
 */
export function buildQuestionSet(cv: CvResult | null, hunterId?: HunterId): QuestionSet {
  const years = cv?.experience_analysis.years_total ?? 0;
  const hunter = hunterId ?? hunterForYears(years);
  const own = cv === null ? [] : fromCv(cv, hunter);
  return {
    hasPersonalizedQuestions: own.length > 0,
    experienceLevel: cv === null ? null : experienceLevelOf(years),
    questions: inOrder(own, genericQuestions(hunter)).map(({ id, question, category, focus }) => ({
      id,
      question,
      category,
      focus_area: focus,
    })),
  };
}

type Draft = { question: string; category: string };

function fromCv(cv: CvResult, hunterId: HunterId): Question[] {
  const asked: readonly Draft[] = cv.interview_questions;
  const drafts = [...asked, ...(asked.length === 0 ? [] : fromCandidate(cv, asked))];
  const seen = new Set(
    genericQuestions(hunterId)
      .slice(0, 1)
      .map((opener) => sameness(opener.question)),
  );
  const kept = drafts.flatMap((draft) => {
    const question = draft.question.replace(/\s+/gu, " ").trim();
    const key = sameness(question);
    if (key === "" || seen.has(key) || !isAskable(question)) return [];
    seen.add(key);
    const spoken = hunterOf(hunterId).address === "usted" ? toUsted(question) : question;
    return [{ question: spoken, category: draft.category, focus: focusOf(draft.category) }];
  });
  return kept.slice(0, QUESTIONS_PER_INTERVIEW - 1).map((one, index) => ({ id: `cv-${index + 1}`, ...one }));
}

/**
 * Whoever wrote it, a model or an older version too: a whole question to a person that quotes the CV well, and nothing
 * that a machine could take for an order.
 */
function isAskable(question: string): boolean {
  const { shortest, longest } = QUESTION_LENGTH;
  const isWhole = question.length >= shortest && question.length <= longest && question.endsWith("?");
  return isWhole && quotesWell(question) && !isUnfitQuestion(question);
}

/** What the CV's own questions leave out: a skill that it names, and the work that it is about. */
function fromCandidate({ candidate }: CvResult, asked: readonly Draft[]): Draft[] {
  const text = fold(asked.map((draft) => draft.question).join(" "));
  const has = (category: string) => asked.some((draft) => draft.category === category);
  const isNew = (piece: string | null): piece is string => piece !== null && !text.includes(fold(piece));
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
 * The bank's first question opens whatever follows. Generic questions on subjects that are not covered yet come before
 * the others; the bank's order is kept.
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

/** Two questions with the same letters are the same question. */
function sameness(question: string): string {
  return fold(question).replace(/[^\p{L}\p{N}]+/gu, "");
}
