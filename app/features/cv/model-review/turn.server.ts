import { jobEvents } from "#app/jobs/queue.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";

/**
 * Who may take the model's time. One review takes a minute or two: a class that uploads together would wait for an
 * hour, so while many wait the rules answer, in seconds.
 */

/** Analyses that may wait behind one that the model reviews. */
export const MOST_WAITING = 4;
/** Milliseconds since the upload after which nobody is made to wait for the model any more. */
export const PATIENCE_MS = 120_000;

export type Turn = {
  /** Aborted: this analysis goes on by the rules. */
  crowded: AbortSignal;
  /** Stops watching. */
  close(): void;
};

/**
 * Opens the turn of an analysis and watches the queue while it lasts.
 * @param uploadedAt ISO-8601 UTC
 */
export async function openTurn(db: Db, kind: string, uploadedAt: string, now: number = Date.now()): Promise<Turn> {
  const crowd = new AbortController();
  const look = async () => {
    if (!crowd.signal.aborted && (await waiting(db, kind)) > MOST_WAITING) crowd.abort(new Error("many wait"));
  };
  const onQueued = () => {
    look().catch((error) => log.error({ err: error, kind }, "counting the queue failed"));
  };
  if (now - Date.parse(uploadedAt) > PATIENCE_MS) crowd.abort(new Error("waited long enough"));
  else await look();
  jobEvents.on("queued", onQueued);
  return { crowded: crowd.signal, close: () => jobEvents.off("queued", onQueued) };
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
