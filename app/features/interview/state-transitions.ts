/**
 * The single steps of an interview: saying something, asking, giving a suggestion, ending. Used only by the machine.
 */

import { DELAYS, type InterviewEffect, type Transition, type Verdict } from "./events.ts";
import type { FollowUp, FollowUpKind, Reaction } from "./follow-up/follow-up.ts";
import type { HunterLines } from "./hunters/hunter.ts";
import { FOLLOW_UP_MIN_SECONDS, MAX_FOLLOW_UPS, MAX_SUGGESTIONS } from "./limits.ts";
import type { Question } from "./question-bank/question.ts";
import type { Answer, ChatMessage, Ending, InterviewState } from "./state.ts";
import { cannedSuggestion, type Moment, say } from "./texts/hunter-lines.ts";
import { announcementText } from "./timer.ts";

/** The question that is being asked; undefined before the questions are known. */
export function currentQuestion(state: InterviewState): Question | undefined {
  return state.questions[state.currentQuestionIndex];
}

type Post = Pick<ChatMessage, "role" | "content"> & Partial<ChatMessage>;

/** Adds a message. Hunter messages are numbered, so that screen and server give them the same ids. */
export function post(state: InterviewState, at: number, message: Post): InterviewState {
  const whole: ChatMessage = {
    id: `hunter-${state.messages.length}`,
    timestamp: new Date(at).toISOString(),
    responseTime: null,
    questionId: null,
    isOffTopic: null,
    ...message,
  };
  return { ...state, messages: [...state.messages, whole] };
}

/** The hunter says a line for a moment, followed by the question if one is given. */
export function speak(
  state: InterviewState,
  at: number,
  lines: HunterLines,
  moment: Moment,
  question?: Question,
): InterviewState {
  const spoken = say(lines, moment, state.seed, state.said[moment] ?? null, {
    name: state.studentName,
    minutes: Math.round(state.duration / 60),
    total: state.totalQuestions,
    done: state.questionsAnswered,
  });
  const content = question === undefined ? spoken.text : `${spoken.text} ${question.question}`;
  const said = { ...state.said, [moment]: spoken.wording };
  return post({ ...state, said }, at, { role: "assistant", content, questionId: question?.id ?? null });
}

/** Starts the student's turn: the clock runs from `at`. */
function giveTurn(state: InterviewState, at: number): InterviewState {
  return {
    ...state,
    phase: "question",
    pendingAnswerId: null,
    timerActive: true,
    countedUntil: at,
    turnStartedAt: state.timeRemaining,
    questionStartTime: new Date(at).toISOString(),
  };
}

/**
 * Asks the current question. `helped`: the previous question needed a suggestion.
 * @param reaction said in place of a general line
 */
export function ask(
  state: InterviewState,
  at: number,
  lines: HunterLines,
  helped: boolean,
  reaction?: Reaction,
): InterviewState {
  const index = state.currentQuestionIndex;
  const moment = leadOf(index, state.totalQuestions, helped);
  const question = currentQuestion(state);
  const isSad = reaction?.kind === "sad";
  if (reaction === undefined || question === undefined || (moment !== "transitions" && !isSad))
    return giveTurn(speak(state, at, lines, moment, question), at);
  const said = { ...state.said, [reactionSlot(reaction.kind)]: reaction.text };
  const content = `${reaction.text} ${question.question}`;
  return giveTurn(post({ ...state, said }, at, { role: "assistant", content, questionId: question.id }), at);
}

/** Where `said` keeps what was said to an answer. */
export function reactionSlot(kind: Reaction["kind"]): string {
  return `reaction ${kind}`;
}

/** What the student is being asked back, if the hunter's last words are such a question. */
export function askedBack({ messages }: Pick<InterviewState, "messages">): FollowUpKind | undefined {
  const last = messages.findLast(({ role }) => role !== "user");
  return last?.role === "assistant" ? last.followUp : undefined;
}

/** Marks what is said next as the answer to what the hunter asked back, if that was asked. */
export function followUpPart(state: InterviewState): Pick<Answer, "followUp"> {
  const followUp = askedBack(state);
  return followUp === undefined ? {} : { followUp };
}

