/**
 * The interview as one pure state machine, the same on the screen and on the server:
 *
 *   loading ► greeting ► question ⇄ waiting ► ended ► feedback ► done
 *                 └► declined
 *
 * It has no clock, no storage and no list of hunters: every event carries its time, the caller passes the hunter's
 * lines, and the actions for the caller are returned as effects. An event that does not fit the phase changes nothing
 * and returns the same state object.
 */

import { canBeTrue } from "./delivery/spoken.ts";
import { DELAYS, type InterviewEvent, type Transition, type Verdict } from "./events.ts";
import type { HunterLines } from "./hunters/hunter.ts";
import type { HunterId } from "./hunters.ts";
import { MAX_SUGGESTIONS } from "./limits.ts";
import type { Answer, ChatMessage, InterviewState } from "./state.ts";
import {
  ask,
  askBack,
  currentQuestion,
  end,
  followUpPart,
  isFollowUp,
  mayAskBack,
  messageIdOf,
  post,
  speak,
  suggest,
} from "./state-transitions.ts";
import { announcementText, interviewSeconds, minutesToAnnounce } from "./timer.ts";

/** Text of the start button, which is also the student's first message. */
export const READY_TEXT = "Sí, estoy listo/a";

/** Shown in place of an answer that disclosed distress or harm: such an answer is neither judged nor stored. */
const SET_ASIDE_TEXT = "Este mensaje no se guardó.";

export type NewInterview = {
  hunterId: HunterId;
  /** First name (see firstNameOf), or empty. */
  studentName: string;
  /** Seed of the random choice between wordings; the same seed gives the same interview. */
  seed: string;
  extraTimeFactor?: number;
};

/** An interview before its questions are known. */
export function createInterview({ hunterId, studentName, seed, extraTimeFactor = 1 }: NewInterview): InterviewState {
  const duration = interviewSeconds(extraTimeFactor);
  return {
    version: 1,
    hunterId,
    studentName,
    seed,
    phase: "loading",
    ending: null,
    questions: [],
    messages: [],
    answers: [],
    pendingAnswerId: null,
    currentQuestionIndex: 0,
    suggestionsGiven: 0,
    maxSuggestions: MAX_SUGGESTIONS,
    questionsAnswered: 0,
    totalQuestions: 0,
    sessionStartTime: null,
    questionStartTime: null,
    interviewStarted: false,
    duration,
    timeRemaining: duration,
    timerActive: false,
    countedUntil: 0,
    turnStartedAt: duration,
    said: {},
  };
}

export type SendRefusal = "empty" | "not_started" | "in_flight" | "ended" | "time_over";

/** Why this text cannot be sent now; null when it can. */
export function sendRefusal(state: InterviewState, text: string): SendRefusal | null {
  if (!state.interviewStarted) return "not_started";
  if (state.phase === "waiting") return "in_flight";
  if (state.timeRemaining <= 0) return "time_over";
  if (state.phase !== "question") return "ended";
  return text.trim() === "" ? "empty" : null;
}

export type Decision = "next" | "suggest" | "end";

/** The decision table: what follows a verdict, given the number of suggestions already given for this question. */
export function decide(verdict: Pick<Verdict, "isRelevant" | "needsSuggestion">, suggestionsGiven: number): Decision {
  if (verdict.isRelevant || !verdict.needsSuggestion) return "next";
  return suggestionsGiven < MAX_SUGGESTIONS - 1 ? "suggest" : "end";
}

/** Whether an interview in this state leaves a result when it ends: one abandoned before any answer does not. */
export function leavesResult({ ending, answers }: Pick<InterviewState, "ending" | "answers">): boolean {
  return ending !== null || answers.length > 0;
}

/**
 * The interview after an event, and the effects for the caller.
 * @param lines what the hunter of this interview can say
 */
export function reduce(state: InterviewState, event: InterviewEvent, lines: HunterLines): Transition {
  const counted = count(state, event, lines);
  if (counted.state.ending !== state.ending) return counted;
  const moved = move(counted.state, event, lines);
  return { state: moved.state, effects: [...counted.effects, ...moved.effects] };
}

