import type { Verdict } from "./events.ts";
import type { HunterId } from "./hunters.ts";
import { judgeAnswer } from "./judge/judge.ts";
import { combine, type RulesVerdict, wouldEnd } from "./model/combine.ts";
import type { Opinion } from "./model/opinion.server.ts";
import type { Question } from "./question-bank/question.ts";
import type { Answer } from "./state.ts";

/**
 * What the rules say about an answer.
 * @param before what was answered before in this interview; the same text again is no answer
 */
export function rulesVerdict(
  hunterId: HunterId,
  question: Question,
  answer: string,
  before: readonly Pick<Answer, "questionId" | "text">[],
): RulesVerdict {
  return judgeAnswer({
    question: question.question,
    category: question.category,
    focus: question.focus,
    hunterId,
    answer,
    previousAnswers: before.filter(({ questionId }) => questionId === question.id).map(({ text }) => text),
    answersElsewhere: before.filter(({ questionId }) => questionId !== question.id).map(({ text }) => text),
  });
}

/**
 * The server's verdict. Without a suggestion of the model's it is left to the machine, which knows what was said before.
 * @param opinion the model's; null where none is installed
 */
export function verdictFrom(rules: RulesVerdict, opinion: Opinion | null, suggestionsGiven: number): Verdict {
  const { isRelevant, relevanceScore } =
    opinion === null || opinion.yes === null
      ? rules
      : combine(rules, opinion.yes, wouldEnd(suggestionsGiven), opinion.mixture);
  return {
    isRelevant,
    relevanceScore,
    needsSuggestion: !isRelevant,
    suggestion: isRelevant ? null : (opinion?.suggestion ?? null),
    source: "server",
    ...(opinion && { madeBy: opinion.madeBy }),
  };
}
