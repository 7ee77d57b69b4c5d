import { randomUUID } from "node:crypto";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { diskGuard, untilThereIsRoom } from "#app/platform/disk.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import type { Job } from "#db/schema.ts";
import { type JobDefinition, type JobEffects, JobInterrupted } from "./define-job.ts";
import { keepLease } from "./lease.server.ts";
import { ClaimedWork, startRounds } from "./pump.server.ts";
import { claim, finish, JOB_LEASE, type JobOutcome, jobEvents, release } from "./queue.server.ts";

/** Delay before the retry of a job that failed unexpectedly. */
const RETRY_SECONDS = 5;

export type Worker = {
  /** Stops claiming and waits for running jobs at most `timeoutMs`; then they are aborted and left to their lease. */
  stop(timeoutMs: number): Promise<void>;
};

/** Runs the jobs of one kind until stopped. */
export function startWorker<P>(db: Db, definition: JobDefinition<P>, clock: Clock = systemClock): Worker {
  const { kind, concurrency } = definition;
  const owner = randomUUID();
  const work = new ClaimedWork<Job>({
    claim: () => claim(db, kind, owner, clock.now()),
    run: (job, stop) => runJob({ db, definition, job, owner, clock }, stop),
    // On a full disk the outcome of a job could not be saved, so none is started.
    places: () => (diskGuard()?.state.isFull ? 0 : concurrency),
    onEnd: () => rounds.wake(),
  });
  const rounds = startRounds({
    round: (stopped) => work.begin(stopped),
    onError: (error) => log.error({ err: error, kind }, "claiming jobs failed"),
    events: jobEvents,
  });
  return {
    async stop(timeoutMs) {
      await rounds.stop();
      await work.end(timeoutMs, new Error("the worker stops"));
    },
  };
}

type ClaimedJob<P> = { db: Db; definition: JobDefinition<P>; job: Job; owner: string; clock: Clock };
type Run<P> = ClaimedJob<P> & { payload: P };

async function runJob<P>(claimed: ClaimedJob<P>, stop: AbortSignal): Promise<void> {
  const { db, definition, job, owner, clock } = claimed;
  const payload = payloadOf(definition, job);
  if (payload === null) return giveUp(claimed);
  const lease = keepLease(db, JOB_LEASE, { id: job.id, owner }, clock);
  const run: Run<P> = { ...claimed, payload };
  jobEvents.on("requeued", lease.renew);
  try {
    // Earlier attempts may have crashed their process, so there is no further one.
    if (job.attempts > job.max_attempts) throw new JobInterrupted("attempts used up");
    const gone = AbortSignal.any([stop, lease.lost]);
    const effects = await definition.run(payload, { db, signal: gone, attempt: job.attempts });
    await untilThereIsRoom(() => conclude(run, { status: "done" }, effects), gone);
  } catch (error) {
    await handleError(run, error, stop);
  } finally {
    lease.stop();
    jobEvents.off("requeued", lease.renew);
    jobEvents.emit("finished", job.id);
  }
}

/** Null if this version of the program cannot parse the payload. */
function payloadOf<P>({ payload, kind }: JobDefinition<P>, job: Job): P | null {
  try {
    return payload.parse(JSON.parse(job.payload));
  } catch (error) {
    log.error({ err: error, job: job.id, kind }, "the payload of a job cannot be read");
    return null;
  }
}

/** Ends a job that no attempt could ever run; without its payload, onFailure cannot be called. */
async function giveUp<P>({ db, job, owner, clock }: ClaimedJob<P>): Promise<void> {
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
    // The database refuses the write: the lease will expire and the job be claimed again.
    log.error({ err: second, job: job.id, kind: job.kind }, "ending a job failed");
  }
}

/** The job's own writes and its end in one transaction; writes nothing if another worker has claimed it. */
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
