import { describe, expect, test } from "vitest";
import type { OpenInterview } from "#app/features/interview/api-schemas.server.ts";
import { findResult, listInterviews, newestResult } from "#app/features/interview/queries.server.ts";
import { parseState } from "#app/features/interview/state.ts";
import { makeUser } from "../support/database.ts";
import { TOLD } from "../support/interview-answers.ts";
import { body } from "../support/interview-client.ts";
import { database, signedIn, student, told, user } from "../support/interview-student.ts";

const open = async (hunterId = "natalia") => body<OpenInterview>(await student.resume(hunterId));

describe("POST /api/interview/start", () => {
  test("opens an interview that has asked its first question", async () => {
    const started = await student.started("cristian", { seed: "draw-1" });
    expect(started).toMatchObject({
      interviewId: expect.any(Number),
      hasPersonalizedQuestions: false,
      experienceLevel: null,
      durationSeconds: 1800,
      seed: "draw-1",
    });
    expect(started.questions).toHaveLength(10);
    expect(started.questions[0]).toEqual({
      id: "cristian-1",
      question: expect.any(String),
      category: expect.any(String),
      focus_area: expect.any(String),
    });
    const state = parseState(started.state);
    expect(state?.messages.map((message) => message.role)).toEqual(["assistant", "user", "assistant"]);
    expect(state?.messages[0]?.content).toMatch(/30 minutos/);
    expect(state).toMatchObject({ phase: "question", studentName: "Valentina", timeRemaining: 1800 });
  });

  test("gives extra time to whoever has it", async () => {
    await database.db.updateTable("users").set({ interview_time_factor: 1.5 }).execute();
    const { durationSeconds, state } = await student.started();
    expect(durationSeconds).toBe(2700);
    expect(state.messages[0]?.content).toMatch(/45 minutos/);
    const idle = await student.answered("natalia-1", told(0), { responseSeconds: 2000 });
    expect(idle).toMatchObject({ ended: false, remaining: 700 });
  });

  test("closes the open one with this hunter only, and keeps it with its result", async () => {
    const first = await student.started();
    await student.answered("natalia-1", told(0), { interviewId: first.interviewId });
    await student.started("mia");
    const second = await student.started();
    expect(await findResult(database.db, user.id, first.interviewId)).toMatchObject({
      status: "abandoned",
      report: { ending: null, appropriateResponses: 1, totalQuestions: 10 },
    });
    expect((await open()).interviewId).toBe(second.interviewId);
    expect(await open("mia")).toMatchObject({ questionIndex: 0 });
  });

  test("one that was left before any answer leaves no trace in the list", async () => {
    await student.started();
    const second = await student.started();
    expect((await listInterviews(database.db, user.id)).map((one) => one.id)).toEqual([second.interviewId]);
  });

  test("the same draw sent again finds the same interview, also after an answer that came first", async () => {
    const early = await student.answered("natalia-1", told(0), { seed: "draw-2" });
    const started = await student.started("natalia", { seed: "draw-2" });
    expect(started.interviewId).toBe(early.interviewId);
    expect(started.state.currentQuestionIndex).toBe(1);
    const other = await student.answered("natalia-2", told(1), { seed: "draw-3" });
    expect(other.interviewId).not.toBe(early.interviewId);
  });

  test("twenty clicks at once leave one open interview", async () => {
    await Promise.all(Array.from({ length: 20 }, () => student.start("natalia")));
    const rows = await database.db.selectFrom("interviews").select("status").execute();
    expect(rows.filter((row) => row.status === "open")).toHaveLength(1);
    expect(rows).toHaveLength(20);
  });

  test.each(["__proto__", "constructor", "Natalia", "", 1])("refuses the hunter %j", async (hunterId) => {
    expect((await student.start(String(hunterId))).status).toBe(400);
    const resumed = await student.resume(String(hunterId));
    expect(resumed.status).toBe(400);
    expect(await resumed.json()).toMatchObject({ message: "Head Hunter no encontrado" });
  });
});

