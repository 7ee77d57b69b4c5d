import { afterEach, beforeEach, expect, test } from "vitest";
import { setChatModel } from "#app/ai/engine.server.ts";
import { listInterviews } from "#app/features/interview/queries.server.ts";
import { body, type Reply } from "../support/interview-client.ts";
import { interviewModel, type ScriptedModel, tasksOf } from "../support/interview-model.ts";
import { database, savedAnswers, student, told, user } from "../support/interview-student.ts";

/**
 * The look before the model is asked and the transaction that saves agree on where an answer belongs: the model judges
 * what is going to be saved, once, and nothing else.
 */

let model: ScriptedModel;
beforeEach(() => {
  model = interviewModel({ decide: () => 1 });
});
afterEach(() => setChatModel(null));

/** What a call does with the model installed: its status, its reply, and the questions that the model was asked. */
async function send(questionId: string, userResponse: string, more: object = {}) {
  setChatModel(model);
  const hunterId = questionId.startsWith("mia") ? "mia" : "natalia";
  const response = await student.answer({ hunterId, questionId, userResponse, ...more });
  const reply = (await response.json()) as Reply;
  return { status: response.status, reply, judged: tasksOf(model) };
}

const JUDGED_ONCE = ["interview.verdict"];
const BY_MODEL = { engine: "llama", fallback: null };

test("in a saved interview: the current question, and a later one", async () => {
  const { interviewId } = await student.started();
  const now = await send("natalia-1", told(0), { interviewId, messageId: "a" });
  expect(now).toMatchObject({ reply: { interviewId, questionIndex: 1, madeBy: BY_MODEL }, judged: JUDGED_ONCE });
  model.asked.length = 0;
  const later = await send("natalia-5", told(4), { interviewId, messageId: "b" });
  expect(later).toMatchObject({ reply: { interviewId, questionIndex: 5, madeBy: BY_MODEL }, judged: JUDGED_ONCE });
});

test("in a saved interview that its client had to take back to the last question", async () => {
  const { interviewId } = await student.answered("natalia-2", "Mi abuela, porque la cuidé.");
  const back = await send("natalia-2", told(1), { currentSuggestions: 1 });
  expect(back).toMatchObject({ reply: { interviewId, questionIndex: 2, madeBy: BY_MODEL }, judged: JUDGED_ONCE });
  expect((await savedAnswers(interviewId)).map((row) => row.source)).toEqual(["fallback", "server"]);
});

test("in a new interview: the first one, and one that begins again while another is open", async () => {
  const first = await send("natalia-5", told(4));
  expect(first).toMatchObject({ reply: { questionIndex: 5, madeBy: BY_MODEL }, judged: JUDGED_ONCE });
  model.asked.length = 0;
  const again = await send("natalia-1", told(0));
  expect(again).toMatchObject({ reply: { questionIndex: 1, madeBy: BY_MODEL }, judged: JUDGED_ONCE });
  expect(again.reply.interviewId).not.toBe(first.reply.interviewId);
});

test("saved before: the same reply, and nothing is judged", async () => {
  const { interviewId } = await student.started();
  const first = await student.answered("natalia-1", told(0), { interviewId, messageId: "a" });
  const again = await send("natalia-1", told(0), { interviewId, messageId: "a" });
  expect(again).toEqual({ status: 200, reply: first, judged: [] });
});

test("in an interview that has ended, past its question, or in none: nothing is judged or saved", async () => {
  const { interviewId } = await student.started();
  await student.answered("natalia-1", told(0), { interviewId, messageId: "a" });
  const sendTo = (questionId: string, more: object) => send(questionId, told(1), { messageId: "b", ...more });
  expect(await sendTo("natalia-1", { interviewId })).toMatchObject({
    status: 409,
    reply: { reason: "out_of_step" },
    judged: [],
  });
  expect(await sendTo("cv-1", { interviewId })).toMatchObject({ status: 400, judged: [] });
  expect(await sendTo("cv-1", {})).toMatchObject({ status: 400, judged: [] });
  expect(await sendTo("natalia-2", { interviewId: interviewId + 1 })).toMatchObject({ status: 404, judged: [] });
  expect(await sendTo("mia-2", { interviewId })).toMatchObject({ status: 404, judged: [] });
  await body(await student.finish({ interviewId, reason: "abandoned" }));
  expect(await sendTo("natalia-2", { interviewId })).toMatchObject({
    status: 200,
    reply: { interviewId, ended: true, resultId: interviewId },
    judged: [],
  });
  expect(await savedAnswers(interviewId)).toHaveLength(1);
  expect(await listInterviews(database.db, user.id)).toHaveLength(1);
});
