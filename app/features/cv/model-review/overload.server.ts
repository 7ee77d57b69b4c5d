import { jobEvents } from "#app/jobs/queue.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";

/**
 * Decides which analyses may wait for the model. A review takes a minute or two, so a class uploading together would
 * wait for an hour: while many wait, the rules answer within seconds.
 */

/** Maximum number of analyses waiting behind the one that the model reviews. */
export const MAX_WAITING = 4;
/** Milliseconds since the upload after which an analysis no longer waits for the model. */
export const TIMEOUT_MS = 120_000;

export type OverloadWatch = {
  /** Aborted when this analysis must continue by the rules. */
  overloaded: AbortSignal;
  /** Stops watching. */
  close(): void;
};

/**
 * Admits an analysis to the model and watches the queue meanwhile.
 * @param uploadedAt ISO-8601 UTC
 */
export async function watchOverload(
  db: Db,
  kind: string,
  uploadedAt: string,
  now: number = Date.now(),
): Promise<OverloadWatch> {
  const crowd = new AbortController();
  const look = async () => {
    if (!crowd.signal.aborted && (await waiting(db, kind)) > MAX_WAITING) crowd.abort(new Error("many wait"));
  };
  const onQueued = () => {
    look().catch((error) => log.error({ err: error, kind }, "counting the queue failed"));
  };
  if (now - Date.parse(uploadedAt) > TIMEOUT_MS) crowd.abort(new Error("waited long enough"));
  else await look();
  jobEvents.on("queued", onQueued);
  return { overloaded: crowd.signal, close: () => jobEvents.off("queued", onQueued) };
}

async function waiting(db: Db, kind: string): Promise<number> {
  const { count } = await db
    .selectFrom("jobs")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("kind", "=", kind)
    .where("status", "=", "queued")
    .executeTakeFirstOrThrow();
  return count;
}
