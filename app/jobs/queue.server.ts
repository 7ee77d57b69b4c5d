import { EventEmitter } from "node:events";
import { sql } from "kysely";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { Job } from "#db/schema.ts";
import type { JobDefinition } from "./define-job.ts";

/** Seconds a claimed job belongs to its worker; renewed while it runs. */
export const LEASE_SECONDS = 20;
/** What a refused caller is told to wait. */
const RETRY_AFTER_SECONDS = 15;

/** "queued" wakes the worker, "finished" wakes those who wait for a job: same process only, the database is the truth. */
export const jobEvents = new EventEmitter<{ queued: []; finished: [number] }>().setMaxListeners(0);

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
 * Claims the oldest job of a kind that may run: compare-and-swap, so two workers never get the same one.
 * A running job whose lease has passed belongs to a process that died; it is taken over.
 */
export async function claim(db: Db, kind: string, owner: string, now: Date): Promise<Job | undefined> {
  const nowIso = now.toISOString();
  return db
    .updateTable("jobs")
    .set({
      status: "running",
      lease_owner: owner,
      lease_until: leaseEnd(now),
      attempts: sql`attempts + 1`,
    })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("jobs")
        .select("id")
        .where("kind", "=", kind)
        .where((or) =>
          or.or([
            or.and([or("status", "=", "queued"), or("run_after", "<=", nowIso)]),
            or.and([or("status", "=", "running"), or("lease_until", "<=", nowIso)]),
          ]),
        )
        .orderBy("id")
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Whether the job is still this owner's; renews the lease if so. */
export async function renewLease(db: Db, id: number, owner: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable("jobs")
    .set({ lease_until: leaseEnd(now) })
    .where("id", "=", id)
    .where("status", "=", "running")
    .where("lease_owner", "=", owner)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** `error` is a short machine-readable cause, never a personal text. */
export type JobOutcome = { status: "done" } | { status: "failed"; error: string };

/**
 * Ends a job within a transaction.
 * @returns false when the lease was lost meanwhile: then nothing of this run may be written.
 */
export async function finish(trx: Db, id: number, owner: string, outcome: JobOutcome, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable("jobs")
    .set({
      status: outcome.status,
      finished_at: now.toISOString(),
      lease_owner: null,
      lease_until: null,
      last_error: outcome.status === "failed" ? outcome.error : null,
    })
    .where("id", "=", id)
    .where("status", "=", "running")
    .where("lease_owner", "=", owner)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Puts a job back for another try after `delaySeconds`. */
export async function release(
  db: Db,
  id: number,
  owner: string,
  error: string,
  now: Date,
  delaySeconds: number,
): Promise<void> {
  await db
    .updateTable("jobs")
    .set({
      status: "queued",
      lease_owner: null,
      lease_until: null,
      last_error: error,
      run_after: new Date(now.getTime() + delaySeconds * 1000).toISOString(),
    })
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .execute();
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

function leaseEnd(now: Date): string {
  return new Date(now.getTime() + LEASE_SECONDS * 1000).toISOString();
}
