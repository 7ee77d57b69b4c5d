import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { AttemptReply } from "#app/features/practice/api-schemas.server.ts";
import { keepAttempt } from "#app/features/practice/attempts.server.ts";
import { purgeByAge } from "#app/features/privacy/purge.server.ts";
import { isoNow } from "#app/platform/clock.ts";
import { PURGED_TEXT } from "#app/platform/purged-text.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { action } from "#app/routes/api.practice.attempts.ts";
import { loadPractice } from "#app/routes/practice.$question/load-practice.server.ts";
import { callRoute } from "../support/http.ts";
import { body } from "../support/interview-client.ts";
import { database, stranger, student, told, user } from "../support/interview-student.ts";

const DISCLOSED = "Igual hace semanas que lloro todas las noches, no duermo y pienso en matarme.";
const FIRST = "En la cafetería donde trabajaba los pedidos se confundían. Hice unas fichas con los números de mesa.";
const SECOND = `${FIRST} Los reclamos bajaron de 15 a 4 por semana y la dueña las puso en sus otros dos locales.`;

const send = (json: object, who = student) => callRoute(action, { json, cookie: who.cookie });
const rows = () => database.db.selectFrom("practice_attempts").selectAll().orderBy("id").execute();
const shown = (question = "natalia-9", interview: string | null = null) =>
  loadPractice({ id: user.id, name: user.name, role: user.role }, question, interview);

const blocked = () =>
  database.db.updateTable("users").set({ blocked_at: "2026-11-26T12:00:00.000Z" }).where("id", "=", user.id).execute();

