import { describe, expect, test } from "vitest";
import type { OpenInterview } from "#app/features/interview/api-schemas.server.ts";
import { fallbackIsRelevant } from "#app/features/interview/fallback-verdict.ts";
import { findResult, listInterviews } from "#app/features/interview/queries.server.ts";
import { TOLD } from "../support/interview-answers.ts";
import { body, InterviewClient } from "../support/interview-client.ts";
import { database, savedAnswers, stranger, student, told, user } from "../support/interview-student.ts";

describe("the decision table", () => {
  test("a relevant answer leads to the next question and clears the suggestions", async () => {
    const { interviewId } = await student.started();
    expect(await student.answered("natalia-1", "no sé", { interviewId, messageId: "a" })).toEqual({
      isRelevant: false,
      relevanceScore: expect.any(Number),
      needsSuggestion: true,
      suggestion: expect.stringMatching(/\p{L}{3}/u),
      standing: "off",
      certainty: 0,
      interviewId,
      suggestionsGiven: 1,
      questionIndex: 0,
      ended: false,
      ending: null,
      remaining: expect.any(Number),
      resultId: null,
    });
    expect(await student.answered("natalia-1", told(0), { interviewId, messageId: "b" })).toMatchObject({
      isRelevant: true,
      needsSuggestion: false,
      suggestion: null,
      suggestionsGiven: 0,
      questionIndex: 1,
      ended: false,
    });
  });

  test("the third off-topic answer to a question ends the interview, whatever the client counts", async () => {
    const { interviewId } = await student.started("mia");
    const say = (text: string) => student.answered("mia-1", text, { interviewId, currentSuggestions: 0 });
    const [one, two, three] = [await say("no sé"), await say("paso"), await say("asdf qwer zxcv")];
    expect([one.suggestionsGiven, two.suggestionsGiven, three.suggestionsGiven]).toEqual([1, 2, 3]);
    expect([one.ended, two.ended, three.ended]).toEqual([false, false, true]);
    expect(three).toMatchObject({ ending: "suggestions", needsSuggestion: true, resultId: interviewId });
    expect(new Set([one.suggestion, two.suggestion, three.suggestion]).size).toBe(3);
    const result = await findResult(database.db, user.id, interviewId);
    expect(result).toMatchObject({ status: "suggestions", report: { overallScore: 0, inappropriateResponses: 3 } });
  });

  test("the last question ends it, with a result of all ten answers", async () => {
    const { interviewId, questions } = await student.started();
    for (const [at, { id }] of questions.entries()) {
      const reply = await student.answered(id, told(at), { interviewId, messageId: `m${at}` });
      expect(reply).toMatchObject({ isRelevant: true, ended: at === 9, resultId: at === 9 ? interviewId : null });
    }
    const result = await findResult(database.db, user.id, interviewId);
    expect(result?.report.specificFeedback.map((one) => one.answer)).toEqual(TOLD);
    expect(result?.report.overallScore).toBeGreaterThan(50);
    const activities = await database.db.selectFrom("activities").select(["action", "details"]).execute();
    expect(activities.map((one) => one.action)).toEqual(["interview_started", "interview_completed"]);
    for (const { details } of activities) expect(details).not.toMatch(/bodega|Enfermería/);
  });

  test("the same answer to another question is no answer to it", async () => {
    const { interviewId } = await student.started();
    await student.answered("natalia-1", told(0), { interviewId });
    expect(await student.answered("natalia-2", told(0), { interviewId })).toMatchObject({ isRelevant: false });
  });
});

describe("a repeated send", () => {
  test("with the same id gets the same reply and counts once, also at once", async () => {
    const { interviewId } = await student.started();
    const send = () => student.answered("natalia-1", "no sé", { interviewId, messageId: "a" });
    const replies = await Promise.all([send(), send(), send(), send()]);
    await student.answered("natalia-1", told(0), { interviewId, messageId: "b" });
    replies.push(await send());
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]?.suggestionsGiven).toBe(1);
    expect(await savedAnswers(interviewId)).toHaveLength(2);
  });

  test("without an id is known by question and text within the attempt", async () => {
    const first = await student.answered("natalia-1", " no sé ");
    expect(await student.answered("natalia-1", "no sé")).toEqual(first);
    const second = await student.answered("natalia-1", "no sé", { currentSuggestions: 1 });
    expect([first.suggestionsGiven, second.suggestionsGiven]).toEqual([1, 2]);
    const third = await student.answered("natalia-1", "no sé", { currentSuggestions: 2 });
    expect(third).toMatchObject({ ended: true, suggestionsGiven: 3 });
    // The reply was lost on the way: the interview is over all the same.
    expect(await student.answered("natalia-1", "no sé", { currentSuggestions: 2 })).toEqual(third);
    expect(await listInterviews(database.db, user.id)).toHaveLength(1);
  });

  test("of a last answer does not end it twice", async () => {
    const { interviewId } = await student.started();
    for (const n of [1, 2, 3]) await student.answered("natalia-1", `no sé ${n}`, { interviewId, messageId: `m${n}` });
    const again = await student.answered("natalia-1", "no sé 3", { interviewId, messageId: "m3" });
    expect(again).toMatchObject({ ended: true, resultId: interviewId });
    const ended = await database.db
      .selectFrom("activities")
      .select("id")
      .where("action", "=", "interview_completed")
      .execute();
    expect(ended).toHaveLength(1);
  });
});