describe("POST /api/interview/finish", () => {
  test("makes one result, however often it is said", async () => {
    const { interviewId } = await student.started();
    await student.answered("natalia-1", told(0), { interviewId });
    const end = (reason: string) => student.finish({ interviewId, reason, remaining: 0 });
    for (const response of await Promise.all([end("time"), end("time"), end("abandoned")])) {
      expect(await body(response)).toEqual({ resultId: interviewId });
    }
    expect(await findResult(database.db, user.id, interviewId)).toMatchObject({
      status: "time",
      report: { ending: "time", isExample: false },
    });
    expect(await database.db.selectFrom("interview_results").selectAll().execute()).toHaveLength(1);
  });

  test.each(["completed", "suggestions", "abandoned"])(
    "'%s' that the answers do not bear out is an interview that was left",
    async (reason) => {
      const { interviewId } = await student.started();
      expect(await body(await student.finish({ interviewId, reason }))).toEqual({ resultId: null });
      const again = await student.started();
      await student.answered("natalia-1", told(0), { interviewId: again.interviewId });
      const { resultId } = await body<{ resultId: number }>(
        await student.finish({ interviewId: again.interviewId, reason }),
      );
      expect(await findResult(database.db, user.id, resultId)).toMatchObject({ status: "abandoned" });
    },
  );

  test("the result is its owner's alone, and the newest finished one comes before one that was left", async () => {
    const finished = await student.started();
    await student.answered("natalia-1", told(0), { interviewId: finished.interviewId });
    await student.finish({ interviewId: finished.interviewId, reason: "time" });
    const left = await student.started("mia");
    await student.answered("mia-1", told(4), { interviewId: left.interviewId });
    await student.finish({ interviewId: left.interviewId, reason: "abandoned" });
    expect((await newestResult(database.db, user.id))?.id).toBe(finished.interviewId);
    const other = await makeUser(database.db);
    expect(await findResult(database.db, other.id, finished.interviewId)).toBeNull();
    expect(await newestResult(database.db, other.id)).toBeNull();
  });

  test("refuses another reason", async () => {
    const { interviewId } = await student.started();
    expect((await student.finish({ interviewId, reason: "open" })).status).toBe(400);
  });
});

test("a hundred interviews of ten answers at once lose nothing and count nothing twice", async () => {
  const students = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const one = await makeUser(database.db);
      return { one, client: await signedIn(one) };
    }),
  );
  await Promise.all(
    students.map(async ({ client }, index) => {
      const { interviewId, questions } = await client.started();
      for (const [at, { id }] of questions.entries()) {
        const more = { interviewId, messageId: `m${at}`, remaining: 1800 - at * 60 };
        const send = () => client.answered(id, `${told(at)} Era el pedido ${index}.`, more);
        const [first, repeated] = await Promise.all([send(), send()]);
        expect(repeated).toEqual(first);
      }
    }),
  );
  for (const [index, { one }] of students.entries()) {
    const result = await newestResult(database.db, one.id);
    expect(result).toMatchObject({ status: "completed", report: { appropriateResponses: 10 } });
    expect(result?.report.specificFeedback.map((row) => row.answer)).toEqual(
      TOLD.map((text) => `${text} Era el pedido ${index}.`),
    );
  }
  const counted = await database.db
    .selectFrom("interview_messages")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("answer_id", "is not", null)
    .executeTakeFirstOrThrow();
  expect(counted.count).toBe(1000);
}, 120_000);

test("a user that is erased takes the interviews along", async () => {
  const { interviewId } = await student.started();
  await student.answered("natalia-1", told(0), { interviewId });
  await student.finish({ interviewId, reason: "time" });
  await student.feedback({ hunterId: "natalia", rating: 5, feedback: "Bien", interviewDuration: 3 });
  await database.db.deleteFrom("users").where("id", "=", user.id).execute();
  for (const table of ["interviews", "interview_messages", "interview_results", "interview_feedback"] as const) {
    expect(await database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
});
