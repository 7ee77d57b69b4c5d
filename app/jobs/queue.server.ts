import { EventEmitter } from "node:events";
import { sql } from "kysely";
import { isNotBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { Job } from "#db/schema.ts";
import type { JobDefinition } from "./define-job.ts";
import { claimNext, endLease, type LeaseRules } from "./lease.server.ts";

/** A claimed job belongs to its worker for 20 seconds; the lease is renewed while it runs. */
export const JOB_LEASE = {
  table: "jobs",
  held: "running",
  due: "run_after",
  seconds: 20,
  noun: "job",
} satisfies LeaseRules<"jobs">;
/** Retry-After of a refusal. */
const RETRY_AFTER_SECONDS = 15;

/**
 * "queued" wakes the worker, "finished" wakes callers waiting for a job, "requeued" makes workers look whether the jobs
 * that they run are still theirs. Only within this process: the database is the
 * source of truth.
 */
export const jobEvents = new EventEmitter<{ queued: []; finished: [number]; requeued: [] }>().setMaxListeners(0);

/**
 * Adds a job. Call inside the transaction that writes what the job is about, and notifyQueued() after it.
 * @throws AppError 503 when the queue is full, 429 when the user has too many live jobs.
 * @returns id of the job.
 */
export async function enqueue<P>(
  trx: Db,
  definition: JobDefinition<P>,
  payload: P,
  options: { userId: number | null; clock?: Clock },
): Promise<number> {
  const live = await trx
    .selectFrom("jobs")
    .select((eb) => [
      eb.fn.countAll<number>().as("all"),
      sql<number>`coalesce(sum(user_id = ${options.userId}), 0)`.as("own"),
    ])
    .where("kind", "=", definition.kind)
    .where("status", "in", ["queued", "running"])
    .executeTakeFirstOrThrow();
  if (live.own >= definition.maxLivePerUser) {
    throw new AppError("too_many", definition.busyForUser, { retryAfter: RETRY_AFTER_SECONDS, reason: "busy_user" });
  }
  if (live.all >= definition.maxLive) {
    throw new AppError("unavailable", definition.busy, { retryAfter: RETRY_AFTER_SECONDS, reason: "busy" });
  }
  const now = (options.clock ?? systemClock).now().toISOString();
  const row = await trx
    .insertInto("jobs")
    .values({
      kind: definition.kind,
      user_id: options.userId,
      payload: JSON.stringify(definition.payload.parse(payload)),
      status: "queued",
      max_attempts: definition.maxAttempts,
      attempts: 0,
      run_after: now,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export function notifyQueued(): void {
  jobEvents.emit("queued");
}

/**
 * Claims the oldest job of a kind that may run. A running job whose lease has passed belongs to a process that died; it
 * is taken over.
 */
export function claim(db: Db, kind: string, owner: string, now: Date): Promise<Job | undefined> {
  return claimNext(db, JOB_LEASE, {
    owner,
    now,
    choose: (jobs) =>
      jobs.where("candidate.kind", "=", kind).where(isNotBlocked("candidate.user_id")).orderBy("candidate.id"),
  });
}

/** `error` is a short machine-readable cause, never a personal text. */
export type JobOutcome = { status: "done" } | { status: "failed"; error: string };

/**
 * Ends a job within a transaction.
 * @returns false when the lease was lost meanwhile: then nothing of this run may be written.
 */
export function finish(trx: Db, id: number, owner: string, outcome: JobOutcome, now: Date): Promise<boolean> {
  return endLease(
    trx,
    JOB_LEASE,
    { id, owner },
    {
      status: outcome.status,
      finished_at: now.toISOString(),
      last_error: outcome.status === "failed" ? outcome.error : null,
    },
  );
}

/** Requeues a job for a retry after `delaySeconds`; does nothing if the lease was lost meanwhile. */
export async function release(
  db: Db,
  id: number,
  owner: string,
  error: string,
  now: Date,
  delaySeconds: number,
): Promise<void> {
  const runAfter = new Date(now.getTime() + delaySeconds * 1000).toISOString();
  await endLease(db, JOB_LEASE, { id, owner }, { status: "queued", last_error: error, run_after: runAfter });
}

/** Jobs of the same kind that come before this one and are not finished. */
export async function jobsAhead(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom("jobs as mine")
    .innerJoin("jobs as other", (join) => join.onRef("other.kind", "=", "mine.kind").onRef("other.id", "<", "mine.id"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("mine.id", "=", id)
    .where("other.status", "in", ["queued", "running"])
    .executeTakeFirstOrThrow();
  return row.count;
}