describe("a client that knows only the specification's call", () => {
  test("is interviewed to the end without an interview id", async () => {
    for (const at of TOLD.keys()) {
      const reply = await student.answered(`natalia-${at + 1}`, told(at));
      expect(reply).toMatchObject({ isRelevant: true, ended: at === 9 });
    }
    const list = await listInterviews(database.db, user.id);
    expect(list).toMatchObject([{ hunterId: "natalia", status: "completed", answered: 10, total: 10 }]);
  });

  test("goes on where its screen is: a question further, or from the first one again", async () => {
    const first = await student.answered("natalia-1", told(0));
    const later = await student.answered("natalia-5", told(4));
    expect(later).toMatchObject({ interviewId: first.interviewId, questionIndex: 5 });
    const anew =
      "Soy Valentina, estudié Administración, hice la práctica en una ferretería y quiero trabajar en compras.";
    const again = await student.answered("natalia-1", anew);
    expect(again.interviewId).not.toBe(first.interviewId);
    expect(await listInterviews(database.db, user.id)).toMatchObject([
      { status: "open", answered: 1 },
      { status: "abandoned", answered: 2, score: expect.any(Number) },
    ]);
  });

  test("that had to decide by itself is followed back to its question", async () => {
    const short = "Mi abuela, porque la cuidé.";
    const reply = await student.answered("natalia-2", short);
    expect(reply).toMatchObject({ isRelevant: true, questionIndex: 2 });
    expect(fallbackIsRelevant("¿Qué te hizo elegir tu carrera, y qué parte de ella te gustaría llevar?", short)).toBe(
      false,
    );
    const back = await student.answered("natalia-2", told(1), { currentSuggestions: 1 });
    expect(back).toMatchObject({ interviewId: reply.interviewId, isRelevant: true, questionIndex: 2 });
    expect((await savedAnswers(reply.interviewId)).map((row) => row.source)).toEqual(["fallback", "server"]);
  });

  test("is refused a question that nobody asks", async () => {
    for (const questionId of ["natalia-999", "cv-1", "__proto__", "constructor"]) {
      const response = await student.answer({ hunterId: "natalia", questionId, userResponse: told(0) });
      expect(response.status).toBe(400);
      expect((await response.json()).message).toMatch(/pregunta/);
    }
    expect(await listInterviews(database.db, user.id)).toEqual([]);
  });
});

describe("a refused answer", () => {
  test.each([
    ["no text", { userResponse: "" }],
    ["blank text", { userResponse: " \n\t " }],
    ["text over 10,000 characters", { userResponse: "a".repeat(10_001) }],
    ["text that is no text", { userResponse: { $ne: "" } }],
    ["an unknown hunter", { hunterId: "pedro" }],
    ["a hunter of the prototype", { hunterId: "__proto__" }],
    ["a list as question", { questionId: ["natalia-1"] }],
    ["an interview that is no number", { interviewId: "1 OR 1=1" }],
    ["a suggestion count that is none", { currentSuggestions: "dos" }],
    ["broken pending answers", { pending: [{ questionId: "natalia-1" }] }],
    ["thirty-one pending answers", { pending: Array(31).fill({ questionId: "a", userResponse: "b", messageId: "c" }) }],
  ])("with %s is a 400 in Spanish and saves nothing", async (_name, wrong) => {
    const right = { hunterId: "natalia", questionId: "natalia-1", userResponse: "Hola" };
    const response = await student.answer({ ...right, ...wrong });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String), message: expect.stringMatching(/Revisa/) });
    expect(await listInterviews(database.db, user.id)).toEqual([]);
  });

  test("takes the longest allowed answer, and extra fields change nothing", async () => {
    const text = `${told(0)} `.repeat(100).slice(0, 9_999).trim();
    const reply = await student.answered("natalia-1", text, { userId: 999, isRelevant: true, status: "completed" });
    const [row] = await savedAnswers(reply.interviewId);
    expect(row?.content).toBe(text);
    const owner = await database.db.selectFrom("interviews").select("user_id").executeTakeFirst();
    expect(owner?.user_id).toBe(user.id);
  });

  test("of another's interview is a 404, and of nobody a 401", async () => {
    const { interviewId } = await student.started();
    const other = await stranger();
    const call = { hunterId: "natalia", questionId: "natalia-1", userResponse: told(0), interviewId };
    expect((await other.answer(call)).status).toBe(404);
    expect((await student.answer({ ...call, hunterId: "mia" })).status).toBe(404);
    expect((await new InterviewClient("sid=planted").answer(call)).status).toBe(401);
    expect(await savedAnswers(interviewId)).toEqual([]);
  });
});