/** Advances the clock to the event. If the time runs out, that ends the interview before the event is handled. */
function count(state: InterviewState, event: InterviewEvent, lines: HunterLines): Transition {
  // The time away must not be counted, so `resume` below sets `countedUntil` to the time of the event.
  if (!state.timerActive || event.type === "resume") return stay(state);
  const reported = event.type === "answer" || event.type === "tick" ? event.clock : undefined;
  const left = secondsLeft(state, event.at, reported);
  if (left === 0) return end({ ...state, timeRemaining: 0, countedUntil: event.at }, event.at, lines, "time");
  if (left === state.timeRemaining && event.at === state.countedUntil) return stay(state);
  const minutes = minutesToAnnounce(state.timeRemaining, left);
  return {
    state: { ...state, timeRemaining: left, countedUntil: event.at },
    effects: minutes === null ? [] : [{ type: "announce", text: announcementText(minutes) }],
  };
}

/** Seconds left at a point in time: never more than before, even when the computer's clock is set back. */
function secondsLeft(state: InterviewState, at: number, reported: number | undefined): number {
  const before = state.timeRemaining;
  const believed = reported !== undefined && reported > 0 && reported <= before;
  const left = believed ? reported : before - Math.max(0, at - state.countedUntil) / 1000;
  // Rounding to milliseconds must not increase the time left, hence the minimum with `before`.
  return Math.max(0, Math.min(before, Math.round(left * 1000) / 1000));
}

function stay(state: InterviewState): Transition {
  return { state, effects: [] };
}

function move(state: InterviewState, event: InterviewEvent, lines: HunterLines): Transition {
  switch (event.type) {
    case "questions_loaded":
      return greet(state, event, lines);
    case "start":
      return start(state, event.at, lines);
    case "decline":
      if (state.phase !== "greeting") return stay(state);
      return {
        state: { ...speak(state, event.at, lines, "declines"), phase: "declined" },
        effects: [{ type: "leave" }],
      };
    case "tick":
      return stay(state);
    case "answer":
      return receive(state, event);
    case "verdict":
      return conclude(state, event, lines);
    case "set_aside":
      return stay(setAside(state, event.answerId));
    case "expire":
      return expire(state, event.at, lines);
    case "resume":
      return resume(state, event.at);
    case "feedback_opened":
      return state.phase === "ended" ? stay({ ...state, phase: "feedback" }) : stay(state);
    case "feedback_sent":
      if (state.phase !== "ended" && state.phase !== "feedback") return stay(state);
      return { state: { ...state, phase: "done" }, effects: [{ type: "go_home", afterMs: DELAYS.homeAfterFeedback }] };
  }
}

type Loaded = Extract<InterviewEvent, { type: "questions_loaded" }>;

function greet(state: InterviewState, event: Loaded, lines: HunterLines): Transition {
  if (state.phase !== "loading") return stay(state);
  if (event.questions.length === 0) return { state, effects: [{ type: "no_questions" }] };
  const ready = { ...state, questions: [...event.questions], totalQuestions: event.questions.length };
  return stay({ ...speak(ready, event.at, lines, "greetings"), phase: "greeting" });
}

function start(state: InterviewState, at: number, lines: HunterLines): Transition {
  if (state.phase !== "greeting") return stay(state);
  const begun = post(state, at, { id: "ready", role: "user", content: READY_TEXT });
  return stay(
    ask({ ...begun, interviewStarted: true, sessionStartTime: new Date(at).toISOString() }, at, lines, false),
  );
}

function receive(state: InterviewState, event: Extract<InterviewEvent, { type: "answer" }>): Transition {
  const question = currentQuestion(state);
  const known = state.answers.some((answer) => answer.id === event.id);
  if (question === undefined || known || sendRefusal(state, event.text) !== null) return stay(state);
  const text = event.text.trim();
  const responseTime = Math.max(0, Math.round(state.turnStartedAt - state.timeRemaining));
  const answer: Answer = {
    id: event.id,
    questionId: question.id,
    text,
    responseTime,
    isRelevant: null,
    relevanceScore: null,
    source: null,
    ...followUpPart(state),
    ...(event.spoken && canBeTrue(event.spoken, text, responseTime) && { spoken: event.spoken }),
  };
  const message = { id: messageIdOf(event.id), content: text, responseTime, questionId: question.id };
  const told = post(state, event.at, { ...message, role: "user", ...followUpPart(state) });
  return {
    // The clock is paused until the verdict: the time the hunter takes to read is not the student's.
    state: {
      ...told,
      answers: [...state.answers, answer],
      phase: "waiting",
      pendingAnswerId: event.id,
      timerActive: false,
    },
    effects: [judgeEffect(state, answer)],
  };
}

