/** Applies one answer to the state of an interview. Pure functions from state to state. */

import type { Spoken } from "../delivery/spoken.ts";
import type { Verdict } from "../events.ts";
import { fallbackVerdict } from "../fallback-verdict.ts";
import { hunterOf } from "../hunters.ts";
import { reduce } from "../interview-machine.ts";
import { MAX_SUGGESTIONS } from "../limits.ts";
import type { ChosenSet } from "../question-set.ts";
import type { InterviewState } from "../state.ts";
import { ask } from "../state-transitions.ts";

/** An answer as sent by a client. */
export type SentAnswer = {
  /** The client's id, or one made by the server if the client sent none. */
  id: string;
  /** Whether the id is the client's own, so that it identifies repeated sends. */
  hasClientId: boolean;
  questionId: string;
  /** Trimmed. */
  text: string;
  /** Seconds left and seconds used on the student's clock; if both are missing, the server's clock is used. */
  remaining: number | undefined;
  responseSeconds: number | undefined;
  /** How it was dictated; undefined if that is not known. */
  spoken: Spoken | undefined;
  /** Suggestions that the screen shows for the question; null if the client does not report it. */
  currentSuggestions: number | null;
  /** The client decided by itself without waiting for the server's verdict, and the student has seen that decision. */
  isDecidedByClient: boolean;
  /** The client's decision; undefined if it used the fallback rule, or waits for the server. */
  shownDecision: Decision | undefined;
  /** The client can show a question that the hunter asks back. */
  takesFollowUps: boolean;
  /** The text discloses distress, violence or harassment, so it is not saved. */
  isWithheld: boolean;
};

/** The part of a verdict that the student notices. */
export type Decision = Pick<Verdict, "isRelevant" | "needsSuggestion">;

export function isSameDecision(one: Decision, other: Decision): boolean {
  return one.isRelevant === other.isRelevant && one.needsSuggestion === other.needsSuggestion;
}

/** The smallest clock reading that the machine accepts: an answer that was sent counts as sent in time. */
const LAST_MOMENT_SECONDS = 0.001;

/**
 * Adds the answer and its verdict. If the server's clock ran out before the answer came, the interview ends by time
 * without it.
 * @param at epoch milliseconds: arrival of the answer and time of its verdict; the clock stops in between
 */
export function applyAnswer(
  state: InterviewState,
  sent: SentAnswer,
  verdict: Verdict,
  at: { arrived: number; judged: number },
): InterviewState {
  const { id, text, spoken } = sent;
  const { lines } = hunterOf(state.hunterId);
  const clock = secondsLeft(state, sent);
  const answered = reduce(state, { type: "answer", at: at.arrived, id, text, clock, spoken }, lines).state;
  return reduce(answered, { type: "verdict", at: at.judged, answerId: id, ...verdict }, lines).state;
}

/** For an answer that is not saved: counts the clock up to its arrival and stops it there. */
export function pauseClock(state: InterviewState, sent: SentAnswer, at: number): InterviewState {
  const { lines } = hunterOf(state.hunterId);
  const counted = reduce(state, { type: "tick", at, clock: secondsLeft(state, sent) }, lines).state;
  return { ...counted, timerActive: false };
}

/** The seconds left as reported by the client, at most the server's value; undefined if not reported. */
function secondsLeft(state: InterviewState, { remaining, responseSeconds }: SentAnswer): number | undefined {
  const shown = remaining ?? (responseSeconds === undefined ? undefined : state.turnStartedAt - responseSeconds);
  return shown === undefined ? undefined : Math.max(LAST_MOMENT_SECONDS, Math.min(state.timeRemaining, shown));
}

/** How the state gets to the question that was answered. */
export type Move =
  /** The current question or a later one: skipped questions stay unanswered. */
  | { to: "question"; index: number }
  /** The question of the last answer, decided again as the client decided it. */
  | { to: "last_answer" }
  /** A question of another question set, which the client is actually using. */
  | { to: "other_set"; set: ChosenSet; index: number };

/** @param at epoch milliseconds; the student's turn begins then if a question is newly asked */
export function moveTo(state: InterviewState, move: Move, at: number): InterviewState {
  switch (move.to) {
    case "question":
      return move.index === state.currentQuestionIndex ? state : askQuestion(state, move.index, at);
    case "last_answer":
      return redecideLastAnswer(state, at) ?? state;
    case "other_set": {
      const { questions } = move.set;
      const other = { ...state, questions: [...questions], totalQuestions: questions.length };
      return askQuestion(other, move.index, at);
    }
  }
}

/** Asks the question with this index, whatever was asked before. */
export function askQuestion(state: InterviewState, index: number, at: number): InterviewState {
  return ask({ ...state, currentQuestionIndex: index, suggestionsGiven: 0 }, at, hunterOf(state.hunterId).lines, false);
}

/**
 * Decides the last answer again by the fallback rule, as its client did when the server's verdict did not arrive, so
 * that the state matches what the student saw. Reopens an interview that had ended by that verdict.
 * @param shown the client's decision; nothing changes if the server decided the same
 * @returns null when nothing changes
 */
export function redecideLastAnswer(state: InterviewState, at: number, shown?: Decision): InterviewState | null {
  const last = state.answers.at(-1);
  const index = state.questions.findIndex((question) => question.id === last?.questionId);
  const question = state.questions[index];
  if (!last || !question || last.source === "fallback" || last.followUp || !endsWithVerdict(state)) return null;
  const byFallback = fallbackVerdict(question.question, last.text);
  const isRelevant = last.isRelevant ?? false;
  const saved = { isRelevant, needsSuggestion: !isRelevant && last.standing !== "doubtful" };
  if (isSameDecision(byFallback, saved) || (shown && isSameDecision(shown, saved))) return null;
  const message = state.messages.findLastIndex(({ role }) => role === "user");
  const before = state.answers.slice(0, -1).filter((one) => one.questionId === question.id && one.isRelevant === false);
  const undecided: InterviewState = {
    ...state,
    phase: "waiting",
    ending: null,
    pendingAnswerId: last.id,
    timerActive: false,
    messages: state.messages.slice(0, message + 1),
    currentQuestionIndex: index,
    suggestionsGiven: Math.min(MAX_SUGGESTIONS - 1, before.length),
    questionsAnswered: state.questionsAnswered - (saved.needsSuggestion ? 0 : 1),
  };
  return reduce(undecided, { type: "verdict", at, answerId: last.id, ...byFallback }, hunterOf(state.hunterId).lines)
    .state;
}

/** Whether the last event was a verdict: an end by time or by leaving has another cause. */
function endsWithVerdict({ phase, ending }: InterviewState): boolean {
  return phase === "question" || ending === "completed" || ending === "suggestions";
}
