/**
 * The score of an interview: a published formula over recorded answers. Years of experience, hunter, length and speed
 * of the answers change nothing.
 */

import { type Depth, depthOf, SIGNALS } from "./depth.ts";
import { LEAST_RELEVANCE } from "./limits.ts";
import type { Answer } from "./state.ts";

export const SCORING_VERSION = "1.0";

/** Points of a question that was answered to the point; any other question is worth 0. */
export const SCORING = {
  /** Most points for answering what was asked: times relevanceScore. */
  relevance: 40,
  /** Points for 0, 1, 2, 3 and 4 or more different signals. */
  depth: [0, 16, 28, 38, 45],
  /** Points for an answer that needed 0, 1 or 2 suggestions. */
  autonomy: [15, 8, 0],
} as const;

export type QuestionVerdict = "appropriate" | "off_topic" | "unanswered";

export type QuestionScore = {
  questionId: string;
  verdict: QuestionVerdict;
  /** The answer that decided; null when there was none with a verdict. */
  answer: Answer | null;
  /** Suggestions that this question needed. */
  suggestions: number;
  depth: Depth;
  parts: { relevance: number; depth: number; autonomy: number };
  /** 0 to 100, one decimal. */
  points: number;
};

export type InterviewScore = {
  /** 0 to 100, whole. */
  overallScore: number;
  /** Every question of the interview, in order. */
  questions: readonly QuestionScore[];
  /** Answers by their verdict: a question with a suggestion has more than one. */
  appropriateResponses: number;
  inappropriateResponses: number;
  /** Mean of all answers, whole seconds; 0 without answers. */
  averageSeconds: number;
};

const NO_POINTS = { relevance: 0, depth: 0, autonomy: 0 } as const;

/** Whether an answer said what was asked, so that a report may say so; "vague" goes on and counts, but does not. */
export function saysWhatWasAsked({ verdict, answer }: QuestionScore): boolean {
  return verdict === "appropriate" && (answer?.relevanceScore ?? 0) > LEAST_RELEVANCE;
}

/** Scores an interview: the mean of its questions' points, unanswered ones included. */
export function scoreInterview(questionIds: readonly string[], answers: readonly Answer[]): InterviewScore {
  const questions = questionIds.map((id) =>
    scoreQuestion(
      id,
      answers.filter((answer) => answer.questionId === id),
    ),
  );
  const judged = answers.filter((answer) => answer.isRelevant !== null);
  const appropriate = judged.filter((answer) => answer.isRelevant).length;
  return {
    overallScore: Math.round(mean(questions.map((question) => question.points))),
    questions,
    appropriateResponses: appropriate,
    inappropriateResponses: judged.length - appropriate,
    averageSeconds: Math.round(mean(answers.map((answer) => answer.responseTime))),
  };
}

function scoreQuestion(questionId: string, answers: readonly Answer[]): QuestionScore {
  const judged = answers.filter((answer) => answer.isRelevant !== null);
  const answer = judged.at(-1) ?? null;
  const suggestions = Math.max(0, judged.length - 1);
  if (answer === null) {
    return { questionId, verdict: "unanswered", answer, suggestions, depth: {}, parts: NO_POINTS, points: 0 };
  }
  const depth = depthOf(answer.text);
  if (!answer.isRelevant) {
    return { questionId, verdict: "off_topic", answer, suggestions, depth, parts: NO_POINTS, points: 0 };
  }
  const parts = {
    relevance: oneDecimal(SCORING.relevance * (answer.relevanceScore ?? 0)),
    depth: pointsFor(SCORING.depth, SIGNALS.filter((signal) => depth[signal] !== undefined).length),
    autonomy: pointsFor(SCORING.autonomy, suggestions),
  };
  const points = oneDecimal(parts.relevance + parts.depth + parts.autonomy);
  return { questionId, verdict: "appropriate", answer, suggestions, depth, parts, points };
}

/** The row of a table of points; beyond its end the last one. */
function pointsFor(table: readonly number[], count: number): number {
  return table[Math.min(count, table.length - 1)] ?? 0;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