function judgeEffect(state: InterviewState, { id, questionId, text }: Answer): Transition["effects"][number] {
  return { type: "judge", answerId: id, questionId, text, suggestionsGiven: state.suggestionsGiven };
}

type Judged = Extract<InterviewEvent, { type: "verdict" }>;

function conclude(state: InterviewState, event: Judged, lines: HunterLines): Transition {
  if (state.phase !== "waiting" || state.pendingAnswerId !== event.answerId) return stay(state);
  const judged = record(state, event);
  const { at } = event;
  if (isFollowUp(state, event.answerId)) return goOn(judged, event, lines);
  const decision = decide(event, state.suggestionsGiven);
  if (decision === "end") return end(judged, at, lines, "suggestions");
  // The time ran out while waiting for the verdict: the answer counts, but no further question is asked.
  const over = state.timeRemaining <= 0;
  if (decision === "suggest") return over ? end(judged, at, lines, "time") : stay(suggest(judged, at, lines, event));
  const answered = { ...judged, questionsAnswered: state.questionsAnswered + 1 };
  if (event.followUp !== undefined && event.isRelevant && mayAskBack(answered))
    return stay(askBack(answered, at, event.followUp));
  return goOn(answered, event, lines);
}

/** The next question, or the end. */
function goOn(answered: InterviewState, { at, reaction }: Judged, lines: HunterLines): Transition {
  const { currentQuestionIndex, totalQuestions, suggestionsGiven } = answered;
  const done = { ...answered, suggestionsGiven: 0 };
  if (currentQuestionIndex >= totalQuestions - 1) return end(done, at, lines, "completed");
  if (answered.timeRemaining <= 0) return end(done, at, lines, "time");
  const next = { ...done, currentQuestionIndex: currentQuestionIndex + 1 };
  return stay(ask(next, at, lines, suggestionsGiven > 0, reaction));
}

/**
 * Removes an answer as if it had not been sent. If the conversation already went on after it, its message stays, with
 * its text replaced.
 */
function setAside(state: InterviewState, answerId: string): InterviewState {
  if (!state.answers.some((answer) => answer.id === answerId)) return state;
  const answers = state.answers.filter((answer) => answer.id !== answerId);
  const messageId = messageIdOf(answerId);
  if (state.phase !== "waiting" || state.pendingAnswerId !== answerId) {
    const blank = (message: ChatMessage) =>
      message.id === messageId ? { ...message, content: SET_ASIDE_TEXT, questionId: null, isOffTopic: null } : message;
    const timerActive = state.timerActive && state.phase !== "question";
    return { ...state, answers, messages: state.messages.map(blank), timerActive };
  }
  const messages = state.messages.filter((message) => message.id !== messageId);
  return { ...state, answers, messages, phase: "question", pendingAnswerId: null, timerActive: false };
}

function record(state: InterviewState, verdict: Verdict & { answerId: string }): InterviewState {
  const { answerId, isRelevant, source, madeBy, standing, certainty } = verdict;
  const relevanceScore = Math.min(1, Math.max(0, Number.isFinite(verdict.relevanceScore) ? verdict.relevanceScore : 0));
  return {
    ...state,
    pendingAnswerId: null,
    answers: state.answers.map((one) =>
      one.id === answerId ? { ...one, isRelevant, relevanceScore, source, madeBy, standing, certainty } : one,
    ),
    messages: state.messages.map((message) =>
      message.id === messageIdOf(answerId) ? { ...message, isOffTopic: !isRelevant, standing } : message,
    ),
  };
}

function expire(state: InterviewState, at: number, lines: HunterLines): Transition {
  if (state.phase === "question") return end(state, at, lines, "time");
  return state.phase === "waiting" ? stay({ ...state, timeRemaining: 0 }) : stay(state);
}

/** Continues the current turn; an answer without a verdict is sent to the judge again. */
function resume(state: InterviewState, at: number): Transition {
  if (state.phase === "question") return stay({ ...state, timerActive: true, countedUntil: at });
  const pending = state.answers.find((answer) => answer.id === state.pendingAnswerId);
  return pending === undefined ? stay(state) : { state, effects: [judgeEffect(state, pending)] };
}
