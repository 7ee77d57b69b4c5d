/**
 * What is believed of the model's output. Pure: the same output on the same CV gives the same review. Whatever is missing
 * after that comes from the rules' review, so that counts and shapes stay those of the product.
 */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { CvResult } from "../result.ts";
import { type CompetencyView, deedScore, LISTED } from "../review/competencies.ts";
import { quotesWell } from "../review/quotable.ts";
import type { CvReview } from "../review/review.ts";
import { isCrafted } from "./crafted.ts";
import { deedOf } from "./grades.ts";
import { isTied } from "./grounded.ts";
import { LENGTHS, type ModelReview } from "./schema.ts";
import { type CvSource, type Found, findQuote, type TextKind } from "./source.ts";
import { sayable } from "./wording.ts";

type Question = CvResult["interview_questions"][number];

const MOST_COMPETENCIES = 6;
const MOST_STRENGTHS = 4;
const MOST_IMPROVEMENTS = 5;
const QUESTIONS = 4;
/** How far a dial may be from where the rules would put it for the same evidence. */
const LEVEL_REACH = 1;
/** Points of a dial for each level. */
const PER_LEVEL = 2;
const SHORTEST_SUMMARY = 80;
/** Share of the shorter text's words that makes two texts the same advice. */
const ALIKE = 0.6;

export type Tidied = {
  review: CvReview;
  /** Pieces of the model that are in the review. None: the rules wrote all of it. */
  used: number;
};

export function tidy(source: CvSource, said: ModelReview, rules: CvReview): Tidied {
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
        rules.competencies.filter((one) => !isCrafted(one.evidence)),
        (a, b) => a.name === b.name || overlaps(a.evidence, b.evidence),
        MOST_COMPETENCIES,
      ),
      recommendations: {
        strengths: merged(praise, rules.recommendations.strengths, alike, MOST_STRENGTHS),
        improvement_areas: merged(advice, rules.recommendations.improvement_areas, alike, MOST_IMPROVEMENTS),
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

/** The model's first, then as many of the rules' as say something else; at least as many as the rules had. */
function merged<T>(own: readonly T[], rules: readonly T[], same: (a: T, b: T) => boolean, most: number): T[] {
  const list = own.slice(0, most);
  for (const one of rules) if (list.length < most && !list.some((other) => same(one, other))) list.push(one);
  for (const one of rules) if (list.length < Math.min(most, rules.length) && !list.includes(one)) list.push(one);
  return list;
}

/** A dial stays near the rules' view of its evidence: words alone do not move it. */
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
  const deed = deedOf(source, evidence);
  return deed === undefined ? LISTED : deedScore(deed, 0);
}

function overlaps(a: string, b: string): boolean {
  const [left, right] = [fold(a), fold(b)];
  return left.includes(right) || right.includes(left);
}

function sentences(source: CvSource, kind: TextKind, said: readonly string[]): string[] {
  const bound = kind === "strength" ? LENGTHS.strength : LENGTHS.improvement;
  const found: string[] = [];
  for (const one of said) {
    const text = sayable(source, kind, one, bound);
    if (text !== null && isTied(source, text) && !found.some((other) => alike(text, other))) found.push(text);
  }
  return found;
}

/** The summary without the sentences that may not be said; null when too little is left of it. */
function summaryOf(source: CvSource, said: string): string | null {
  const whole = said.trim();
  const cut = whole.length >= LENGTHS.summary - 4 && !/[.?]$/.test(whole);
  const parts = whole.split(/(?<=\p{L}{2}[.!?])\s+/u);
  const kept: string[] = [];
  for (const part of cut ? parts.slice(0, -1) : parts) {
    const text = sayable(source, "summary", part, LENGTHS.summary);
    if (text !== null && !kept.some((other) => alike(text, other))) kept.push(text);
  }
  // The last one may be advice to anybody; what comes before it is of this person.
  if (!kept.slice(0, -1).every((text) => isTied(source, text))) return null;
  const summary = kept.join(" ");
  return kept.length >= 2 && summary.length >= SHORTEST_SUMMARY ? summary : null;
}

/** A first job is not asked like a head of department, nor the other way round. */
function difficultyFor(source: CvSource, said: Question["difficulty"]): Question["difficulty"] {
  const { level } = source.profile;
  if (level === "junior" && said === "advanced") return "intermediate";
  return level === "senior" && said === "basic" ? "intermediate" : said;
}

function questions(source: CvSource, said: ModelReview["questions"]): Question[] {
  const found: Question[] = [];
  for (const { question, category, difficulty } of said) {
    const text = sayable(source, "question", question, LENGTHS.question);
    if (
      text === null ||
      !quotesWell(text) ||
      !isTied(source, text) ||
      found.some((one) => one.category === category || alike(one.question, text))
    )
      continue;
    found.push({ question: text, category, difficulty: difficultyFor(source, difficulty) });
  }
  return found;
}

function telling(text: string): Set<string> {
  return new Set(fold(text).match(/[\p{L}\p{N}]{4,}/gu) ?? []);
}

function alike(a: string, b: string): boolean {
  const [left, right] = [telling(a), telling(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared >= ALIKE * Math.max(1, Math.min(left.size, right.size));
}
