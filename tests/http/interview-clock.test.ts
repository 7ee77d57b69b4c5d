import { afterEach, describe, expect, test, vi } from "vitest";
import type { OpenInterview } from "#app/features/interview/api-schemas.server.ts";
import { findOpenInterview, findResult, listInterviews, newestResult } from "#app/features/interview/queries.server.ts";
import { closeExpiredInterviews } from "#app/features/interview/save-interview.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { reduce } from "../support/hunter-machine.ts";
import { body } from "../support/interview-client.ts";
import { database, stranger, student, told, user } from "../support/interview-student.ts";

afterEach(() => void vi.useRealTimers());

const open = async (hunterId = "natalia") => body<OpenInterview>(await student.resume(hunterId));

/** Sets the date of the machine; timers are left alone. */
function at(time: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
}

describe("GET /api/interview/resume", () => {
  test("has nothing to offer before a start, to another student, and after the end", async () => {
    expect((await student.resume("natalia")).status).toBe(204);
    const { interviewId } = await student.started();
    expect((await (await stranger()).resume("natalia")).status).toBe(204);
    expect((await student.resume("cristian")).status).toBe(204);
    await student.finish({ interviewId, reason: "time", remaining: 0 });
    expect((await student.resume("natalia")).status).toBe(204);
  });

  test("finds the same question, messages and clock after a restart", async () => {
    const { interviewId } = await student.started();
    await student.answered("natalia-1", told(0), { interviewId, remaining: 1750.5 });
    await student.answered("natalia-2", "no sé", { interviewId, remaining: 1700 });
    await student.heartbeat({ interviewId, remaining: 1688 });
    const before = await open();
    expect(before).toMatchObject({ questionIndex: 1, suggestionsGiven: 1, questionsAnswered: 1, remaining: 1688 });
    expect(before.messages.map(({ role, responseTime, isOffTopic }) => [role, responseTime, isOffTopic])).toEqual([
      ["assistant", null, null],
      ["user", null, null],
      ["assistant", null, null],
      ["user", 50, false],
      ["assistant", null, null],
      ["user", 51, true],
      ["suggestion", null, null],
    ]);
    // Another process: nothing of what this one keeps in memory.
    const again = openDatabase(database.file);
    const after = await findOpenInterview(again.db, user.id, "natalia");
    await again.close();
    expect(after).toEqual(before);
  });

  test("the time away does not run, and the machine goes on from what was saved", async () => {
    at("2026-11-20T12:00:00Z");
    const { interviewId } = await student.started();
    await student.answered("natalia-1", told(0), { interviewId, remaining: 1500 });
    at("2026-11-20T12:20:00Z");
    const { state, remaining } = await open();
    expect(remaining).toBe(1500);
    const resumed = reduce(state, { type: "resume", at: Date.now() });
    expect(reduce(resumed.state, { type: "tick", at: Date.now() + 1000 }).state.timeRemaining).toBe(1499);
    const reply = await student.answered("natalia-2", told(1), { interviewId, remaining: 1490 });
    expect(reply).toMatchObject({ ended: false, remaining: 1490 });
  });

  test("an interview of which nothing is heard for its whole length ends by its clock", async () => {
    at("2026-11-20T12:00:00Z");
    const { interviewId } = await student.started();
    await student.started("mia");
    await student.answered("natalia-1", told(0), { interviewId });
    at("2026-11-20T12:29:59Z");
    expect((await student.resume("natalia")).status).toBe(200);
    at("2026-11-20T12:30:02Z");
    expect((await student.resume("natalia")).status).toBe(204);
    expect(await listInterviews(database.db, user.id)).toMatchObject([{ id: interviewId, status: "time" }]);
    const rows = await database.db.selectFrom("interviews").select(["hunter_id", "status"]).orderBy("id").execute();
    expect(rows).toEqual([
      { hunter_id: "natalia", status: "time" },
      { hunter_id: "mia", status: "abandoned" },
    ]);
    expect(await newestResult(database.db, user.id)).toMatchObject({ id: interviewId, report: { ending: "time" } });
  });
});

