/**
 * Finds the interview and question that an answer belongs to. Pure; run twice on the data read: before asking a
 * language model, and again in the transaction that saves the answer.
 */

import type { CvResult } from "#app/features/cv/result.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { HunterId } from "../hunters.ts";
import type { Interview, StoredReply } from "../interview-store.server.ts";
import { hasGenericQuestions, questionSetWith } from "../personalised-questions.ts";
import type { AskableQuestions } from "../question-bank/managed-questions.ts";
import type { ChosenSet } from "../question-set.ts";
import type { Refusal } from "../refusals.ts";
import type { Student } from "../start.server.ts";
import { isIdle } from "../timer.ts";
import { type Move, redecideLastAnswer, type SentAnswer } from "./apply-answer.ts";

/** What a call reports about the interview that its answers belong to. */
export type AnswerCall = {
  student: Student;
  hunterId: HunterId;
  /** Without an id, the newest interview with this hunter is meant. */
  interviewId: number | undefined;
  /** The screen's seed for the wordings: a different seed than the open interview's means another interview. */
  seed: string | undefined;
  /** The screen uses the questions of the newest CV analysis. */
  fromCvAnalysis: boolean;
  /** Arrival in epoch milliseconds. */
  at: number;
  /** Only the rules judge and word, even if a language model is installed. */
  byRules: boolean;
};

/** The data read for the call. */
export type ReadForAnswer = {
  /** The student's interview with the call's id, or the newest with its hunter. */
  interview: Interview | null;
  /** Result of the newest CV analysis; null without one, and whenever `needsCv` is false. */
  cv: CvResult | null;
  /** The generic questions of the student; left out: the program's own. */
  askable?: AskableQuestions | undefined;
};

export type AnswerLocation =
  /** The same answer is saved already: found by its id or, for clients without ids, by question, text and attempt. */
  | { kind: "saved_before"; interview: Interview; stored: StoredReply }
  /** A saved, open interview; after the move, its current question is the answered one. */
  | { kind: "in_interview"; interview: Interview; move: Move }
  /** An interview that must be created with these questions; `index` is the answered one. */
  | { kind: "in_new_interview"; set: ChosenSet; index: number }
  /** The call names an interview that has ended. */
  | { kind: "in_ended_interview"; interview: Interview }
  /** The call names an open interview that is past the question, because it continued in another tab. */
  | { kind: "overtaken"; interview: Interview }
  | { kind: "refused"; refusal: Refusal };

/** Milliseconds after its end in which a client without ids may repeat the answer that ended its interview. */
const REPEAT_WITHIN_MS = 2 * MINUTE_MS;

/**
 * The calls of the specification contain no interview id. So without an id the open interview is found and moved to
 * where its screen is, or a new one is created.
 */
export function locateAnswer(read: ReadForAnswer, call: AnswerCall, sent: SentAnswer): AnswerLocation {
  return (
    inInterviewRead(read.interview, call, sent) ?? inOtherSet(read, call, sent) ?? inNewInterview(read, call, sent)
  );
}

/** Whether the questions that can be asked now must be read: the answer may belong to an interview not saved yet. */
export function needsQuestions(interview: Interview | null, call: AnswerCall, sent: SentAnswer): boolean {
  return inInterviewRead(interview, call, sent) === null;
}

/** Whether the newest CV analysis must be read before the answer can be located. */
export function needsCv(
  { interview, askable }: Omit<ReadForAnswer, "cv">,
  call: AnswerCall,
  sent: SentAnswer,
): boolean {
  if (!needsQuestions(interview, call, sent)) return false;
  const asked = [...answeredQuestions(interview), sent.questionId];
  return call.fromCvAnalysis || !hasGenericQuestions(call.hunterId, asked, askable);
}

