/** What one answer does to the state of an interview. Pure: a state goes in, the next state comes out. */

import type { Verdict } from "../events.ts";
import { fallbackVerdict } from "../fallback-verdict.ts";
import { hunterOf } from "../hunters.ts";
import { reduce } from "../interview-machine.ts";
import { MAX_SUGGESTIONS } from "../limits.ts";
import type { ChosenSet } from "../question-set.ts";
import type { InterviewState } from "../state.ts";
import { ask } from "../state-transitions.ts";

/** An answer as a client sent it. */
export type SentAnswer = {
  /** The client's id, or one that the server made for a client that sends none. */
  id: string;
  /** Whether the id is the client's own, so that a repeated send is recognised by it. */
  hasClientId: boolean;
  questionId: string;
  /** Trimmed. */
  text: string;
  /** Seconds on the student's clock, left and used; with neither the server's own clock counts. */
  remaining: number | undefined;
  responseSeconds: number | undefined;
  /** Suggestions that the screen shows for the question; null where the client does not say. */
  currentSuggestions: number | null;
  /** The client did not wait for the server's verdict: it decided by itself, and the student has seen that. */
  isDecidedByClient: boolean;
  /** What the client decided; undefined where the fallback rule did, and for an answer that waits for the server. */
  shownDecision: Decision | undefined;
  /** The text discloses something: it is not saved. */
  isWithheld: boolean;
};

/** The part of a verdict that a student sees. */
export type Decision = Pick<Verdict, "isRelevant" | "needsSuggestion">;

export function isSameDecision(one: Decision, other: Decision): boolean {
  return one.isRelevant === other.isRelevant && one.needsSuggestion === other.needsSuggestion;
}

/** The smallest clock reading that the machine accepts: whoever has sent an answer has sent it in time. */
const LAST_MOMENT_SECONDS = 0.001;

/**
 * Adds the answer and its verdict. When the server's own clock had run out before it came, the interview ends by time
 * instead, without the answer.
 * @param at epoch milliseconds: when the answer came, and when it was judged; the clock stands in between
 */
export function applyAnswer(
  state: InterviewState,
  sent: SentAnswer,
  verdict: Verdict,
  at: { arrived: number; judged: number },
): InterviewState {
  const { id, text } = sent;
  const { lines } = hunterOf(state.hunterId);
  const clock = secondsLeft(state, sent);
  const answered = reduce(state, { type: "answer", at: at.arrived, id, text, clock }, lines).state;
  return reduce(answered, { type: "verdict", at: at.judged, answerId: id, ...verdict }, lines).state;
}

/** For an answer that is not saved: counts the clock up to its arrival and stops it there. */
export function pauseClock(state: InterviewState, sent: SentAnswer, at: number): InterviewState {
  const { lines } = hunterOf(state.hunterId);
  const counted = reduce(state, { type: "tick", at, clock: secondsLeft(state, sent) }, lines).state;
  return { ...counted, timerActive: false };
}

/** The seconds left that the client reports, never more than the server knows; undefined where it reports none. */
function secondsLeft(state: InterviewState, { remaining, responseSeconds }: SentAnswer): number | undefined {
  const shown = remaining ?? (responseSeconds === undefined ? undefined : state.turnStartedAt - responseSeconds);
  return shown === undefined ? undefined : Math.max(LAST_MOMENT_SECONDS, Math.min(state.timeRemaining, shown));
}

/** How an interview gets to the question that was answered. */
export type Move =
  /** The current question or a later one: those in between stay unanswered. */
  | { to: "question"; index: number }
  /** The question of the last answer, which is decided again as its client decided it. */
  | { to: "last_answer" }
  /** A question of another set, which the client turns out to be asking from. */
  | { to: "other_set"; set: ChosenSet; index: number };

/** @param at epoch milliseconds; the student's turn begins then where a question is asked newly */
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

/** Asks the question with this index, whatever was asked before it. */
export function askQuestion(state: InterviewState, index: number, at: number): InterviewState {
  return ask({ ...state, currentQuestionIndex: index, suggestionsGiven: 0 }, at, hunterOf(state.hunterId).lines, false);
}

/**
 * Decides the last answer again by the fallback rule, as its client did when the server's verdict did not arrive: what
 * the student saw is what happened. Reopens an interview that had ended by that verdict.
 * @param shown what the client decided; nothing changes where the server had decided the same
 * @returns null when there is nothing to change
 */
export function redecideLastAnswer(state: InterviewState, at: number, shown?: Decision): InterviewState | null {
  const last = state.answers.at(-1);
  const index = state.questions.findIndex((question) => question.id === last?.questionId);
  const question = state.questions[index];
  if (!last || !question || last.source === "fallback" || !endsWithVerdict(state)) return null;
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

/** Whether the last thing that happened is a verdict: an end by time or by leaving has another cause. */
function endsWithVerdict({ phase, ending }: InterviewState): boolean {
  return phase === "question" || ending === "completed" || ending === "suggestions";
}
