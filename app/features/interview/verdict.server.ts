import type { Verdict } from "./events.ts";
import type { HunterId } from "./hunters.ts";
import { judgeAnswer } from "./judge/judge.ts";
import type { Question } from "./question-bank/question.ts";

/**
 * The server's verdict on an answer, by rules. The suggestion is left to the machine, which knows what was said before.
 * @param previousAnswers what was answered before in this interview; the same text again is no answer
 */
export function judgeFor(
  hunterId: HunterId,
  question: Question,
  answer: string,
  previousAnswers: readonly string[],
): Verdict {
  const { isRelevant, relevanceScore, needsSuggestion } = judgeAnswer({
    question: question.question,
    category: question.category,
    focus: question.focus,
    hunterId,
    answer,
    previousAnswers: [...previousAnswers],
  });
  return { isRelevant, relevanceScore, needsSuggestion, suggestion: null, source: "server" };
}
