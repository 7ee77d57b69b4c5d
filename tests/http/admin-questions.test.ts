import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AdminQuestion } from "#app/features/admin/question-schemas.server.ts";
import type { StartAnswer } from "#app/features/interview/api-schemas.server.ts";
import { findResult } from "#app/features/interview/queries.server.ts";
import { purgeInterviewTexts } from "#app/features/privacy/purge-interviews.server.ts";
import { action as switchActive } from "#app/routes/api.admin.questions.$id.active.ts";
import { action as saveVersion } from "#app/routes/api.admin.questions.$id.versions.ts";
import { action as reading } from "#app/routes/api.admin.questions.reading.ts";
import { action as add, loader as list } from "#app/routes/api.admin.questions.ts";
import { loader as chat } from "#app/routes/interview-chat.$hunterId/route.tsx";
import type { User } from "#db/schema.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { TOLD } from "../support/interview-answers.ts";
import { InterviewClient } from "../support/interview-client.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";

let panel: Panel;
let person: User;
let student: InterviewClient;
beforeEach(async () => {
  panel = await openPanel();
  person = await makeUser(panel.db, { name: "Ana Soto", career: "Enfermería" });
  student = new InterviewClient(await sessionCookieFor(panel.db, person));
});
afterEach(() => panel.dispose());

const OWN = {
  hunterId: "natalia",
  question: "¿Qué haces cuando un paciente no te cree?",
  category: "Ética",
  career: null,
};
const TEXT = "¿Qué harías con un paciente que rechaza el tratamiento?";
const ids = ({ questions }: Pick<StartAnswer, "questions">) => questions.map(({ id }) => id);
const edit = (id: string, changes: object) =>
  panel.act(saveVersion, { id, json: { version: 1, question: TEXT, category: "Ética", career: null, ...changes } });
const toggle = (id: string, isActive: boolean) => panel.act(switchActive, { id, json: { isActive } });

describe("all of these", () => {
  it("are the admin's alone", async () => {
    for (const [cookie, status] of [
      ["", 401],
      [student.cookie, 403],
    ] as const) {
      expect((await panel.get(list, "", cookie)).status).toBe(status);
      expect((await panel.act(add, { json: OWN, cookie })).status).toBe(status);
      const version = { version: 1, question: TEXT, category: "Ética", career: null };
      expect((await panel.act(saveVersion, { id: "natalia-1", json: version, cookie })).status).toBe(status);
      expect((await panel.act(switchActive, { id: "natalia-1", json: { isActive: false }, cookie })).status).toBe(
        status,
      );
      const read = { hunterId: "natalia", question: TEXT, category: "Ética", answer: "" };
      expect((await panel.act(reading, { json: read, cookie })).status).toBe(status);
    }
    expect(await panel.db.selectFrom("interview_questions").selectAll().execute()).toEqual([]);
  });
});

describe("GET /api/admin/questions", () => {
  it("lists what the program asks, before anybody changes it", async () => {
    const { body } = await panel.get(list);
    expect(body).toMatchObject({ needed: 10, careers: ["Enfermería"] });
    expect(body.hunters).toMatchObject([
      { id: "natalia", years: "0-3", address: "tú", forAll: 10 },
      { id: "cristian", forAll: 10 },
      { id: "mia", address: "usted", forAll: 10 },
    ]);
    // Ten of a first interview, 33 more, and seven for each of twelve areas of careers.
    expect(body.questions).toHaveLength(3 * (10 + 33 + 7 * 12));
    const turns = Map.groupBy(body.questions, (one: AdminQuestion) => `${one.isLater} ${one.area !== null}`);
    expect([...turns].map(([turn, all]) => [turn, all.length])).toEqual([
      ["false false", 30],
      ["true false", 99],
      ["true true", 252],
    ]);
    expect(body.questions[0]).toMatchObject({ id: "natalia-1", isOwn: false, isActive: true, isKnown: true });
    expect(body.questions[0].versions).toMatchObject([{ version: 1, career: null, createdAt: null }]);
    expect(body.categories).toContain("Trabajo en equipo");
  });
});

