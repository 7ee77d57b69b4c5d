import type { Verdict } from "./events.ts";
import { fallbackVerdict } from "./fallback.ts";
import { MAX_SUGGESTIONS } from "./limits.ts";
import { reduce } from "./machine.ts";
import type { Question } from "./question-bank/question.ts";
import type { Sent } from "./sent-answer.server.ts";
import type { InterviewState } from "./state.ts";
import { ask, currentQuestion } from "./steps.ts";
import { cannedSuggestion } from "./texts/speak.ts";

/** One answer played into a saved interview. Pure: the state before, the state after. */

/** The smallest clock the machine believes: whoever has sent an answer has sent it in time. */
const LAST_MOMENT = 0.001;

/**
 * The answer with its verdict. When the server's own clock had run out before, only the end by time.
 * @param at epoch milliseconds: when the answer came, and when it was judged, from where on the clock runs again
 */
export function play(
  state: InterviewState,
  sent: Sent,
  verdict: Verdict,
  at: { arrived: number; judged: number },
): InterviewState {
  const { id, text } = sent;
  const told = reduce(state, { type: "answer", at: at.arrived, id, text, clock: clockOf(state, sent) }).state;
  return reduce(told, { type: "verdict", at: at.judged, answerId: id, ...verdict }).state;
}

/** Counted up to the arrival of an answer that is not kept: from then on the clock stands. */
export function hold(state: InterviewState, sent: Sent, at: number): InterviewState {
  const told = reduce(state, { type: "tick", at, clock: clockOf(state, sent) }).state;
  return { ...told, timerActive: false };
}

function clockOf(state: InterviewState, { remaining, responseSeconds }: Sent): number | undefined {
  const shown = remaining ?? (responseSeconds === undefined ? undefined : state.turnStartedAt - responseSeconds);
  return shown === undefined ? undefined : Math.max(LAST_MOMENT, Math.min(state.timeRemaining, shown));
}

/** The interview at a later question, because its screen is already there; the questions between stay unanswered. */
export function goTo(state: InterviewState, index: number, at: number): InterviewState {
  return ask({ ...state, currentQuestionIndex: index, suggestionsGiven: 0 }, at, false);
}

/** The verdict that the screen gave by itself, with the score of the better judge where both decide the same. */
export function screenVerdict(question: Question, { text, seen }: Sent, judged: Verdict): Verdict {
  const own = fallbackVerdict(question.question, text);
  const shown = seen ?? own;
  if (isSame(judged, shown) || !isSame(own, shown)) return judged;
  return judged.isRelevant === own.isRelevant
    ? { ...judged, needsSuggestion: own.needsSuggestion, standing: "off" }
    : own;
}

type Shown = Pick<Verdict, "isRelevant" | "needsSuggestion">;

function isSame(one: Shown, other: Shown): boolean {
  return one.isRelevant === other.isRelevant && one.needsSuggestion === other.needsSuggestion;
}

/**
 * The last answer decided again, as the screen decided it when the server's verdict did not arrive: what the student
 * saw is what happened. Takes up an interview that had ended by that verdict. Null when there is nothing to change.
 * @param seen what the screen decided; by default what the fallback rule says
 */
export function reconsider(state: InterviewState, at: number, seen?: Shown): InterviewState | null {
  const last = state.answers.at(-1);
  const index = state.questions.findIndex((question) => question.id === last?.questionId);
  const question = state.questions[index];
  if (!last || !question || last.source === "fallback" || !endsWithVerdict(state)) return null;
  const own = fallbackVerdict(question.question, last.text);
  const isRelevant = last.isRelevant ?? false;
  const known = { isRelevant, needsSuggestion: !isRelevant && last.standing !== "doubtful" };
  if (isSame(own, known) || (seen && isSame(seen, known))) return null;
  const told = state.messages.findLastIndex((message) => message.role === "user");
  const before = state.answers.slice(0, -1).filter((one) => one.questionId === question.id && one.isRelevant === false);
  const waiting: InterviewState = {
    ...state,
    phase: "waiting",
    ending: null,
    pendingAnswerId: last.id,
    timerActive: false,
    messages: state.messages.slice(0, told + 1),
    currentQuestionIndex: index,
    suggestionsGiven: Math.min(MAX_SUGGESTIONS - 1, before.length),
    questionsAnswered: state.questionsAnswered - (known.needsSuggestion ? 0 : 1),
  };
  return reduce(waiting, { type: "verdict", at, answerId: last.id, ...own }).state;
}

/** Whether the last thing that happened is a verdict: an end by time or by leaving came from elsewhere. */
function endsWithVerdict({ phase, ending }: InterviewState): boolean {
  return phase === "question" || ending === "completed" || ending === "suggestions";
}

/** What the hunter said to an off-topic answer; at the end by suggestions, what would have been said. */
export function suggestionIn(state: InterviewState): string | null {
  const last = state.messages.at(-1);
  if (last?.role === "suggestion") return last.content;
  const question = currentQuestion(state);
  if (!question) return null;
  const before = state.said.suggestion ?? null;
  return cannedSuggestion(state.hunterId, question, MAX_SUGGESTIONS - 1, state.seed, before).text;
}