describe("two tabs on one interview", () => {
  test("an answer to a question that the other tab is past is refused and lost nowhere", async () => {
    const { interviewId } = await student.started();
    await student.answered("natalia-1", told(0), { interviewId, messageId: "tab-1" });
    const late = await student.answer({
      hunterId: "natalia",
      questionId: "natalia-1",
      userResponse: told(5),
      interviewId,
      messageId: "tab-2",
    });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ reason: "out_of_step", message: expect.stringMatching(/pestaña/) });
    expect(await savedAnswers(interviewId)).toHaveLength(1);
  });

  test("an answer after the other tab has ended it is told so and changes nothing", async () => {
    const { interviewId } = await student.started();
    await student.answered("natalia-1", told(0), { interviewId });
    await student.finish({ interviewId, reason: "abandoned" });
    const late = await student.answered("natalia-2", told(1), { interviewId, messageId: "late" });
    expect(late).toMatchObject({ ended: true, ending: null, resultId: interviewId });
    expect(late.unsavedIds).toEqual(["late"]);
    expect(await savedAnswers(interviewId)).toHaveLength(1);
  });
});

describe("what the hunter asks back", () => {
  const GENERAL = "Uno siempre trata de ordenarse, hay que hacer listas y cumplir con lo que se promete en el trabajo.";
  const CASE =
    "En la práctica tenía tres informes para el viernes: puse primero el del hospital, pedí dos días para otro y " +
    "entregué los tres.";

  test("is asked of a screen that can show it, and counts neither as question nor strike", async () => {
    const { interviewId, questions } = await student.started();
    const sixth = questions[5]?.id ?? "";
    const say = (text: string, messageId: string) =>
      student.answered(sixth, text, { interviewId, messageId, followUps: true });
    const first = await say(GENERAL, "a");
    expect(first).toMatchObject({ isRelevant: true, questionIndex: 5, followUp: { kind: "example" } });
    expect(first.followUp?.text).toMatch(/«Uno siempre trata de ordenarse.*»/);
    // Sent again, it gets the same reply and is not asked twice.
    expect(await say(GENERAL, "a")).toEqual(first);
    const open = await body<OpenInterview>(await student.resume("natalia"));
    expect(open.state.messages.at(-1)).toMatchObject({ role: "assistant", followUp: "example", questionId: sixth });
    const second = await say(CASE, "b");
    expect(second).toMatchObject({ isRelevant: true, needsSuggestion: false, questionIndex: 6, suggestionsGiven: 0 });
    const rows = await savedAnswers(interviewId);
    expect(rows.map((row) => [row.content, row.follow_up])).toEqual([
      [GENERAL, null],
      [CASE, "example"],
    ]);
    const after = await body<OpenInterview>(await student.resume("natalia"));
    expect(after.state).toMatchObject({ questionsAnswered: 1, currentQuestionIndex: 6 });
  });

  test("is not asked of a client that does not know of it", async () => {
    const { interviewId, questions } = await student.started();
    const sixth = questions[5]?.id ?? "";
    const plain = await student.answered(sixth, GENERAL, { interviewId, messageId: "a" });
    expect(plain).toMatchObject({ isRelevant: true, questionIndex: 6 });
    expect(plain).not.toHaveProperty("followUp");
  });

  test("adds nothing to the answer when nonsense follows, and is no strike", async () => {
    const { interviewId, questions } = await student.started();
    const sixth = questions[5]?.id ?? "";
    const more = { interviewId, followUps: true };
    await student.answered(sixth, GENERAL, { ...more, messageId: "a" });
    const reply = await student.answered(sixth, "asdf qwer zxcv", { ...more, messageId: "b" });
    expect(reply).toMatchObject({ isRelevant: false, needsSuggestion: false, suggestion: null, questionIndex: 6 });
  });

  test("a loss is met in a quiet way, and nothing is asked back", async () => {
    const { interviewId, questions } = await student.started();
    const text = `${GENERAL} Ese año mi abuela estaba hospitalizada y yo la cuidaba, y aun así entregué.`;
    const reply = await student.answered(questions[5]?.id ?? "", text, { interviewId, followUps: true });
    expect(reply).toMatchObject({ questionIndex: 6, reaction: { kind: "sad" } });
    expect(reply).not.toHaveProperty("followUp");
    const { state } = await body<OpenInterview>(await student.resume("natalia"));
    expect(state.messages.at(-1)?.content.startsWith(reply.reaction?.text ?? "-")).toBe(true);
  });
});
