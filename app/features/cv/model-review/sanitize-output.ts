/**
 * Validates and merges the model's output. Pure and deterministic. Missing parts come from the rules' review, so that
 * counts and shapes stay the same.
 */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { CvResult } from "../result.ts";
import { achievementScore, type CompetencyView, LISTED } from "../review/competencies.ts";
import { quotesWell } from "../review/quotable.ts";
import type { CvReview } from "../review/review.ts";
import { achievementOf } from "./accepted-adjustments.ts";
import { type CvSource, type Found, findQuote, type TextKind } from "./cv-source-index.ts";
import { looksInjected } from "./injection-check.ts";
import { LENGTHS, type ModelReview } from "./schema.ts";
import { isSpecificToCv } from "./supported-by-cv.ts";
import { displayable } from "./wording.ts";

type Question = CvResult["interview_questions"][number];

const MAX_COMPETENCIES = 6;
const MAX_STRENGTHS = 4;
const MAX_IMPROVEMENTS = 5;
const QUESTIONS = 4;
/** Maximum difference, in levels, between the model's and the rules' grade of a competency. */
const LEVEL_REACH = 1;
/** Competency points per level. */
const PER_LEVEL = 2;
const MIN_SUMMARY_LENGTH = 80;
/** Share of the shorter text's words from which two texts count as the same advice. */
const ALIKE = 0.6;

export type SanitizedReview = {
  review: CvReview;
  /** Number of the model's parts in the review; 0: the rules wrote all of it. */
  used: number;
};

export function sanitizeOutput(source: CvSource, said: ModelReview, rules: CvReview): SanitizedReview {
  const dials = competencies(source, said.competencies, rules.competencies);
  const praise = sentences(source, "strength", said.strengths);
  const advice = sentences(source, "improvement", said.improvements);
  const summary = summaryOf(source, said.summary);
  const asked = questions(source, said.questions);
  return {
    used: dials.length + praise.length + advice.length + asked.length + (summary === null ? 0 : 1),
    review: {
      summary: summary ?? rules.summary,
      competencies: merged(
        dials,
        rules.competencies.filter((one) => !looksInjected(one.evidence)),
        (a, b) => a.name === b.name || overlaps(a.evidence, b.evidence),
        MAX_COMPETENCIES,
      ),
      recommendations: {
        strengths: merged(praise, rules.recommendations.strengths, alike, MAX_STRENGTHS),
        improvement_areas: merged(advice, rules.recommendations.improvement_areas, alike, MAX_IMPROVEMENTS),
      },
      interview_questions: merged(
        asked,
        rules.interview_questions,
        (a, b) => a.category === b.category || alike(a.question, b.question),
        QUESTIONS,
      ),
    },
  };
}

/** The model's items first, then distinct ones of the rules; at least as many as the rules had. */
function merged<T>(own: readonly T[], rules: readonly T[], same: (a: T, b: T) => boolean, most: number): T[] {
  const list = own.slice(0, most);
  for (const one of rules) if (list.length < most && !list.some((other) => same(one, other))) list.push(one);
  for (const one of rules) if (list.length < Math.min(most, rules.length) && !list.includes(one)) list.push(one);
  return list;
}

/** A competency score stays near the rules' view of its evidence: wording alone does not move it. */
function competencies(
  source: CvSource,
  said: ModelReview["competencies"],
  rules: readonly CompetencyView[],
): CompetencyView[] {
  const found: CompetencyView[] = [];
  for (const { name, quote, level } of said) {
    const evidence = findQuote(source, quote, LENGTHS.quote);
    if (evidence === null || found.some((one) => one.name === name || overlaps(one.evidence, evidence.text))) continue;
    const middle = rules.find((one) => one.name === name)?.score ?? rulesLevel(source, evidence);
    const score = Math.min(middle + LEVEL_REACH, Math.max(middle - LEVEL_REACH, level * PER_LEVEL));
    found.push({ name, score: Math.round(Math.min(10, Math.max(0, score)) * 10) / 10, evidence: evidence.text });
  }
  return found;
}

function rulesLevel(source: CvSource, evidence: Found): number {
  const achievement = achievementOf(source, evidence);
  return achievement === undefined ? LISTED : achievementScore(achievement, 0);
}

function overlaps(a: string, b: string): boolean {
  const [left, right] = [normalize(a), normalize(b)];
  return left.includes(right) || right.includes(left);
}

function sentences(source: CvSource, kind: TextKind, said: readonly string[]): string[] {
  const bound = kind === "strength" ? LENGTHS.strength : LENGTHS.improvement;
  const found: string[] = [];
  for (const one of said) {
    const text = displayable(source, kind, one, bound);
    if (text !== null && isSpecificToCv(source, text) && !found.some((other) => alike(text, other))) found.push(text);
  }
  return found;
}

/** The summary without rejected sentences; null when too little remains. */
function summaryOf(source: CvSource, said: string): string | null {
  const whole = said.trim();
  const cut = whole.length >= LENGTHS.summary - 4 && !/[.?]$/.test(whole);
  const parts = whole.split(/(?<=\p{L}{2}[.!?])\s+/u);
  const kept: string[] = [];
  for (const part of cut ? parts.slice(0, -1) : parts) {
    const text = displayable(source, "summary", part, LENGTHS.summary);
    if (text !== null && !kept.some((other) => alike(text, other))) kept.push(text);
  }
  // The last sentence may be generic advice; all before it must be about this person.
  if (!kept.slice(0, -1).every((text) => isSpecificToCv(source, text))) return null;
  const summary = kept.join(" ");
  return kept.length >= 2 && summary.length >= MIN_SUMMARY_LENGTH ? summary : null;
}

/** Bounds the difficulty: no questions for a head of department in a first job, nor the reverse. */
function difficultyFor(source: CvSource, said: Question["difficulty"]): Question["difficulty"] {
  const { level } = source.profile;
  if (level === "junior" && said === "advanced") return "intermediate";
  return level === "senior" && said === "basic" ? "intermediate" : said;
}

function questions(source: CvSource, said: ModelReview["questions"]): Question[] {
  const found: Question[] = [];
  for (const { question, category, difficulty } of said) {
    const text = displayable(source, "question", question, LENGTHS.question);
    if (
      text === null ||
      !quotesWell(text) ||
      !isSpecificToCv(source, text) ||
      found.some((one) => one.category === category || alike(one.question, text))
    )
      continue;
    found.push({ question: text, category, difficulty: difficultyFor(source, difficulty) });
  }
  return found;
}

function telling(text: string): Set<string> {
  return new Set(normalize(text).match(/[\p{L}\p{N}]{4,}/gu) ?? []);
}

function alike(a: string, b: string): boolean {
  const [left, right] = [telling(a), telling(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared >= ALIKE * Math.max(1, Math.min(left.size, right.size));
}