/** Whether this answer completes the one before it. */
export function isFollowUp({ answers }: InterviewState, answerId: string): boolean {
  return answers.some(({ id, followUp }) => id === answerId && followUp !== undefined);
}

/** Whether the hunter may ask back after the answer that was just judged. */
export function mayAskBack(state: InterviewState): boolean {
  const asked = state.messages.filter(({ role, followUp }) => role === "assistant" && followUp !== undefined);
  return (
    asked.length < MAX_FOLLOW_UPS &&
    askedBack(state) === undefined &&
    state.suggestionsGiven === 0 &&
    state.currentQuestionIndex < state.totalQuestions - 1 &&
    state.timeRemaining >= FOLLOW_UP_MIN_SECONDS
  );
}

/** Asks back about the current question: the turn is the student's again, and nothing else changes. */
export function askBack(state: InterviewState, at: number, { kind, text }: FollowUp): InterviewState {
  const questionId = currentQuestion(state)?.id ?? null;
  return giveTurn(post(state, at, { role: "assistant", content: text, questionId, followUp: kind }), at);
}

function leadOf(index: number, total: number, helped: boolean): Moment {
  if (index === 0) return "firstLeads";
  if (index === total - 1) return "lastLeads";
  return helped ? "recoveries" : "transitions";
}

/** Gives a suggestion: the judge's, or a canned one if the judge gave none or repeats the previous one. */
export function suggest(state: InterviewState, at: number, lines: HunterLines, verdict: Verdict): InterviewState {
  const question = currentQuestion(state);
  if (question === undefined) return state;
  const before = state.messages.findLast((message) => message.role === "suggestion")?.content ?? null;
  const { text, wording } = suggestionFor({ state, lines, question, before }, verdict.suggestion?.trim() ?? "");
  const told = post({ ...state, said: { ...state.said, suggestion: wording } }, at, {
    role: "suggestion",
    content: text,
    questionId: question.id,
  });
  return giveTurn({ ...told, suggestionsGiven: state.suggestionsGiven + 1 }, at);
}

type Suggesting = { state: InterviewState; lines: HunterLines; question: Question; before: string | null };

function suggestionFor({ state, lines, question, before }: Suggesting, given: string) {
  if (given !== "" && given !== before) return { text: given, wording: given };
  const { suggestionsGiven, seed } = state;
  const canned = cannedSuggestion(lines, question, suggestionsGiven, seed, state.said.suggestion ?? null);
  // The judge may have used the same wording for the previous suggestion.
  return canned.text === before ? cannedSuggestion(lines, question, suggestionsGiven, seed, canned.wording) : canned;
}

const END_MOMENTS: Readonly<Record<Ending, Moment>> = {
  completed: "closings",
  suggestions: "suggestionEnds",
  time: "timeUps",
};
const AFTER_END: Readonly<Record<Ending, InterviewEffect>> = {
  completed: { type: "open_feedback", afterMs: DELAYS.feedbackAfterCompletion },
  suggestions: { type: "open_feedback", afterMs: DELAYS.feedbackAfterSuggestions },
  time: { type: "show_result", afterMs: DELAYS.resultAfterTimeUp },
};

/** Ends an interview: the hunter's closing line, clock stopped, effects that follow. All endings use this function. */
export function end(state: InterviewState, at: number, lines: HunterLines, ending: Ending): Transition {
  const closed: InterviewState = {
    ...state,
    phase: "ended",
    ending,
    pendingAnswerId: null,
    timerActive: false,
    timeRemaining: ending === "time" ? 0 : state.timeRemaining,
    suggestionsGiven: ending === "suggestions" ? MAX_SUGGESTIONS : state.suggestionsGiven,
  };
  const spoken: InterviewEffect[] = ending === "time" ? [{ type: "announce", text: announcementText(0) }] : [];
  return {
    state: speak(closed, at, lines, END_MOMENTS[ending]),
    effects: [...spoken, { type: "ended", ending }, AFTER_END[ending]],
  };
}

/** Answer ids are chosen by the screen; a prefix keeps them distinct from the ids of the hunter's messages. */
export function messageIdOf(answerId: string): string {
  return `answer-${answerId}`;
}
