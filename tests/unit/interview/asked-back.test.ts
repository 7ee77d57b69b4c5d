import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redecideLastAnswer } from "#app/features/interview/answer/apply-answer.ts";
import { FOLLOW_UP_MIN_SECONDS, MAX_FOLLOW_UPS } from "#app/features/interview/limits.ts";
import { scoreInterview } from "#app/features/interview/scoring.ts";
import { type Answer, interviewStateSchema } from "#app/features/interview/state.ts";
import { askedBack } from "#app/features/interview/state-transitions.ts";
import { Driver, GOOD, OFF } from "./machine-driver.ts";

const ASKS = { ...GOOD, followUp: { kind: "result", text: "Dijiste «armé un tablero». ¿Cómo terminó?" } } as const;

describe("a question that is asked back", () => {
  it("comes once, belongs to its question and gives the turn", () => {
    const driver = new Driver().start().wait(30);
    driver.reply(ASKS);
    const { state, last } = driver;
    expect(last).toMatchObject({ role: "assistant", content: ASKS.followUp.text, followUp: "result" });
    expect(last.questionId).toBe(state.questions[0]?.id);
    expect(state).toMatchObject({
      phase: "question",
      currentQuestionIndex: 0,
      questionsAnswered: 1,
      timerActive: true,
    });
    expect(askedBack(state)).toBe("result");
    driver.wait(10).reply(ASKS, "Bajaron a la mitad.");
    expect(driver.state).toMatchObject({ currentQuestionIndex: 1, questionsAnswered: 1, suggestionsGiven: 0 });
    expect(driver.state.answers.map(({ followUp }) => followUp)).toEqual([undefined, "result"]);
    expect(driver.last.followUp).toBeUndefined();
    expect(interviewStateSchema.safeParse(driver.state).success).toBe(true);
  });

  it("is no strike, whatever is answered to it", () => {
    const driver = new Driver().start();
    driver.reply(ASKS);
    driver.wait(5).reply(OFF, "no sé");
    expect(driver.state).toMatchObject({ currentQuestionIndex: 1, suggestionsGiven: 0, phase: "question" });
  });

  it("does not come after a suggestion, nor after an off-topic answer", () => {
    const driver = new Driver().start();
    driver.reply({ ...OFF, followUp: ASKS.followUp });
    expect(driver.last.role).toBe("suggestion");
    driver.wait(5).reply(ASKS);
    expect(driver.state.currentQuestionIndex).toBe(1);
    expect(askedBack(driver.state)).toBeUndefined();
  });

  it("does not come after the last question, nor when the time is nearly over", () => {
    const short = new Driver({ questions: 1 }).start();
    short.reply(ASKS);
    expect(short.state.ending).toBe("completed");
    const late = new Driver().start().wait(1800 - FOLLOW_UP_MIN_SECONDS + 1);
    late.reply(ASKS);
    expect(late.state.currentQuestionIndex).toBe(1);
  });

  it("comes at most three times, and ten questions stay ten, in any interview", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 40 })), { maxLength: 40 }), (turns) => {
        const driver = new Driver().start();
        for (const [isAsked, seconds] of turns) {
          if (driver.state.ending !== null) break;
          driver.wait(seconds).reply(isAsked ? ASKS : GOOD);
        }
        const { messages, answers, questionsAnswered, currentQuestionIndex, ending } = driver.state;
        const asked = messages.filter(({ role, followUp }) => role === "assistant" && followUp !== undefined);
        const own = answers.filter(({ followUp }) => followUp === undefined);
        expect(asked.length).toBeLessThanOrEqual(MAX_FOLLOW_UPS);
        expect(questionsAnswered).toBe(own.length);
        expect(new Set(own.map(({ questionId }) => questionId)).size).toBe(own.length);
        if (ending === "completed") expect(questionsAnswered).toBe(10);
        else expect(currentQuestionIndex).toBe(askedBack(driver.state) ? own.length - 1 : own.length);
      }),
      { numRuns: 1000 },
    );
  });

  it("what is said to it is never decided again by a screen", () => {
    const driver = new Driver().start();
    driver.reply(ASKS);
    driver.wait(5).reply(GOOD, "sí");
    expect(redecideLastAnswer(driver.state, driver.now, { isRelevant: false, needsSuggestion: true })).toBeNull();
  });
});

describe("a reaction", () => {
  it("is said before the next question in place of a general line", () => {
    const driver = new Driver().start();
    driver.reply({ ...GOOD, reaction: { kind: "figure", text: "Anoto el dato." } });
    expect(driver.last.content).toBe(`Anoto el dato. ${driver.state.questions[1]?.question}`);
    expect(driver.state.said["reaction figure"]).toBe("Anoto el dato.");
  });

  it("gives way to the line before the last question, but for something sad", () => {
    const until9 = (reaction: { kind: "figure" | "sad"; text: string }) => {
      const driver = new Driver({ questions: 2 }).start();
      driver.reply({ ...GOOD, reaction });
      return driver.last.content;
    };
    expect(until9({ kind: "figure", text: "Anoto el dato." })).not.toContain("Anoto");
    expect(until9({ kind: "sad", text: "Gracias por contarlo." })).toMatch(/^Gracias por contarlo\. /);
  });
});

describe("the points of an answer that was completed", () => {
  const answer = (text: string, more: Partial<Answer> = {}): Answer => ({
    id: text,
    questionId: "q",
    text,
    responseTime: 40,
    isRelevant: true,
    relevanceScore: 1,
    standing: "answers",
    certainty: 1,
    source: "server",
    ...more,
  });
  const FIRST = answer("En la bodega armé un tablero con alertas y se lo enseñé al equipo.");
  const MORE = "Los quiebres bajaron de 12 a 4 al mes en 2021, porque todos miraban lo mismo.";
  const points = (...answers: Answer[]) => scoreInterview(["q"], answers);

  it("are those of both texts together, without a loss for being asked", () => {
    const both = points(FIRST, answer(MORE, { followUp: "result", responseTime: 300 }));
    const one = points(answer(`${FIRST.text}\n${MORE}`));
    expect(both.questions[0]?.points).toBe(one.questions[0]?.points);
    expect(both.overallScore).toBeGreaterThan(points(FIRST).overallScore);
    expect(both).toMatchObject({ appropriateResponses: 1, inappropriateResponses: 0, averageSeconds: 40 });
  });

  it("are those of the first text when nonsense was added", () => {
    const nonsense = points(FIRST, answer("asdf qwer", { followUp: "result", isRelevant: false, relevanceScore: 0 }));
    expect(nonsense).toEqual(points(FIRST));
  });
});
