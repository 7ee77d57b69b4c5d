import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { defineJob } from "#app/jobs/define-job.ts";
import { renewLease } from "#app/jobs/lease.server.ts";
import { claim, enqueue, finish, JOB_LEASE, jobsAhead, release } from "#app/jobs/queue.server.ts";
import type { Job } from "#db/schema.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";

const START = Date.parse("2026-11-20T12:00:00.000Z");
/** The moment so many seconds after the start. */
const moment = (seconds: number) => new Date(START + seconds * 1000);

let database: TestDatabase;
beforeEach(() => {
  database = makeTestDatabase();
});
afterEach(() => database.dispose());

const definition = (kind: string) =>
  defineJob<{ mark: string }>({
    kind,
    payload: z.object({ mark: z.string() }),
    maxAttempts: 3,
    concurrency: 1,
    maxLive: 4,
    maxLivePerUser: 2,
    busy: "La fila está llena.",
    busyForUser: "Ya tienes trabajos en curso.",
    run: async () => async () => undefined,
    onFailure: () => async () => undefined,
  });

/** Queues a job at a moment. @returns its id. */
const add = (kind = "mark", seconds = 0, userId: number | null = null) =>
  database.db
    .transaction()
    .execute((trx) => enqueue(trx, definition(kind), { mark: "m" }, { userId, clock: { now: () => moment(seconds) } }));
const rowOf = (id: number): Promise<Job> =>
  database.db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const renew = (id: number, owner: string, seconds: number) =>
  renewLease(database.db, JOB_LEASE, { id, owner }, moment(seconds));
const claimAt = (seconds: number, owner = "a", kind = "mark") => claim(database.db, kind, owner, moment(seconds));

describe("a job that waits", () => {
  test("says of what kind it is, whose, since when, and how often it may be tried", async () => {
    const user = await makeUser(database.db);
    expect(await rowOf(await add("mark", 5, user.id))).toMatchObject({
      kind: "mark",
      user_id: user.id,
      payload: '{"mark":"m"}',
      status: "queued",
      max_attempts: 3,
      attempts: 0,
      run_after: moment(5).toISOString(),
      created_at: moment(5).toISOString(),
      lease_owner: null,
    });
  });

  test("counts against the limits of its kind and of its owner while it is alive, and only there", async () => {
    const [ana, luis] = [await makeUser(database.db), await makeUser(database.db)];
    await add("other", 0, ana.id);
    const first = await add("mark", 0, ana.id);
    await add("mark", 0, ana.id);
    await expect(add("mark", 0, ana.id)).rejects.toMatchObject({ status: 429, retryAfter: 15, reason: "busy_user" });
    await claimAt(0);
    await expect(add("mark", 0, ana.id)).rejects.toMatchObject({ status: 429 });
    await finish(database.db, first, "a", { status: "done" }, moment(1));
    await add("mark", 0, ana.id);
    await add("mark", 0, luis.id);
    await add("mark", 0, null);
    await expect(add("mark", 0, luis.id)).rejects.toMatchObject({ status: 503, retryAfter: 15, reason: "busy" });
    await add("other", 0, luis.id);
  });

  test("knows how many of its kind come before it", async () => {
    const [first, , second, third] = [await add(), await add("other"), await add(), await add()];
    const ahead = () => Promise.all([first, second, third].map((id) => jobsAhead(database.db, id)));
    expect(await ahead()).toEqual([0, 1, 2]);
    await claimAt(0);
    expect(await ahead()).toEqual([0, 1, 2]);
    await finish(database.db, first, "a", { status: "failed", error: "e" }, moment(1));
    expect(await ahead()).toEqual([0, 0, 1]);
  });
});