describe("an own question", () => {
  it("is added, written in the trail, and asked of its career alone", async () => {
    const { status, body } = await panel.act(add, { json: { ...OWN, career: "Enfermería" } });
    expect([status, body.question.id, body.question.isKnown]).toEqual([201, "natalia-o1", false]);
    const details = { question: "natalia-o1", hunterId: "natalia" };
    expect(await panel.lastActivity()).toEqual({ action: "question_added", details });
    const { questions } = await student.started();
    expect(questions).toHaveLength(10);
    expect(questions.at(-1)).toMatchObject({ id: "natalia-o1", question: OWN.question, category: "Ética" });
    const other = new InterviewClient(
      await sessionCookieFor(panel.db, await makeUser(panel.db, { career: "Derecho" })),
    );
    expect(ids(await other.started())).not.toContain("natalia-o1");
  });

  it.each([
    [{ question: "¿Y tú?" }, 400, "length"],
    [{ question: "Trabajar en equipo es importante." }, 400, "no_question"],
    [{ category: "Conductual" }, 400, "category"],
    [{ career: "Derecho" }, 400, "career"],
    [
      { question: "¿Qué te hizo elegir tu carrera, y qué parte de ella te gustaría llevar a tu primer trabajo?" },
      409,
      "doubled",
    ],
  ])("is refused: %j", async (changes, status, reason) => {
    const answer = await panel.act(add, { json: { ...OWN, ...changes } });
    expect([answer.status, answer.body.reason]).toEqual([status, reason]);
    expect(await panel.db.selectFrom("interview_questions").selectAll().execute()).toEqual([]);
  });

  it("is known to a hunter of the program only", async () => {
    expect((await panel.act(add, { json: { ...OWN, hunterId: "pedro" } })).status).toBe(400);
  });
});

describe("a switch", () => {
  it("never leaves a hunter with fewer than an interview needs", async () => {
    const refused = await toggle("natalia-5", false);
    expect([refused.status, refused.body.reason]).toEqual([409, "too_few"]);
    expect(refused.body.message).toContain("Natalia quedaría con 9 preguntas");
    // One for a career does not count: whoever studies something else would have nine.
    await panel.act(add, { json: { ...OWN, career: "Enfermería" } });
    expect((await toggle("natalia-5", false)).status).toBe(409);
    await panel.act(add, { json: { ...OWN, question: TEXT } });
    expect((await toggle("natalia-5", false)).body.question.isActive).toBe(false);
    expect(await panel.lastActivity()).toEqual({ action: "question_switched_off", details: { question: "natalia-5" } });
    expect((await edit("natalia-6", { career: "Enfermería", question: "¿Cómo ordenas un turno?" })).body.reason).toBe(
      "too_few",
    );
    expect(ids(await student.started())).not.toContain("natalia-5");
    expect((await toggle("natalia-5", true)).status).toBe(200);
    expect((await toggle("natalia-99", true)).status).toBe(404);
  });

  it("to what it is already writes nothing", async () => {
    expect((await toggle("natalia-5", true)).status).toBe(200);
    expect(await panel.db.selectFrom("activities").selectAll().execute()).toEqual([]);
  });
});

