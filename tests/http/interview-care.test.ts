import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { setChatModel } from "#app/ai/engine.server.ts";
import { analyzeResponse } from "#app/features/interview/answer/receive-answer.server.ts";
import { findOpenInterview, findResult } from "#app/features/interview/queries.server.ts";
import { body } from "../support/interview-client.ts";
import { interviewModel } from "../support/interview-model.ts";
import { database, savedAnswers, student, told, user } from "../support/interview-student.ts";

afterEach(() => setChatModel(null));

/** Disclosures with a word that nobody else has, so that it can be looked for. */
const CANARY = "tralalopinto";
const DISCLOSED =
  "Estudié en Los Andes. Igual hace semanas que lloro todas las noches, no duermo y pienso en matarme, " + `${CANARY}.`;
const ASIDE =
  "La semana se ordenó sola. Mi pareja me pega cuando llego tarde y " + `tengo miedo de volver a la casa, ${CANARY}.`;

/** Every file of the database, the log of its writes included. */
function bytesOfDatabase(): string {
  return ["", "-wal"].map((end) => readFileSync(`${database.file}${end}`, "latin1")).join("");
}

describe("an answer that discloses distress, violence or harassment", () => {
  test("is met with where help is, without a strike, a score or a next question", async () => {
    const { interviewId } = await student.started();
    const reply = await student.answered("natalia-1", DISCLOSED, { interviewId, messageId: "a", remaining: 1700 });
    expect(reply).toMatchObject({
      isRelevant: true,
      relevanceScore: 0,
      needsSuggestion: false,
      suggestion: null,
      suggestionsGiven: 0,
      questionIndex: 0,
      ended: false,
      remaining: 1700,
      care: { emergency: "131 ambulancia, 133 Carabineros", answerIds: ["a"] },
    });
    expect(reply.care?.lines.map((line) => line.href)).toEqual(["tel:*4141", "tel:149"]);
    expect(reply).not.toHaveProperty("standing");
    const violence = await student.answered("natalia-1", ASIDE, { interviewId, messageId: "b" });
    expect(violence.care?.lines.map((line) => line.href)).toEqual(["tel:149", "tel:1455"]);
    expect(await savedAnswers(interviewId)).toEqual([]);
    const open = await findOpenInterview(database.db, user.id, "natalia");
    expect(open?.state).toMatchObject({ currentQuestionIndex: 0, suggestionsGiven: 0, answers: [] });
  });

  test("is found in no table, no report and no file of the database, however often it is sent", async () => {
    const { interviewId, questions } = await student.started();
    for (const messageId of ["a", "a", "b", "c", "d"])
      await student.answered("natalia-1", DISCLOSED, { interviewId, messageId });
    for (const [at, { id }] of questions.entries()) {
      if (at === 4) await student.answered(id, `${told(at)} ${ASIDE}`, { interviewId, messageId: "e" });
      else await student.answered(id, told(at), { interviewId, messageId: `m${at}` });
    }
    await body(await student.finish({ interviewId, reason: "abandoned", remaining: 100 }));
    const result = await findResult(database.db, user.id, interviewId);
    expect(result?.report.specificFeedback[4]).toMatchObject({ verdict: "unanswered", answer: "", points: 0 });
    expect(result?.report.inappropriateResponses).toBe(0);
    expect(bytesOfDatabase()).toContain("Osorno");
    expect(bytesOfDatabase()).not.toContain(CANARY);
  });

  test("reaches no language model", async () => {
    const model = interviewModel({ decide: () => 1 });
    setChatModel(model);
    const { interviewId } = await student.started();
    await student.answered("natalia-1", DISCLOSED, { interviewId, messageId: "a" });
    expect(model.asked).toEqual([]);
    await student.answered("natalia-1", told(0), { interviewId, messageId: "b" });
    expect(model.asked).not.toEqual([]);
  });

  test("is not kept either when it comes late, with a later answer or with the end", async () => {
    const { interviewId } = await student.started();
    const late = { questionId: "natalia-1", userResponse: DISCLOSED, messageId: "a", remaining: 1700 };
    const reply = await student.answered("natalia-2", told(1), { interviewId, messageId: "b", pending: [late] });
    expect(reply).toMatchObject({ isRelevant: true, questionIndex: 2, care: { answerIds: ["a"] } });
    const last = { ...late, messageId: "z" };
    expect(await body(await student.finish({ interviewId, reason: "abandoned", pending: [last] }))).toMatchObject({
      resultId: interviewId,
      care: { answerIds: ["z"], lines: [{ href: "tel:*4141" }, { href: "tel:149" }] },
    });
    expect((await savedAnswers(interviewId)).map((one) => one.answer_id)).toEqual(["b"]);
    expect(bytesOfDatabase()).not.toContain(CANARY);
  });

  test("lets the clock stand also for a client that does not tell it", async () => {
    const { interviewId } = await student.started();
    const begun = Date.now();
    const at = (seconds: number) => ({ clock: { now: () => new Date(begun + seconds * 1000) } });
    const say = (userResponse: string, messageId: string, seconds: number) =>
      analyzeResponse(
        database.db,
        { id: user.id, name: user.name },
        { hunterId: "natalia", questionId: "natalia-1", userResponse, messageId, interviewId },
        at(seconds),
      );
    const before = (await say(DISCLOSED, "a", 60)).remaining;
    expect(before).toBeGreaterThan(1700);
    expect((await say(told(0), "b", 900)).remaining).toBe(before);
  });

  test("is shown where help is even when the interview went on in another tab", async () => {
    const { interviewId } = await student.started();
    await student.answered("natalia-1", told(0), { interviewId, messageId: "a" });
    const reply = await student.answered("natalia-1", DISCLOSED, { interviewId, messageId: "b" });
    expect(reply).toMatchObject({ questionIndex: 1, care: { answerIds: ["b"] } });
  });
});

describe("a wrong alarm", () => {
  const MISTAKEN = "Soy de Ovalle. Me separé en agosto, no duermo bien y lloro harto, pero en la pega rindo igual.";

  test("costs nothing: the same text is an answer when the student says so", async () => {
    const { interviewId } = await student.started();
    const alarm = await student.answered("natalia-1", MISTAKEN, { interviewId, messageId: "a" });
    expect(alarm.care).toBeDefined();
    const again = await student.answered("natalia-1", MISTAKEN, { interviewId, messageId: "b", isConfirmed: true });
    expect(again.care).toBeUndefined();
    expect((await savedAnswers(interviewId)).map((one) => one.answer_id)).toEqual(["b"]);
  });

  test("is none where the text says it beyond doubt: that is no answer, whoever insists", async () => {
    const { interviewId } = await student.started();
    const reply = await student.answered("natalia-1", DISCLOSED, { interviewId, messageId: "a", isConfirmed: true });
    expect(reply.care).toBeDefined();
    expect(await savedAnswers(interviewId)).toEqual([]);
  });
});