describe("a claimed job", () => {
  test("is the oldest of its kind that may run now", async () => {
    const [late, first, second] = [await add("mark", 10), await add("mark", 1), await add("mark", 0)];
    const other = await add("other", 0);
    expect((await claimAt(1))?.id).toBe(first);
    expect((await claimAt(1))?.id).toBe(second);
    expect(await claimAt(9)).toBeUndefined();
    expect((await claimAt(10))?.id).toBe(late);
    expect((await claimAt(10, "a", "other"))?.id).toBe(other);
  });

  test("belongs to its worker for twenty seconds", async () => {
    const id = await add();
    expect(await claimAt(0, "a")).toMatchObject({
      id,
      status: "running",
      lease_owner: "a",
      lease_until: moment(20).toISOString(),
      attempts: 1,
    });
    expect(JOB_LEASE.seconds).toBe(20);
    expect(await claimAt(19.999, "b")).toBeUndefined();
    expect(await claimAt(20, "b")).toMatchObject({ id, lease_owner: "b", attempts: 2 });
  });

  test("is renewed by its worker only", async () => {
    const [id, other] = [await add(), await add()];
    await claimAt(0, "a");
    await claimAt(0, "a");
    expect(await renew(id, "b", 10)).toBe(false);
    expect(await rowOf(id)).toMatchObject({ lease_owner: "a", lease_until: moment(20).toISOString() });
    expect(await renew(id, "a", 10)).toBe(true);
    expect(await rowOf(id)).toMatchObject({ lease_owner: "a", lease_until: moment(30).toISOString() });
    expect(await rowOf(other)).toMatchObject({ lease_until: moment(20).toISOString() });
  });

  test("is not renewed by the worker that lost it, nor after its end", async () => {
    const id = await add();
    await claimAt(0, "a");
    await claimAt(20, "b");
    expect(await renew(id, "a", 21)).toBe(false);
    expect((await rowOf(id)).lease_until).toBe(moment(40).toISOString());
    await finish(database.db, id, "b", { status: "done" }, moment(22));
    expect(await renew(id, "b", 23)).toBe(false);
    expect((await rowOf(id)).lease_until).toBeNull();
  });

  test("is not renewed where the row still names the owner but no longer runs", async () => {
    const id = await add();
    await claimAt(0, "a");
    await database.db.updateTable("jobs").set({ status: "queued" }).execute();
    expect(await renew(id, "a", 1)).toBe(false);
    expect(await finish(database.db, id, "a", { status: "done" }, moment(1))).toBe(false);
  });

  test("is ended by its worker only, once, and keeps its end", async () => {
    const [done, failed] = [await add(), await add()];
    await claimAt(0, "a");
    await claimAt(0, "a");
    expect(await finish(database.db, done, "b", { status: "done" }, moment(1))).toBe(false);
    expect((await rowOf(done)).status).toBe("running");
    expect(await finish(database.db, done, "a", { status: "done" }, moment(1))).toBe(true);
    expect(await finish(database.db, done, "a", { status: "failed", error: "late" }, moment(2))).toBe(false);
    expect(await finish(database.db, failed, "a", { status: "failed", error: "timeout" }, moment(3))).toBe(true);
    const end = { lease_owner: null, lease_until: null };
    expect(await rowOf(done)).toMatchObject({
      ...end,
      status: "done",
      finished_at: moment(1).toISOString(),
      last_error: null,
    });
    expect(await rowOf(failed)).toMatchObject({
      ...end,
      status: "failed",
      finished_at: moment(3).toISOString(),
      last_error: "timeout",
    });
    expect(await claimAt(1000)).toBeUndefined();
  });

  test("is put back by its worker only, for later", async () => {
    const [id, other] = [await add(), await add()];
    await claimAt(0, "a");
    await claimAt(0, "a");
    await release(database.db, id, "b", "not mine", moment(1), 5);
    expect(await rowOf(id)).toMatchObject({ status: "running", lease_owner: "a", last_error: null });
    await release(database.db, id, "a", "Error", moment(1), 5);
    expect(await rowOf(id)).toMatchObject({
      status: "queued",
      lease_owner: null,
      lease_until: null,
      last_error: "Error",
      run_after: moment(6).toISOString(),
    });
    expect(await rowOf(other)).toMatchObject({ status: "running", lease_owner: "a" });
    expect(await claimAt(5.999, "b")).toBeUndefined();
    expect(await claimAt(6, "b")).toMatchObject({ id, attempts: 2 });
  });
});