/** Locations that depend on the interview alone; null if the answer may belong to another set or interview. */
function inInterviewRead(interview: Interview | null, call: AnswerCall, sent: SentAnswer): AnswerLocation | null {
  const isNamed = call.interviewId !== undefined;
  if (isNamed && interview?.state.hunterId !== call.hunterId) return refused("unknown_interview");
  if (interview === null) return null;
  const stored = sent.isWithheld ? undefined : storedReplyTo(sent, interview, call.at);
  if (stored) return { kind: "saved_before", interview, stored };
  const index = indexOf(interview.state.questions, sent.questionId);
  const isBehind = index < interview.state.currentQuestionIndex;
  if (isNamed) {
    if (index < 0) return refused("unknown_question");
    if (interview.status !== "open") return { kind: "in_ended_interview", interview };
    if (isBehind) return { kind: "overtaken", interview };
    return { kind: "in_interview", interview, move: { to: "question", index } };
  }
  if (!goesOn(interview, call)) return null;
  if (!isBehind) return { kind: "in_interview", interview, move: { to: "question", index } };
  // The client shows a suggestion although the server went on to the next question: the server's reply did not arrive.
  const hasSuggestion = (sent.currentSuggestions ?? 0) > 0;
  const redecided = hasSuggestion ? redecideLastAnswer(interview.state, call.at) : null;
  if (index < 0 || redecided?.currentQuestionIndex !== index) return null;
  return { kind: "in_interview", interview, move: { to: "last_answer" } };
}

/** Whether a call without an id can mean this interview. */
function goesOn(interview: Interview, { seed, at }: AnswerCall): boolean {
  const isOther = seed !== undefined && interview.state.seed !== seed;
  return interview.status === "open" && !isOther && !isIdle(interview, at);
}

/**
 * The client may be using another question set than assumed, e.g. the generic questions of the hunter chosen by the
 * CV.
 */
function inOtherSet(
  { interview, cv, askable }: ReadForAnswer,
  call: AnswerCall,
  sent: SentAnswer,
): AnswerLocation | null {
  if (interview === null || !goesOn(interview, call)) return null;
  const { questions } = interview.state;
  const answered = answeredQuestions(interview);
  if (answered.length === 0 || indexOf(questions, sent.questionId) >= 0) return null;
  const set = questionSetWith(cv, call.hunterId, [...answered, sent.questionId], false, askable);
  if (set === null || set.questions.length < questions.length) return null;
  const { isPersonalised } = set;
  const move = { to: "other_set", set, index: indexOf(set.questions, sent.questionId) } as const;
  return { kind: "in_interview", interview: { ...interview, isPersonalised }, move };
}

function inNewInterview({ cv, askable }: ReadForAnswer, call: AnswerCall, sent: SentAnswer): AnswerLocation {
  const set = questionSetWith(cv, call.hunterId, [sent.questionId], call.fromCvAnalysis, askable);
  if (set === null) return refused("unknown_question");
  return { kind: "in_new_interview", set, index: indexOf(set.questions, sent.questionId) };
}

function storedReplyTo(sent: SentAnswer, interview: Interview, at: number): StoredReply | undefined {
  const { status, updatedAt, state, storedReplies } = interview;
  if (sent.hasClientId) return storedReplies.get(sent.id);
  if (status !== "open" && at - Date.parse(updatedAt) > REPEAT_WITHIN_MS) return undefined;
  const attempt = sent.currentSuggestions;
  return state.answers
    .filter((answer) => answer.questionId === sent.questionId && answer.text === sent.text)
    .map((answer) => storedReplies.get(answer.id))
    .findLast((stored) => stored && isSameAttempt(stored.currentSuggestions, attempt));
}

/** @param one suggestions shown by a screen when it sent the answer; null matches every attempt */
function isSameAttempt(one: number | null, other: number | null): boolean {
  return one === null || other === null || one === other;
}

function answeredQuestions(interview: Interview | null): string[] {
  return [...new Set(interview?.state.answers.map((answer) => answer.questionId))];
}

function indexOf(questions: readonly { id: string }[], questionId: string): number {
  return questions.findIndex((question) => question.id === questionId);
}

function refused(refusal: Refusal): AnswerLocation {
  return { kind: "refused", refusal };
}
