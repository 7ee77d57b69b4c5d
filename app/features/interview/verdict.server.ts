import type { Verdict } from "./events.ts";
import type { HunterId } from "./hunters.ts";
import { type Verdict as JudgeVerdict, judgeAnswer } from "./judge/judge.ts";
import { combine, wouldEnd } from "./model/combine.ts";
import type { Opinion } from "./model/opinion.server.ts";
import type { Question } from "./question-bank/question.ts";
import { SAMPLES } from "./sample-answers.ts";
import type { Answer } from "./state.ts";

type AskedAndAnswered = {
  questions: readonly Pick<Question, "id" | "question">[];
  answers: readonly Pick<Answer, "questionId" | "text">[];
};

/**
 * What the rules say about an answer.
 * @param interview what it asks, and what was answered before in it: the same text again is no answer
 */
export function rulesVerdict(
  hunterId: HunterId,
  question: Question,
  answer: string,
  { questions, answers }: AskedAndAnswered,
): JudgeVerdict {
  return judgeAnswer({
    question: question.question,
    category: question.category,
    focus: question.focus,
    hunterId,
    answer,
    previousAnswers: answers.filter(({ questionId }) => questionId === question.id).map(({ text }) => text),
    answersElsewhere: [
      ...answers.filter(({ questionId }) => questionId !== question.id).map(({ text }) => text),
      ...SAMPLES.map(([text]) => text),
    ],
    otherQuestions: questions.filter(({ id }) => id !== question.id).map((one) => one.question),
  });
}

/**
 * The server's verdict. Without a suggestion of the model's it is left to the machine, which knows what was said before.
 * @param opinion the model's; null where none is installed
 */
export function verdictFrom(rules: JudgeVerdict, opinion: Opinion | null, suggestionsGiven: number): Verdict {
  const { isRelevant, relevanceScore } =
    opinion === null || opinion.yes === null
      ? rules
      : combine(rules, opinion.yes, wouldEnd(suggestionsGiven), opinion.mixture);
  const standing = isRelevant === rules.isRelevant ? rules.standing : isRelevant ? "answers" : "off";
  const needsSuggestion = standing === "off";
  return {
    isRelevant,
    relevanceScore,
    needsSuggestion,
    suggestion: needsSuggestion ? (opinion?.suggestion ?? null) : null,
    standing,
    // The model moves both alike: it is asked for one thing only.
    certainty: Math.min(1, Math.max(0, rules.answers + relevanceScore - rules.relevanceScore)),
    source: "server",
    ...(opinion && { madeBy: opinion.madeBy }),
  };
}