describe("a new version", () => {
  it("stands beside the earlier one, and is refused over one that the office has not seen", async () => {
    const { body } = await edit("natalia-4", {});
    expect(body.question).toMatchObject({ isKnown: false, versions: [{ version: 1 }, { version: 2, question: TEXT }] });
    expect(body.question.versions[1].createdAt).toMatch(/^2026-11-26/);
    expect(await panel.lastActivity()).toEqual({
      action: "question_changed",
      details: { question: "natalia-4", version: 2 },
    });
    const late = await edit("natalia-4", { question: OWN.question });
    expect([late.status, late.body.reason]).toEqual([409, "outdated"]);
    expect((await edit("natalia-4", { version: 2 })).body.reason).toBe("unchanged");
    expect((await edit("natalia-99", {})).status).toBe(404);
    const original = body.question.versions[0];
    const back = await edit("natalia-4", { ...original, version: 2 });
    expect(back.body.question).toMatchObject({ isKnown: true, versions: [{}, {}, { version: 3 }] });
  });

  it("is for interviews that start later: one that has begun keeps its text, and results say which", async () => {
    const before = await student.started();
    await edit("natalia-1", {});
    const first = await student.answered("natalia-1", TOLD[0] ?? "", { interviewId: before.interviewId });
    expect(first).toMatchObject({ interviewId: before.interviewId, questionIndex: 1 });
    const { resultId } = await (await student.finish({ interviewId: before.interviewId, reason: "abandoned" })).json();
    expect((await resultOf(resultId)).specificFeedback[0]).toMatchObject({
      questionId: "natalia-1",
      questionVersion: 1,
      question: before.questions[0]?.question,
    });
    const after = await student.started();
    expect(after.questions[0]).toMatchObject({ id: "natalia-1-v2", question: TEXT });
    await student.answered("natalia-1-v2", TOLD[0] ?? "", { interviewId: after.interviewId });
    const end = await (await student.finish({ interviewId: after.interviewId, reason: "abandoned" })).json();
    expect((await resultOf(end.resultId)).specificFeedback[0]).toMatchObject({
      questionVersion: 2,
      question: TEXT,
    });
    const stored = await panel.db.selectFrom("interviews").select("questions").orderBy("id", "desc").execute();
    expect(JSON.parse(stored[0]?.questions ?? "[]")[0]).toMatchObject({ id: "natalia-1-v2", question: TEXT });
  });

  it("does not reach a screen that was loaded before", async () => {
    const loaded = await (
      await callRoute(chat, {
        url: "http://localhost/interview-chat/natalia",
        cookie: student.cookie,
        params: { hunterId: "natalia" },
      })
    ).json();
    const shown: string[] = loaded.hunter.questions.map(({ id }: { id: string }) => id);
    await edit("natalia-4", {});
    const begun = await student.started("natalia", { seed: loaded.seed, questionIds: shown });
    expect(ids(begun)).toEqual(shown);
    expect(ids(await student.started("natalia", { seed: "another" }))).toContain("natalia-4-v2");
  });

  it("of a screen that says nothing is found by the first answer, in a whole interview", async () => {
    await edit("natalia-4", {});
    const reply = await student.answered("natalia-4", TOLD[3] ?? "");
    const resumed = await (await student.resume("natalia")).json();
    expect(resumed.interviewId).toBe(reply.interviewId);
    expect(resumed.totalQuestions).toBe(10);
    expect(ids(resumed.state)).toContain("natalia-4");
  });

  it("keeps its text in an interview whose own texts are deleted by age", async () => {
    await edit("natalia-1", {});
    const { interviewId } = await student.started();
    await student.answered("natalia-1-v2", TOLD[0] ?? "", { interviewId });
    const { resultId } = await (await student.finish({ interviewId, reason: "abandoned" })).json();
    await purgeInterviewTexts(panel.db, "2099-01-01T00:00:00.000Z");
    expect((await resultOf(resultId)).specificFeedback[0]).toMatchObject({ question: TEXT, answer: "" });
  });
});

describe("POST /api/admin/questions/reading", () => {
  it("says what the rules read, and stores nothing", async () => {
    const json = { hunterId: "natalia", question: TEXT, category: "Ética", answer: "asdf qwer" };
    const { body } = await panel.act(reading, { json });
    expect(body).toMatchObject({ basis: "words", verdict: "off" });
    const activities = await panel.db.selectFrom("activities").selectAll().execute();
    expect(activities).toEqual([]);
  });
});

async function resultOf(id: number) {
  const result = await findResult(panel.db, person.id, id);
  if (!result) throw new Error("no result");
  return result.report;
}
