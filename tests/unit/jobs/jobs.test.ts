import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { defineJob, type JobDefinition } from "#app/jobs/define-job.ts";
import { claim, enqueue, finish, JOB_LEASE, jobEvents, jobsAhead, notifyQueued } from "#app/jobs/queue.server.ts";
import { waitForJob } from "#app/jobs/wait.server.ts";
import { startWorker, type Worker } from "#app/jobs/worker.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { openDatabase } from "#db/open.server.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";

type Payload = { mark: string };

let database: TestDatabase;
let workers: Worker[];

beforeEach(() => {
  database = makeTestDatabase();
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop(0)));
  await database.dispose();
});

/** A job that writes its mark as an activity's action when it ends, in the transaction that ends it. */
function markJob(userId: number, overrides: Partial<JobDefinition<Payload>> = {}): JobDefinition<Payload> {
  const mark = (action: string) => async (trx: TestDatabase["db"]) => {
    await trx
      .insertInto("activities")
      .values({ user_id: userId, action, details: "{}", created_at: "2026-01-01T00:00:00.000Z" })
      .execute();
  };
  return defineJob<Payload>({
    kind: "mark",
    payload: z.object({ mark: z.string() }),
    maxAttempts: 2,
    concurrency: 1,
    maxLive: 3,
    maxLivePerUser: 2,
    busy: "La fila está llena.",
    busyForUser: "Ya tienes trabajos en curso.",
    run: async (payload) => mark(payload.mark),
    onFailure: (payload) => mark(`${payload.mark} failed`),
    ...overrides,
  });
}

async function marks(): Promise<string[]> {
  const rows = await database.db.selectFrom("activities").select("action").orderBy("id").execute();
  return rows.map((row) => row.action);
}

async function add(definition: JobDefinition<Payload>, mark: string, userId: number | null): Promise<number> {
  const id = await database.db.transaction().execute((trx) => enqueue(trx, definition, { mark }, { userId }));
  notifyQueued();
  return id;
}

describe("the job queue", () => {
  test("runs jobs in order and records their end with their writes", async () => {
    const user = await makeUser(database.db);
    const job = markJob(user.id);
    const first = await add(job, "one", null);
    const second = await add(job, "two", null);
    expect(await jobsAhead(database.db, second)).toBe(1);
    workers.push(startWorker(database.db, job));
    const signal = AbortSignal.timeout(10_000);
    expect(await waitForJob(database.db, first, signal)).toBe("done");
    expect(await waitForJob(database.db, second, signal)).toBe("done");
    expect(await marks()).toEqual(["one", "two"]);
  });

  test(
    "refuses over its limits: the user's with 429, the queue's " + "with 503, both with a time to come back",
    async () => {
      const [a, b] = [await makeUser(database.db), await makeUser(database.db)];
      const job = markJob(a.id);
      await add(job, "1", a.id);
      await add(job, "2", a.id);
      await expect(add(job, "3", a.id)).rejects.toMatchObject({ status: 429, message: "Ya tienes trabajos en curso." });
      await add(job, "3", b.id);
      const full = add(job, "4", b.id);
      await expect(full).rejects.toMatchObject({ status: 503, retryAfter: expect.any(Number) });
    },
  );

  test("gives a job to exactly one of two claimers", async () => {
    const user = await makeUser(database.db);
    await add(markJob(user.id), "one", null);
    const other = openDatabase(database.file);
    const now = new Date();
    const claims = await Promise.all([claim(database.db, "mark", "a", now), claim(other.db, "mark", "b", now)]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    await other.close();
  });

  test("takes over a job whose process died, and the dead one can no longer end it", async () => {
    const user = await makeUser(database.db);
    const id = await add(markJob(user.id), "one", null);
    const now = new Date();
    await claim(database.db, "mark", "dead", now);
    expect(await claim(database.db, "mark", "alive", now)).toBeUndefined();
    const later = new Date(now.getTime() + (JOB_LEASE.seconds + 1) * 1000);
    expect(await claim(database.db, "mark", "alive", later)).toMatchObject({ id, attempts: 2 });
    expect(await finish(database.db, id, "dead", { status: "done" }, later)).toBe(false);
    expect(await finish(database.db, id, "alive", { status: "done" }, later)).toBe(true);
  });

  test("fails a job that used up its attempts with its process, without running it again", async () => {
    const user = await makeUser(database.db);
    let runs = 0;
    const job = markJob(user.id, {
      run: async () => {
        runs += 1;
        return async () => undefined;
      },
    });
    const id = await add(job, "poison", null);
    const longAgo = new Date(Date.now() - 10 * JOB_LEASE.seconds * 1000);
    await database.db.updateTable("jobs").set({ run_after: longAgo.toISOString() }).execute();
    await claim(database.db, "mark", "dead 1", longAgo);
    await claim(database.db, "mark", "dead 2", new Date(longAgo.getTime() + 2 * JOB_LEASE.seconds * 1000));
    workers.push(startWorker(database.db, job));
    expect(await waitForJob(database.db, id, AbortSignal.timeout(10_000))).toBe("failed");
    expect(runs).toBe(0);
    expect(await marks()).toEqual(["poison failed"]);
  });

  test("does not try again what a person must mend", async () => {
    const user = await makeUser(database.db);
    let runs = 0;
    const job = markJob(user.id, {
      run: async () => {
        runs += 1;
        throw new AppError("unprocessable", "El archivo tiene clave.", { reason: "password_protected" });
      },
    });
    const id = await add(job, "locked", null);
    workers.push(startWorker(database.db, job));
    expect(await waitForJob(database.db, id, AbortSignal.timeout(10_000))).toBe("failed");
    expect(runs).toBe(1);
    expect(await database.db.selectFrom("jobs").select("last_error").executeTakeFirst()).toEqual({
      last_error: "password_protected",
    });
  });

  test("puts a running job back when the worker stops", async () => {
    const user = await makeUser(database.db);
    let started: () => void = () => undefined;
    const running = new Promise<void>((resolve) => (started = resolve));
    const job = markJob(user.id, {
      run: async (_payload, { signal }) => {
        started();
        await once(signal, "abort");
        throw signal.reason;
      },
    });
    await add(job, "long", null);
    const worker = startWorker(database.db, job);
    await running;
    await worker.stop(0);
    expect(await database.db.selectFrom("jobs").select(["status", "lease_owner"]).executeTakeFirst()).toEqual({
      status: "queued",
      lease_owner: null,
    });
    expect(await marks()).toEqual([]);
  });

  test("stops waiting when the client leaves; the job goes on", async () => {
    const user = await makeUser(database.db);
    const job = markJob(user.id);
    const id = await add(job, "one", null);
    const client = new AbortController();
    const waiting = waitForJob(database.db, id, client.signal);
    client.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    const finished = once(jobEvents, "finished");
    workers.push(startWorker(database.db, job));
    await finished;
    expect(await marks()).toEqual(["one"]);
  });
});
