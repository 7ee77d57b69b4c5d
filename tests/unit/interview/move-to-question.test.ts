import { describe, expect, it } from "vitest";
import { moveTo } from "#app/features/interview/answer/apply-answer.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { currentQuestion } from "#app/features/interview/state-transitions.ts";
import { Driver, GOOD } from "./machine-driver.ts";

describe("the move to the answered question", () => {
  const driver = new Driver({ hunterId: "natalia" }).start();
  driver.wait(60).reply(GOOD, "La primera.");
  // The rules take it for an answer, the fallback rule of a screen does not.
  driver.wait(60).reply(GOOD, "Mi abuela, porque la cuidé.");
  const { state } = driver;
  const at = driver.wait(60).now;

  it("is none at the current question", () => {
    expect(moveTo(state, { to: "question", index: 2 }, at)).toBe(state);
  });

  it("asks a later question and leaves those in between", () => {
    const moved = moveTo({ ...state, suggestionsGiven: 1 }, { to: "question", index: 6 }, at);
    expect(currentQuestion(moved)?.id).toBe("natalia-7");
    expect(moved).toMatchObject({ suggestionsGiven: 0, answers: state.answers, questionsAnswered: 2 });
    expect(moved.messages.at(-1)).toMatchObject({ role: "assistant", questionId: "natalia-7" });
  });

  it("decides the last answer again as the screen did, and gives its suggestion", () => {
    const moved = moveTo(state, { to: "last_answer" }, at);
    expect(currentQuestion(moved)?.id).toBe("natalia-2");
    expect(moved).toMatchObject({ suggestionsGiven: 1, questionsAnswered: 1 });
    expect(moved.answers.at(-1)).toMatchObject({ isRelevant: false, source: "fallback" });
    expect(moved.messages.at(-1)?.role).toBe("suggestion");
  });

  it("asks from another set", () => {
    const questions = genericQuestions("mia");
    const moved = moveTo(state, { to: "other_set", set: { questions, isPersonalised: false }, index: 4 }, at);
    expect(currentQuestion(moved)?.id).toBe("mia-5");
    expect(moved).toMatchObject({ questions, totalQuestions: questions.length, answers: state.answers });
  });
});
