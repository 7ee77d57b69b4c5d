/**
 * The score of an interview: a published formula over recorded answers. It does not depend on the years of experience,
 * the hunter, or the length and speed of the answers.
 */

import { isSameStory, type Story, storyOf } from "./judge/repeats-question.ts";
import { MIN_RELEVANCE, type Standing } from "./limits.ts";
import { readSignals } from "./signals/read-signals.ts";
import { type Reading, SIGNALS } from "./signals/signal.ts";
import type { Answer } from "./state.ts";

export const SCORING_VERSION = "2.0";

/** Points of a question by the standing of its last answer; one that is off the subject or unanswered gets 0. */
export const SCORING = {
  /** Points for answering what was asked. These, depth and autonomy are each multiplied by the certainty. */
  relevance: 40,
  /** Points for 0, 1, 2, 3 and 4 or more different signals. */
  depth: [0, 16, 28, 38, 45],
  /** Points for an answer that needed 0, 1 or 2 suggestions. */
  autonomy: [15, 8, 0],
  /** Fixed points of an answer that is on the subject but says nothing concrete yet. */
  vague: 15,
  /** For an answer that may be about something else: multiplied by its relevance, which is below 0.5. */
  doubtful: 20,
} as const;

/** "doubtful": the answer may be about something else; the report does not say that anything is missing from it. */
type QuestionVerdict = "appropriate" | "doubtful" | "off_topic" | "unanswered";

export type QuestionScore = {
  questionId: string;
  verdict: QuestionVerdict;
  /** The last answer with a verdict, which decides the question; null when there is none. */
  answer: Answer | null;
  /** Suggestions that this question needed. */
  suggestions: number;
  /** Signals found in `answer`; null when there is none. */
  reading: Reading | null;
  parts: { relevance: number; depth: number; autonomy: number };
  /** Number (from 1) of the earlier question whose answer told the same story: a story gets points only once. */
  toldIn?: number;
  /** 0 to 100, one decimal. */
  points: number;
};

export type InterviewScore = {
  /** 0 to 100, whole. */
  overallScore: number;
  /** Every question of the interview, in order. */
  questions: readonly QuestionScore[];
  /** Number of answers by verdict: a question with a suggestion has more than one answer. */
  appropriateResponses: number;
  inappropriateResponses: number;
  /** Mean of all answers, whole seconds; 0 without answers. */
  averageSeconds: number;
};

const NO_POINTS = { relevance: 0, depth: 0, autonomy: 0 } as const;

/** Whether a report may state that the answer said what was asked. False for "vague", although it is accepted. */
export function saysWhatWasAsked({ answer, toldIn }: QuestionScore): boolean {
  return answer !== null && standingOf(answer) === "answers" && toldIn === undefined;
}

/**
 * The standing of an answer with a verdict. The fallback rule and older versions recorded none: derived from the score.
 */
function standingOf({ standing, isRelevant, relevanceScore }: Answer): Standing {
  if (standing !== undefined) return standing;
  return isRelevant ? ((relevanceScore ?? 0) > MIN_RELEVANCE ? "answers" : "vague") : "off";
}

/** Scores an interview: the mean of its questions' points, unanswered ones included. */
export function scoreInterview(questionIds: readonly string[], answers: readonly Answer[]): InterviewScore {
  const told: Told[] = [];
  const questions = questionIds.map((id, at) => {
    const own = completed(answers.filter((answer) => answer.questionId === id));
    return scoreQuestion(id, own, { number: at + 1, told });
  });
  const whole = completed(answers);
  const judged = whole.filter((answer) => answer.isRelevant !== null);
  const appropriate = judged.filter((answer) => answer.isRelevant).length;
  return {
    overallScore: Math.round(mean(questions.map((question) => question.points))),
    questions,
    appropriateResponses: appropriate,
    inappropriateResponses: judged.length - appropriate,
    averageSeconds: Math.round(mean(whole.map((answer) => answer.responseTime))),
  };
}

/**
 * The answers to questions, each with what was added when the hunter asked back: that is neither an answer of its own
 * nor slower.
 */
function completed(answers: readonly Answer[]): Answer[] {
  const whole: Answer[] = [];
  for (const answer of answers) {
    const before = whole.at(-1);
    if (answer.followUp === undefined) whole.push(answer);
    else if (before?.questionId === answer.questionId && answer.isRelevant)
      whole[whole.length - 1] = { ...before, text: `${before.text}\n${answer.text}` };
  }
  return whole;
}

/** A story that already got points, and the number of its question. */
type Told = { number: number; story: Story };

/** @param interview the question's number, and the stories that already got points; this answer's story is added */
function scoreQuestion(
  questionId: string,
  answers: readonly Answer[],
  { number, told }: { number: number; told: Told[] },
): QuestionScore {
  const judged = answers.filter((answer) => answer.isRelevant !== null);
  const answer = judged.at(-1) ?? null;
  const suggestions = Math.max(0, judged.length - 1);
  const nothing = { questionId, answer, suggestions, parts: NO_POINTS, points: 0 };
  if (answer === null) return { ...nothing, verdict: "unanswered", reading: null };
  const reading = readSignals(answer.text);
  const inDoubt = standingOf(answer) === "doubtful";
  const verdict = answer.isRelevant ? "appropriate" : inDoubt ? "doubtful" : "off_topic";
  const story = storyOf(answer.text);
  const before = told.find((one) => isSameStory(story, one.story));
  if (before) return { ...nothing, verdict, reading, toldIn: before.number };
  const parts = partsOf(answer, reading, suggestions);
  const points = oneDecimal(parts.relevance + parts.depth + parts.autonomy);
  if (points > 0) told.push({ number, story });
  return { ...nothing, verdict, reading, parts, points };
}

function partsOf(answer: Answer, reading: Reading, suggestions: number): QuestionScore["parts"] {
  const relevance = answer.relevanceScore ?? 0;
  switch (standingOf(answer)) {
    case "answers": {
      const certainty = answer.certainty ?? relevance;
      const signals = SIGNALS.filter((signal) => reading[signal].counts).length;
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

/** The entry of a table of points; a count beyond its end gets the last entry. */
function pointsFor(table: readonly number[], count: number): number {
  return table[Math.min(count, table.length - 1)] ?? 0;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
