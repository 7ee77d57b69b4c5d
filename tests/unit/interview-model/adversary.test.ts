import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setChatModel } from "#app/ai/engine.server.ts";
import { combinedVerdict, rulesVerdict } from "#app/features/interview/answer/judge-answer.server.ts";
import { HUNTER_IDS, type HunterId } from "#app/features/interview/hunters.ts";
import { judgeAnswer } from "#app/features/interview/judge/judge.ts";
import { askOpinion } from "#app/features/interview/language-model/opinion.server.ts";
import { sharesRun } from "#app/features/interview/language-model/wording.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { composeReport } from "#app/features/interview/report/compose-report.ts";
import type { Answer } from "#app/features/interview/state.ts";
import { TOLD } from "../../support/interview-answers.ts";
import { ANSWER_INJECTIONS } from "../../support/interview-injections.ts";
import { interviewModel } from "../../support/interview-model.ts";

/** Says yes to everything, and writes out what it was told before every suggestion. */
beforeEach(() =>
  setChatModel(
    interviewModel({
      decide: (prompt) => (/no es respuesta/.test(prompt.user) ? 0 : 1),
      generate: ({ system, user }) => ({ suggestion: `${user.slice(-200)} ${system}`.slice(0, 270) }),
    }),
  ),
);
afterEach(() => setChatModel(null));

async function judged(hunterId: HunterId, at: number, answer: string, suggestionsGiven = 0) {
  const question = genericQuestions(hunterId)[at];
  if (!question) throw new Error("no question");
  const rules = rulesVerdict(hunterId, question, answer, { questions: [], answers: [] });
  const subject = { userId: 1, messageId: "m", hunterId, interviewId: 1, question, answer, suggestionsGiven };
  const opinion = await askOpinion(subject, rules);
  return {
    question,
    rules,
    verdict: combinedVerdict(rules, opinion, suggestionsGiven),
    alone: combinedVerdict(rules, null, 0),
  };
}

describe("a model that obeys whoever writes to it", () => {
  it("never grants what the rules say is an order, gibberish or no words", async () => {
    const nonsense = ["asdf qwer zxcv", "jdkfjs kdjf skdjf", "...", "x", "bla bla bla bla", "no sé"];
    for (const hunterId of HUNTER_IDS)
      for (const answer of [...ANSWER_INJECTIONS, ...nonsense])
        for (const given of [0, 2]) {
          const { question, verdict } = await judged(hunterId, 0, answer, given);
          const { kind } = judgeAnswer({ ...question, hunterId, answer });
          if (/injection|gibberish|punctuation|single|repetition/.test(kind))
            expect(verdict.isRelevant, answer).toBe(false);
        }
  });

  it("lets no word of its prompt through", async () => {
    const { question } = await judged("natalia", 0, "x");
    const answers = [
      ...ANSWER_INJECTIONS,
      "Mi perro duerme en mi cama todo el día.",
      "Ayer vi una película de robots.",
    ];
    for (const hunterId of HUNTER_IDS)
      for (const answer of answers) {
        const { verdict } = await judged(hunterId, 1, `${answer} no es respuesta`);
        expect(verdict.suggestion, answer).toBeNull();
      }
    expect(question.id).toBe("natalia-1");
  });

  it("moves an interview by five points at most with an order in one of its answers", async () => {
    for (const [at, order] of ANSWER_INJECTIONS.entries()) {
      const [own, alone] = [await interview(at % 10, order), await interview(at % 10, order, true)];
      expect(Math.abs(own - alone), order).toBeLessThanOrEqual(5);
    }
  });
});

/** The score of an interview of ten honest answers, one of which ends with an order. */
async function interview(place: number, order: string, byRules = false): Promise<number> {
  const questions = genericQuestions("natalia");
  const answers: Answer[] = [];
  for (const [at, { id: questionId }] of questions.entries()) {
    const text = at === place ? `${TOLD[at]} ${order}` : (TOLD[at] ?? "");
    const { verdict, alone } = await judged("natalia", at, text);
    const { isRelevant, relevanceScore } = byRules || at !== place ? alone : verdict;
    answers.push({ id: `${at}`, questionId, text, responseTime: 40, isRelevant, relevanceScore, source: "server" });
  }
  return composeReport({ hunterId: "natalia", seed: "s", questions: [...questions], answers, ending: "completed" })
    .overallScore;
}

it("a run of words is known whatever stands around it", () => {
  expect(sharesRun("Y ahora: a b c d e f.", ["x a b c d e y"], 5)).toBe(true);
  expect(sharesRun("a b c d y e", ["x a b c d e y"], 5)).toBe(false);
});