describe("the clock", () => {
  test("only falls, also by heartbeats of two tabs, and answers keep it", async () => {
    const { interviewId } = await student.started();
    const beat = async (remaining: number) => body(await student.heartbeat({ interviewId, remaining }));
    expect(await beat(1700)).toEqual({ remaining: 1700, ended: false });
    expect(await beat(1750)).toEqual({ remaining: 1700, ended: false });
    expect(await beat(1690)).toEqual({ remaining: 1690, ended: false });
    expect((await open()).remaining).toBe(1690);
    const reply = await student.answered("natalia-1", told(0), { interviewId, remaining: 1760 });
    expect(reply.remaining).toBe(1690);
    expect(await beat(-5)).toEqual({ remaining: 0, ended: false });
  });

  test("is written together with those of everybody else, and read at once", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const one = await student.started();
    const two = await student.started("mia");
    const saved = async () =>
      (await database.db.selectFrom("interviews").select("remaining").orderBy("id").execute()).map(
        (row) => row.remaining,
      );
    const beats = [
      student.heartbeat({ interviewId: one.interviewId, remaining: 1790 }),
      student.heartbeat({ interviewId: one.interviewId, remaining: 1789 }),
      student.heartbeat({ interviewId: two.interviewId, remaining: 1788 }),
    ];
    const known = async () => [(await open()).remaining, (await open("mia")).remaining];
    for (let looks = 0; looks < 100 && !(await known()).includes(1788); looks += 1);
    expect(await known()).toEqual([1789, 1788]);
    expect(await saved()).toEqual([1800, 1800]);
    vi.advanceTimersByTime(250);
    await Promise.all(beats);
    expect(await saved()).toEqual([1789, 1788]);
  });

  test(
    "of a client that tells no time is the server's own; what " + "comes after it belongs to another interview",
    async () => {
      at("2026-11-20T12:00:00Z");
      const first = await student.answered("natalia-1", told(0));
      at("2026-11-20T12:10:00Z");
      const second = await student.answered("natalia-2", told(1));
      expect(second).toMatchObject({ interviewId: first.interviewId, remaining: 1200 });
      at("2026-11-20T12:30:01Z");
      const third = await student.answered("natalia-3", told(2));
      expect(third.interviewId).not.toBe(first.interviewId);
      expect(await listInterviews(database.db, user.id)).toMatchObject([
        { status: "open", answered: 1 },
        { status: "time", answered: 2 },
      ]);
    },
  );

  test("of a client without ids does not bring back an interview of yesterday", async () => {
    at("2026-11-20T12:00:00Z");
    const first = await student.answered("natalia-1", told(0), { responseSeconds: 30 });
    at("2026-11-21T12:00:00Z");
    const next = await student.answered("natalia-2", told(1), { responseSeconds: 30 });
    expect(next.interviewId).not.toBe(first.interviewId);
    expect(next).toMatchObject({ ended: false, remaining: 1770 });
  });

  test("at its last moment still takes the answer that was sent", async () => {
    const { interviewId } = await student.started();
    const reply = await student.answered("natalia-1", told(0), { interviewId, remaining: 0 });
    expect(reply).toMatchObject({ isRelevant: true, questionIndex: 1, ended: false });
    expect(reply.remaining).toBeLessThan(0.01);
  });

  test("of another's interview is out of reach", async () => {
    const { interviewId } = await student.started();
    const other = await stranger();
    expect((await other.heartbeat({ interviewId, remaining: 1 })).status).toBe(404);
    expect((await other.finish({ interviewId, reason: "abandoned" })).status).toBe(404);
    expect((await student.heartbeat({ interviewId, remaining: "1" })).status).toBe(400);
    expect((await student.heartbeat({ interviewId, remaining: null })).status).toBe(400);
    expect(await findResult(database.db, user.id, interviewId)).toBeNull();
    expect(await open()).toMatchObject({ remaining: 1800 });
  });
});

describe("interviews that nobody came back to", () => {
  test(
    "are closed by the timer: with answers by their clock, without " + "one as left, and living ones not at all",
    async () => {
      at("2026-11-20T12:00:00Z");
      const left = await student.started();
      const answered = await student.answered("mia-1", told(0), { responseSeconds: 10 });
      at("2026-11-20T12:20:00Z");
      const alive = await (await stranger()).started("cristian");
      const at31 = { now: () => new Date("2026-11-20T12:31:00Z") };
      expect(await closeExpiredInterviews(database.db, at31)).toBe(2);
      expect(await closeExpiredInterviews(database.db, at31)).toBe(0);
      const rows = await database.db.selectFrom("interviews").select(["id", "status", "ended_at"]).execute();
      expect(rows).toEqual([
        { id: left.interviewId, status: "abandoned", ended_at: "2026-11-20T12:31:00.000Z" },
        { id: answered.interviewId, status: "time", ended_at: "2026-11-20T12:31:00.000Z" },
        { id: alive.interviewId, status: "open", ended_at: null },
      ]);
      expect(await findResult(database.db, user.id, answered.interviewId)).toMatchObject({ status: "time" });
    },
  );
});
