import type { z } from "zod";
import type { Db } from "#db/open.server.ts";

/** What a running job is given. */
export type JobContext = {
  db: Db;
  /** Aborts when the worker stops or the lease is lost. */
  signal: AbortSignal;
  attempt: number;
};

/** What a job fails with when no attempt came to an end: its process died each time, or nothing is left of it. */
export class JobInterrupted extends Error {}

/** Writes of a finished job: run in the same transaction that marks it done, so both happen or neither. */
export type JobEffects = (trx: Db) => Promise<void>;

export type JobDefinition<P = unknown> = {
  kind: string;
  payload: z.ZodType<P>;
  /** Attempts before the job fails permanently. An AppError fails it at once, because a retry would not help. */
  maxAttempts: number;
  /** Jobs of this kind running at the same time in this process. */
  concurrency: number;
  /** Limit of waiting and running jobs together; enqueue() refuses more with 503. */
  maxLive: number;
  /** The same limit for one user; more are refused with 429. */
  maxLivePerUser: number;
  /** The messages of those two refusals, in Spanish. */
  busy: string;
  busyForUser: string;
  run(payload: P, context: JobContext): Promise<JobEffects>;
  /** Writes of a job that failed permanently, in the transaction that marks it as failed. */
  onFailure(payload: P, error: unknown): JobEffects;
  /** After the commit that ended the job: what a transaction cannot undo, such as deleting files. */
  afterEnd?(payload: P, outcome: "done" | "failed"): Promise<void>;
};

/** Gives a definition its payload type; the queue and the worker handle all kinds alike. */
export function defineJob<P>(definition: JobDefinition<P>): JobDefinition<P> {
  return definition;
}
