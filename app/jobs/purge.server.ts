import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { DAY_MS } from "#app/platform/durations.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";

/** Long enough to investigate a failure; a caller waiting for a job asks within seconds of its end. */
export const KEEP_ENDED_DAYS = 7;
/** Rows per transaction, about 5 ms. */
const BATCH = 100;

/**
 * Deletes jobs that ended more than KEEP_ENDED_DAYS ago; their results are in other tables. Waiting and running jobs
 * stay, however old they are. Works in small batches and yields to the event loop in between.
 * @returns number of deleted jobs
 */
export async function purgeEndedJobs(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEEP_ENDED_DAYS * DAY_MS).toISOString();
  for (let count = 0; ; ) {
    const rows = await db
      .selectFrom("jobs")
      .select("id")
      .where("status", "in", ["done", "failed"])
      .where("finished_at", "<", before)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await db.deleteFrom("jobs").where("id", "in", ids).execute();
    count += ids.length;
    if (ids.length < BATCH) {
      if (count > 0) log.info({ jobs: count }, "ended jobs were purged");
      return count;
    }
    await yieldToEventLoop();
  }
}
