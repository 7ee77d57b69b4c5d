import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { keepAttempt } from "#app/features/practice/attempts.server.ts";
import { loadOverview } from "#app/routes/practice._index/load-overview.server.ts";
import { database, student, told, user } from "../support/interview-student.ts";

/** Prevents: an exercise that no answer of the person's calls for, and evidence that is somebody else's or untrue. */

const LACKS_RESULT =
  "En la cafetería donde trabajaba los pedidos se confundían. Hice unas fichas con los números de mesa.";
const HAS_RESULT = `${LACKS_RESULT} Los reclamos bajaron de 15 a 4 por semana.`;
const at = (iso: string) => ({ now: () => new Date(iso) });
const shown = (iso: string) => loadOverview({ id: user.id, name: user.name, role: user.role }, at(iso));
const tried = (answer: string, iso: string) =>
  keepAttempt(database.db, user.id, { questionId: "natalia-9", answer }, at(iso));

describe("/practice", () => {
  test("has nothing to say without answers", async () => {
    expect(await shown("2026-11-26T15:00:00.000Z")).toMatchObject({ exercise: null, parts: [], questions: [] });
  });

  test("asks for what is missing, quotes the answer, and is done for the day after a try", async () => {
    await tried(LACKS_RESULT, "2026-11-25T15:00:00.000Z");
    const { exercise, parts, isDoneToday } = await shown("2026-11-26T15:00:00.000Z");
    expect(exercise).toMatchObject({
      part: "result",
      isMissing: true,
      quote: "Hice unas fichas con los números de mesa",
      path: "/practice/natalia-9",
      when: "el miércoles 25 de noviembre",
    });
    expect(isDoneToday).toBe(false);
    expect(parts.find(({ part }) => part === "action")).toMatchObject({ strength: "growing", signs: ["found"] });
    await tried(HAS_RESULT, "2026-11-26T16:00:00.000Z");
    const after = await shown("2026-11-26T17:00:00.000Z");
    expect(after).toMatchObject({ isDoneToday: true, exercise: null, nextDay: "el sábado 28 de noviembre" });
    expect(after.parts.find(({ part }) => part === "result")).toMatchObject({
      signs: ["absent", "found"],
      missingIn: null,
    });
    expect(after.questions).toEqual([
      expect.objectContaining({ path: "/practice/natalia-9", when: "hoy", isTry: true }),
    ]);
  });

  test("takes the date where the institution is", async () => {
    await tried(LACKS_RESULT, "2026-11-27T02:30:00.000Z");
    expect((await shown("2026-11-27T02:45:00.000Z")).isDoneToday).toBe(true);
    expect((await shown("2026-11-27T04:00:00.000Z")).isDoneToday).toBe(false);
  });

  test("reads the answers of finished interviews, and each question is practised from its interview", async () => {
    const { interviewId, questions } = await student.started();
    const [first] = questions;
    await student.answered(first?.id ?? "", told(0), { interviewId });
    expect((await shown("2026-11-26T15:00:00.000Z")).questions).toEqual([]);
    await student.finish({ interviewId, reason: "time" });
    const { questions: own } = await shown("2026-11-26T15:00:00.000Z");
    expect(own).toEqual([
      expect.objectContaining({ question: first?.question, path: `/practice/${first?.id}?interviewId=${interviewId}` }),
    ]);
  });

  test("says nothing of what is no answer, and nothing at all while the person is blocked", async () => {
    await tried("Nada que decir.", "2026-11-25T15:00:00.000Z");
    expect(await shown("2026-11-26T15:00:00.000Z")).toMatchObject({ exercise: null, parts: [] });
    await tried(LACKS_RESULT, "2026-11-25T16:00:00.000Z");
    const now = "2026-11-26T15:00:00.000Z";
    await database.db.updateTable("users").set({ blocked_at: now }).where("id", "=", user.id).execute();
    expect(await shown(now)).toMatchObject({ isBlocked: true, exercise: null, parts: [], questions: [] });
  });

  test("reads an answer once, keeps no word of it, and reads anew what was read of other words", async () => {
    const kept = () =>
      database.db.selectFrom("practice_attempts").select("parts_read").where("user_id", "=", user.id).execute();
    const now = "2026-11-26T15:00:00.000Z";
    await tried(LACKS_RESULT, "2026-11-25T15:00:00.000Z");
    expect(await kept()).toEqual([{ parts_read: null }]);
    await shown(now);
    const [{ parts_read = null } = {}] = await kept();
    expect(parts_read).not.toMatch(/cafetería|pedidos|fichas/);
    // What is kept is what is shown: nothing was read again.
    const swapped = parts_read?.replace(/"absent":\["result"[^\]]*\]/, '"absent":["learning"]') ?? null;
    await database.db.updateTable("practice_attempts").set({ parts_read: swapped }).execute();
    expect((await shown(now)).exercise).toMatchObject({ part: "learning" });
    const ofOthers = swapped?.replace(/"key":"[^"]+"/, '"key":"otra"') ?? null;
    await database.db.updateTable("practice_attempts").set({ parts_read: ofOthers }).execute();
    expect((await shown(now)).exercise).toMatchObject({ part: "result" });
    expect(await kept()).toEqual([{ parts_read }]);
  });

  test("a row that cannot be written is read again, and is no reason to show nothing", async () => {
    await tried(LACKS_RESULT, "2026-11-25T15:00:00.000Z");
    const refuse = sql`CREATE TEMP TRIGGER full BEFORE UPDATE ON practice_attempts
      BEGIN SELECT raise(ABORT, 'full'); END`;
    await refuse.execute(database.db);
    expect((await shown("2026-11-26T15:00:00.000Z")).exercise).toMatchObject({ part: "result" });
    await sql`DROP TRIGGER full`.execute(database.db);
  });
});
