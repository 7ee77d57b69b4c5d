/**
 * The score of an interview: a published formula over recorded answers. Years of experience, hunter, length and speed
 * of the answers change nothing.
 */

import { isSameStory } from "./judge/copy.ts";
import { LEAST_RELEVANCE, type Standing } from "./limits.ts";
import { depthOf } from "./signals/read-signals.ts";
import { type Depth, SIGNALS } from "./signals/signal.ts";
import type { Answer } from "./state.ts";

export const SCORING_VERSION = "2.0";

/** Points of a question by how its last answer stands to it; what is off the subject, or unanswered, is worth 0. */
export const SCORING = {
  /** Points for answering what was asked. Together with depth and autonomy they are multiplied by the certainty. */
  relevance: 40,
  /** Points for 0, 1, 2, 3 and 4 or more different signals. */
  depth: [0, 16, 28, 38, 45],
  /** Points for an answer that needed 0, 1 or 2 suggestions. */
  autonomy: [15, 8, 0],
  /** Points of an answer that is on the subject and says nothing yet, whatever else it holds. */
  vague: 15,
  /** Points of one that may be about something else: so many times its relevance, which is below one half. */
  doubtful: 20,
} as const;

/** "doubtful": it may be about something else; nothing is said to be missing from it. */
export type QuestionVerdict = "appropriate" | "doubtful" | "off_topic" | "unanswered";

export type QuestionScore = {
  questionId: string;
  verdict: QuestionVerdict;
  /** The answer that decided; null when there was none with a verdict. */
  answer: Answer | null;
  /** Suggestions that this question needed. */
  suggestions: number;
  depth: Depth;
  parts: { relevance: number; depth: number; autonomy: number };
  /** The question, counted from 1, whose answer told the same story before: a story pays once. */
  toldIn?: number;
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
export function saysWhatWasAsked({ answer, toldIn }: QuestionScore): boolean {
  return answer !== null && standingOf(answer) === "answers" && toldIn === undefined;
}

/** How an answer with a verdict stands; what the fallback rule and older versions decided is known by its score alone. */
export function standingOf({ standing, isRelevant, relevanceScore }: Answer): Standing {
  if (standing !== undefined) return standing;
  return isRelevant ? ((relevanceScore ?? 0) > LEAST_RELEVANCE ? "answers" : "vague") : "off";
}

/** Scores an interview: the mean of its questions' points, unanswered ones included. */
export function scoreInterview(questionIds: readonly string[], answers: readonly Answer[]): InterviewScore {
  const questions: QuestionScore[] = [];
  for (const id of questionIds) {
    const own = answers.filter((answer) => answer.questionId === id);
    questions.push(scoreQuestion(id, own, questions));
  }
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

/** @param before the questions of the interview before this one */
function scoreQuestion(
  questionId: string,
  answers: readonly Answer[],
  before: readonly QuestionScore[],
): QuestionScore {
  const judged = answers.filter((answer) => answer.isRelevant !== null);
  const answer = judged.at(-1) ?? null;
  const suggestions = Math.max(0, judged.length - 1);
  const nothing = { questionId, answer, suggestions, parts: NO_POINTS, points: 0 };
  if (answer === null) return { ...nothing, verdict: "unanswered", depth: {} };
  const depth = depthOf(answer.text);
  const inDoubt = standingOf(answer) === "doubtful";
  const verdict = answer.isRelevant ? "appropriate" : inDoubt ? "doubtful" : "off_topic";
  const told = before.findIndex((one) => one.points > 0 && isSameStory(answer.text, one.answer?.text ?? ""));
  if (told >= 0) return { ...nothing, verdict, depth, toldIn: told + 1 };
  const parts = partsOf(answer, depth, suggestions);
  return { ...nothing, verdict, depth, parts, points: oneDecimal(parts.relevance + parts.depth + parts.autonomy) };
}

function partsOf(answer: Answer, depth: Depth, suggestions: number): QuestionScore["parts"] {
  const relevance = answer.relevanceScore ?? 0;
  switch (standingOf(answer)) {
    case "answers": {
      const certainty = answer.certainty ?? relevance;
      const signals = SIGNALS.filter((signal) => depth[signal] !== undefined).length;
      return {
        relevance: oneDecimal(certainty * SCORING.relevance),
        depth: oneDecimal(certainty * pointsFor(SCORING.depth, signals)),
        autonomy: oneDecimal(certainty * pointsFor(SCORING.autonomy, suggestions)),
      };
    }
    case "vague":
      return { ...NO_POINTS, relevance: SCORING.vague };
    case "doubtful":
      return { ...NO_POINTS, relevance: oneDecimal(SCORING.doubtful * relevance) };
    case "off":
      return NO_POINTS;
  }
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
