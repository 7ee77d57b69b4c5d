/** Builds the reply to a call that sent an answer. Pure functions. */

import type { HelpLine } from "#app/platform/support-contacts.ts";
import { type Concern, careFor } from "../distress/care.ts";
import type { Verdict } from "../events.ts";
import { REACTION_KINDS } from "../follow-up/follow-up.ts";
import { hunterOf } from "../hunters.ts";
import { leavesResult } from "../interview-machine.ts";
import type { Interview } from "../interview-store.server.ts";
import { MAX_SUGGESTIONS } from "../limits.ts";
import type { AnswerReply, CareReply } from "../requests.server.ts";
import type { InterviewState } from "../state.ts";
import { currentQuestion, reactionSlot } from "../state-transitions.ts";
import { cannedSuggestion } from "../texts/hunter-lines.ts";

/** The reply to a saved answer that has its verdict. */
export function replyToSaved(interviewId: number, state: InterviewState, answerId: string): AnswerReply {
  const answer = state.answers.find((one) => one.id === answerId);
  const isRelevant = answer?.isRelevant ?? false;
  const needsSuggestion = !isRelevant && answer?.standing !== "doubtful" && answer?.followUp === undefined;
  return {
    isRelevant,
    relevanceScore: answer?.relevanceScore ?? 0,
    needsSuggestion,
    suggestion: needsSuggestion ? suggestionIn(state) : null,
    ...(answer?.standing && { standing: answer.standing, certainty: answer.certainty }),
    ...spokenAfter(state),
    ...progressOf(interviewId, state),
    ...(answer?.madeBy && { madeBy: answer.madeBy }),
  };
}

/**
 * The suggestion after an off-topic answer; if the answer ended the interview, the suggestion that would have been
 * given.
 */
function suggestionIn(state: InterviewState): string | null {
  const last = state.messages.at(-1);
  if (last?.role === "suggestion") return last.content;
  const question = currentQuestion(state);
  if (!question) return null;
  const before = state.said.suggestion ?? null;
  return cannedSuggestion(hunterOf(state.hunterId).lines, question, MAX_SUGGESTIONS - 1, state.seed, before).text;
}

/** What the hunter said to the last answer, for a screen that says the same. */
function spokenAfter({ messages, said }: InterviewState): Pick<AnswerReply, "followUp" | "reaction"> {
  const last = messages.at(-1);
  if (last?.role !== "assistant") return {};
  if (last.followUp !== undefined) return { followUp: { kind: last.followUp, text: last.content } };
  for (const kind of REACTION_KINDS) {
    const text = said[reactionSlot(kind)];
    if (text !== undefined && last.content.startsWith(`${text} `)) return { reaction: { kind, text } };
  }
  return {};
}

/** The reply to an answer that came after the end of its interview: only a verdict; nothing is saved. */
export function replyAfterEnd(
  { id, state }: Pick<Interview, "id" | "state">,
  verdict: Verdict,
  answerId: string,
): AnswerReply {
  const { isRelevant, relevanceScore, needsSuggestion } = verdict;
  const progress = progressOf(id, state);
  return { isRelevant, relevanceScore, needsSuggestion, suggestion: null, ...progress, unsavedIds: [answerId] };
}

/** The part of a reply that names the answers of the call that were not saved; empty when all of them were. */
export function unsavedPart(ids: readonly string[]): { unsavedIds?: string[] } {
  return ids.length > 0 ? { unsavedIds: [...ids] } : {};
}

/** The reply to a withheld answer: it causes no strike, no suggestion and no score in any client. */
export function replyToWithheld({ id, state }: Pick<Interview, "id" | "state">): AnswerReply {
  return {
    isRelevant: true,
    relevanceScore: 0,
    needsSuggestion: false,
    suggestion: null,
    ...progressOf(id, state),
  };
}

/** Current position of the saved interview. */
function progressOf(interviewId: number, state: InterviewState) {
  const ended = state.phase === "ended";
  return {
    interviewId,
    suggestionsGiven: state.suggestionsGiven,
    questionIndex: state.currentQuestionIndex,
    ended,
    ending: state.ending,
    remaining: state.timeRemaining,
    resultId: ended && leavesResult(state) ? interviewId : null,
  };
}

/** An answer that was not saved, and what it discloses. */
export type WithheldAnswer = { id: string; concern: Concern };

/**
 * The part of a reply with the sources of help; empty when nothing was withheld.
 * @param ownLines the institution's own help lines, if configured
 */
export function carePart(
  withheld: readonly WithheldAnswer[],
  ownLines: readonly HelpLine[] | undefined,
): { care?: CareReply } {
  const last = withheld.at(-1);
  if (last === undefined) return {};
  return { care: { ...careFor(last.concern, ownLines), answerIds: withheld.map(({ id }) => id) } };
}