describe("POST /api/practice/attempts", () => {
  test("keeps tries, and the screen shows the last one and what it gained", async () => {
    expect((await shown()).view).toEqual({ last: null, before: null });
    expect(await body<AttemptReply>(await send({ questionId: "natalia-9", answer: FIRST }))).toEqual({
      attemptId: expect.any(Number),
    });
    await body(await send({ questionId: "natalia-9", answer: SECOND }));
    expect(await rows()).toMatchObject([{ user_id: user.id, hunter_id: "natalia", answer: FIRST }, { answer: SECOND }]);
    const { view } = await shown();
    expect(view.last?.attempt.answer).toBe(SECOND);
    expect(view.last?.map?.segments.map(({ text }) => text).join("")).toBe(SECOND);
    expect(view.before?.attempt.answer).toBe(FIRST);
    expect(view.before?.gains.map(({ part }) => part)).toEqual(["result", "figure"]);
    expect((await shown("natalia-3")).view.last).toBeNull();
  });

  test("takes a question of an own interview, and of nobody else's", async () => {
    const { interviewId, questions } = await student.started();
    const questionId = questions[0]?.id ?? "";
    await body(await send({ questionId, interviewId, answer: told(0) }));
    expect((await shown(questionId, String(interviewId))).view.last?.attempt.answer).toBe(told(0));
    const other = await stranger();
    expect((await send({ questionId, interviewId, answer: told(0) }, other)).status).toBe(404);
    expect((await send({ questionId: "cv-2", answer: told(0) })).status).toBe(404);
    expect((await shown(questionId, "x")).asked).toBeNull();
    expect(await rows()).toHaveLength(1);
  });

  test("keeps nothing of a text that discloses distress, and says where help is", async () => {
    const reply = await body<AttemptReply>(await send({ questionId: "natalia-9", answer: DISCLOSED }));
    expect(reply).toMatchObject({ attemptId: null, care: { emergency: "131 ambulancia, 133 Carabineros" } });
    expect(await rows()).toEqual([]);
  });

  test("refuses a text that is too long, an empty one, and more than ten tries in a minute", async () => {
    expect((await send({ questionId: "natalia-9", answer: "a".repeat(5001) })).status).toBe(400);
    expect((await send({ questionId: "natalia-9", answer: " " })).status).toBe(400);
    for (let sent = 0; sent < 10; sent += 1) await body(await send({ questionId: "natalia-9", answer: FIRST }));
    const refused = await send({ questionId: "natalia-9", answer: FIRST });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ reason: "too_many_tries" });
  });

  test("refuses more than two hundred tries in a day, and says when the next one is taken", async () => {
    const at = (minute: number) => ({ now: () => new Date(Date.UTC(2026, 10, 26, 0, minute)) });
    await keepAttempt(database.db, user.id, { questionId: "natalia-9", answer: FIRST }, at(0));
    const others = (await rows()).flatMap(({ id, ...kept }) =>
      Array.from({ length: 199 }, (_, minute) => ({ ...kept, created_at: isoNow(at(minute + 1)) })),
    );
    await database.db.insertInto("practice_attempts").values(others).execute();
    const more = keepAttempt(database.db, user.id, { questionId: "natalia-9", answer: FIRST }, at(200));
    await expect(more).rejects.toMatchObject({ code: "too_many", retryAfter: (24 * 60 - 200) * 60 });
  });

  test("a blocked person's try is refused, and none is judged", async () => {
    await body(await send({ questionId: "natalia-9", answer: FIRST }));
    await blocked();
    expect(await (await send({ questionId: "natalia-9", answer: SECOND })).json()).toMatchObject({ reason: "blocked" });
    expect(await shown()).toMatchObject({ isBlocked: true, view: { last: null, before: null } });
    expect(await rows()).toHaveLength(1);
  });

  test("a block that comes after the call began refuses it too", async () => {
    await blocked();
    const late = keepAttempt(database.db, user.id, { questionId: "natalia-9", answer: FIRST });
    await expect(late).rejects.toMatchObject({ reason: "blocked" });
    expect(await rows()).toEqual([]);
  });

  test.each([
    ["Nada que decir.", "no_answer"],
    ["Vete a la mierda", "no_answer"],
    ["chúpalo", "no_answer"],
    ["los voy a matar a todos mañana en la universidad", "no_answer"],
    ["Mi compañera era una tonta y la hice llorar delante de todos para que aprendiera", "may_be_read_as"],
  ])("says a plain sentence in place of parts: %s", async (answer, heard) => {
    await body(await send({ questionId: "natalia-9", answer: FIRST }));
    await body(await send({ questionId: "natalia-9", answer }));
    expect((await shown()).view).toMatchObject({ last: { heard, map: null, version: [] }, before: null });
  });

  test("calls nothing missing in a sad story", async () => {
    const answer =
      "Cuando murió mi papá me hice cargo del almacén de la familia, ordené las deudas y los atrasos bajaron harto.";
    await body(await send({ questionId: "natalia-9", answer }));
    const { last } = (await shown()).view;
    expect(last?.heard).toBe("sad");
    expect(last?.map?.parts.map(({ state }) => state)).not.toContain("absent");
    expect(last?.version.flatMap(({ pieces }) => pieces).filter((piece) => "gap" in piece)).toEqual([]);
  });

  test("says that a question whose text was deleted is no longer kept", async () => {
    const { interviewId, questions } = await student.started();
    const [first] = questions;
    const text = JSON.stringify(first?.question ?? "");
    await database.db
      .updateTable("interviews")
      .set(({ fn, ref }) => ({
        questions: fn<string>("replace", [ref("questions"), sql.lit(text), sql.lit(JSON.stringify(PURGED_TEXT))]),
      }))
      .where("id", "=", interviewId)
      .execute();
    expect(await shown(first?.id, String(interviewId))).toMatchObject({ asked: null, missing: "gone" });
    const refused = await send({ questionId: first?.id ?? "", interviewId, answer: FIRST });
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining("se borró por antigüedad") });
  });
});

test("a try goes when answers have reached their age", async () => {
  const long = { now: () => new Date("2024-01-10T12:00:00.000Z") };
  const now = { now: () => new Date("2026-11-26T12:00:00.000Z") };
  await keepAttempt(database.db, user.id, { questionId: "natalia-9", answer: FIRST }, long);
  await keepAttempt(database.db, user.id, { questionId: "natalia-9", answer: SECOND }, now);
  expect(await purgeByAge(database.db, getSettings(), now)).toMatchObject({ tries: 1 });
  expect(await rows()).toMatchObject([{ answer: SECOND }]);
});
