import type { HunterLines } from "#app/features/interview/hunters/hunter.ts";
import { reduce } from "#app/features/interview/interview-machine.ts";
import type { InterviewState } from "#app/features/interview/state.ts";
import type { UnsentAnswer } from "./interview-calls.ts";

/** Random id of an answer. Unlike randomUUID this also works over plain HTTP, which many campus test servers use. */
export function newAnswerId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Applies an answer that the server never received to the restored state, with the verdict it had in the browser. */
export function replay(state: InterviewState, answer: UnsentAnswer, at: number, lines: HunterLines): InterviewState {
  const { messageId, userResponse, isRelevant, needsSuggestion, relevanceScore, remaining, spoken } = answer;
  const going = reduce(state, { type: "resume", at }, lines).state;
  const answered = reduce(
    going,
    { type: "answer", at, id: messageId, text: userResponse, clock: remaining, spoken },
    lines,
  ).state;
  const verdict = { isRelevant, relevanceScore, needsSuggestion, suggestion: null } as const;
  return reduce(answered, { type: "verdict", at, answerId: messageId, ...verdict, source: "fallback" }, lines).state;
}
