import { afterEach, beforeEach, expect, vi } from "vitest";
import { z } from "zod";
import { defineJob, type JobContext, type JobDefinition } from "#app/jobs/define-job.ts";
import { enqueue, notifyQueued } from "#app/jobs/queue.server.ts";
import { startWorker, type Worker } from "#app/jobs/worker.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Job } from "#db/schema.ts";
import { makeTestDatabase, type TestDatabase } from "./database.ts";
import { HandClock } from "./mail-settings.ts";

export let database: TestDatabase;
export let clock: HandClock;
let workers: Worker[];

/** Gives each test of the file that calls it a database, a clock and workers of its own. */
export function setUpJobs(): void {
  beforeEach(() => {
    database = makeTestDatabase();
    clock = new HandClock();
    workers = [];
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await Promise.all(workers.map((worker) => worker.stop(0)));
    await database.dispose();
  });
}

/**
 * A job of the kind "held", whose runs wait to be ended by the test.
 * @returns its runs in their order, and what was done at their ends
 */
export function heldJob(overrides: Partial<JobDefinition<object>> = {}) {
  const runs: { context: JobContext; end(): void; fail(error: Error): void }[] = [];
  const ended: string[] = [];
  const definition = defineJob<object>({
    kind: "held",
    payload: z.object({}),
    maxAttempts: 2,
    concurrency: 2,
    maxLive: 9,
    maxLivePerUser: 9,
    busy: "b",
    busyForUser: "b",
    run: (_payload, context) =>
      new Promise((resolve, reject) => {
        context.signal.addEventListener("abort", () => reject(context.signal.reason));
        runs.push({ context, end: () => resolve(async () => void ended.push("written")), fail: reject });
      }),
    onFailure: () => async () => void ended.push("failure written"),
    afterEnd: async (_payload, outcome) => void ended.push(`after ${outcome}`),
    ...overrides,
  });
  return { runs, ended, definition };
}

export async function add(definition: JobDefinition<object>): Promise<number> {
  const id = await database.db.transaction().execute((trx) => enqueue(trx, definition, {}, { userId: null, clock }));
  notifyQueued();
  return id;
}

export function start(definition: JobDefinition<object>): Worker {
  const worker = startWorker(database.db, definition, clock);
  workers.push(worker);
  return worker;
}

/** All that was asked of the database before is written: reading alone does not wait for it. */
export const written = () =>
  database.db.transaction().execute((trx) => trx.deleteFrom("jobs").where("id", "=", 0).execute());
export const rowOf = (id: number): Promise<Job> =>
  database.db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
/** Ids of the jobs that run. */
export const running = async (): Promise<number[]> =>
  (await database.db.selectFrom("jobs").select("id").where("status", "=", "running").execute()).map(({ id }) => id);
export const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
/** Every look moves a replaced clock on by 5 ms: no proof of what happens without its time. */
export const until = (what: () => unknown, value: unknown) =>
  expect.poll(what, { timeout: 20_000, interval: 5 }).toEqual(value);
/** What the operator is told from now on. */
export const told = (level: "warn" | "error") => vi.spyOn(log, level).mockReturnValue(undefined);
