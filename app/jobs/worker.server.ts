import { randomUUID } from "node:crypto";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { diskGuard, untilThereIsRoom } from "#app/platform/disk.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import type { Job } from "#db/schema.ts";
import type { JobDefinition, JobEffects } from "./define-job.ts";
import { claim, finish, type JobOutcome, jobEvents, LEASE_SECONDS, release, renewLease } from "./queue.server.ts";

/** Wakes without an event: for jobs put back for later, and for those a dead process left behind. */
const POLL_MS = 2000;
const RENEW_MS = (LEASE_SECONDS * 1000) / 3;
/** Wait before the next try of a job that failed unexpectedly. */
const RETRY_SECONDS = 5;

export type Worker = {
  /** Stops claiming and waits for running jobs at most `timeoutMs`; then they are aborted and left to their lease. */
  stop(timeoutMs: number): Promise<void>;
};

/** Runs the jobs of one kind until stopped. */
export function startWorker<P>(db: Db, definition: JobDefinition<P>, clock: Clock = systemClock): Worker {
  const owner = randomUUID();
  const running = new Set<Promise<void>>();
  const abort = new AbortController();
  let stopped = false;
  let claiming = false;
  let again = false;

  const pump = async () => {
    again = true;
    if (claiming) return;
    claiming = true;
    try {
      while (again && !stopped) {
        again = false;
        // On a full disk nothing could be written down about it: it waits.
        while (!stopped && !diskGuard()?.state.isFull && running.size < definition.concurrency) {
          const job = await claim(db, definition.kind, owner, clock.now());
          if (!job) break;
          const run: Promise<void> = runJob(db, definition, job, owner, abort.signal, clock).finally(() => {
            running.delete(run);
            void pump();
          });
          running.add(run);
        }
      }
    } catch (error) {
      log.error({ err: error, kind: definition.kind }, "claiming jobs failed");
    } finally {
      claiming = false;
    }
  };

  const wake = () => void pump();
  jobEvents.on("queued", wake);
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();

  return {
    async stop(timeoutMs) {
      stopped = true;
      clearInterval(timer);
      jobEvents.off("queued", wake);
      const drained = Promise.all(running);
      let deadline: NodeJS.Timeout | undefined;
      await Promise.race([drained, new Promise((resolve) => (deadline = setTimeout(resolve, timeoutMs)))]);
      clearTimeout(deadline);
      abort.abort(new Error("the worker stops"));
      await drained;
    },
  };
}

type Run<P> = { db: Db; definition: JobDefinition<P>; job: Job; payload: P; owner: string; clock: Clock };

async function runJob<P>(
  db: Db,
  definition: JobDefinition<P>,
  job: Job,
  owner: string,
  stop: AbortSignal,
  clock: Clock,
): Promise<void> {
  const payload = payloadOf(definition, job);
  if (payload === null) return giveUp(db, job, owner, clock);
  const lost = new AbortController();
  const renewal = setInterval(() => {
    renewLease(db, job.id, owner, clock.now()).then(
      (kept) => kept || lost.abort(new Error("the lease was lost")),
      (error) => log.error({ err: error, job: job.id }, "renewing a lease failed"),
    );
  }, RENEW_MS);
  const run: Run<P> = { db, definition, job, payload, owner, clock };
  try {
    // The attempts before this one may have taken their process down with them: no further one is given.
    if (job.attempts > job.max_attempts) throw new Error("attempts used up");
    const effects = await definition.run(run.payload, {
      db,
      signal: AbortSignal.any([stop, lost.signal]),
      attempt: job.attempts,
    });
    const gone = AbortSignal.any([stop, lost.signal]);
    await untilThereIsRoom(() => conclude(run, { status: "done" }, effects), gone);
  } catch (error) {
    await handleError(run, error, stop);
  } finally {
    clearInterval(renewal);
    jobEvents.emit("finished", job.id);
  }
}

/** Null for one that this version of the program does not understand. */
function payloadOf<P>({ payload, kind }: JobDefinition<P>, job: Job): P | null {
  try {
    return payload.parse(JSON.parse(job.payload));
  } catch (error) {
    log.error({ err: error, job: job.id, kind }, "the payload of a job cannot be read");
    return null;
  }
}

/** Nobody could run it, now or later: it ends, and without its payload nothing else can be said of it. */
async function giveUp(db: Db, job: Job, owner: string, clock: Clock): Promise<void> {
  try {
    await finish(db, job.id, owner, { status: "failed", error: "payload" }, clock.now());
  } catch (error) {
    log.error({ err: error, job: job.id, kind: job.kind }, "ending a job failed");
  }
  jobEvents.emit("finished", job.id);
}

async function handleError<P>(run: Run<P>, error: unknown, stop: AbortSignal): Promise<void> {
  const { db, definition, job, owner, clock, payload } = run;
  try {
    if (stop.aborted) return await release(db, job.id, owner, "stopped", clock.now(), 0);
    if (error instanceof AppError || job.attempts >= job.max_attempts) {
      if (!(error instanceof AppError)) log.error({ err: error, job: job.id, kind: job.kind }, "job failed for good");
      return await conclude(run, { status: "failed", error: describe(error) }, definition.onFailure(payload, error));
    }
    log.warn({ err: error, job: job.id, kind: job.kind }, "job failed, it will be tried again");
    await release(db, job.id, owner, describe(error), clock.now(), RETRY_SECONDS);
  } catch (second) {
    // The database itself refuses: the lease runs out and the job is taken up again.
    log.error({ err: second, job: job.id, kind: job.kind }, "ending a job failed");
  }
}

/** The job's own writes and its end in one transaction; nothing when another worker has taken it over. */
async function conclude<P>(run: Run<P>, outcome: JobOutcome, effects: JobEffects): Promise<void> {
  const { db, definition, job, owner, clock, payload } = run;
  const ended = await db.transaction().execute(async (trx) => {
    const own = await finish(trx, job.id, owner, outcome, clock.now());
    if (own) await effects(trx);
    return own;
  });
  if (ended) await definition.afterEnd?.(payload, outcome.status);
}

function describe(error: unknown): string {
  if (error instanceof AppError) return error.reason ?? error.code;
  return error instanceof Error ? error.name : "error";
}
