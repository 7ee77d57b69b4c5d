import { getSettings } from "#app/platform/settings.server.ts";
import { type Care, type Concern, careFor } from "./care/care.ts";
import { leavesResult } from "./close.server.ts";
import type { Interview } from "./interview-store.server.ts";
import { suggestionIn } from "./play.server.ts";
import type { AnswerReply } from "./requests.server.ts";
import type { InterviewState } from "./state.ts";

/** What the call with an answer is told. */

/** An answer that was not saved, and what it discloses. */
export type SetAsideAnswer = { id: string; concern: Concern };

/** What an answer in the saved state is told. */
export function replyOf(interviewId: number, state: InterviewState, answerId: string): AnswerReply {
  const answer = state.answers.find((one) => one.id === answerId);
  const isRelevant = answer?.isRelevant ?? false;
  const needsSuggestion = !isRelevant && answer?.standing !== "doubtful";
  return {
    isRelevant,
    relevanceScore: answer?.relevanceScore ?? 0,
    needsSuggestion,
    suggestion: needsSuggestion ? suggestionIn(state) : null,
    ...(answer?.standing && { standing: answer.standing, certainty: answer.certainty }),
    ...placeIn(interviewId, state),
    ...(answer?.madeBy && { madeBy: answer.madeBy }),
  };
}

/** The last of them was sent now: no strike, no suggestion and no score, whatever a client makes of the reply. */
export function replyWithCare(
  { id, state }: Pick<Interview, "id" | "state">,
  disclosed: readonly SetAsideAnswer[],
): AnswerReply {
  const none = { isRelevant: true, relevanceScore: 0, needsSuggestion: false, suggestion: null };
  return withCare({ ...none, ...placeIn(id, state) }, disclosed);
}

/** Adds where help can be had, when there was a reason. */
export function withCare(reply: AnswerReply, disclosed: readonly SetAsideAnswer[]): AnswerReply {
  return { ...reply, ...careReply(disclosed) };
}

/** Where help can be had, and the answers that were set aside for it. */
export type CareReply = Care & { answerIds: string[] };

/** Empty when there was no reason. */
export function careReply(disclosed: readonly SetAsideAnswer[]): { care?: CareReply } {
  const last = disclosed.at(-1);
  if (last === undefined) return {};
  const care = careFor(last.concern, getSettings().SUPPORT_CARE);
  return { care: { ...care, answerIds: disclosed.map(({ id }) => id) } };
}

/** Where the saved interview has come to. */
export function placeIn(interviewId: number, state: InterviewState) {
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
