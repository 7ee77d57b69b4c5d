import { setImmediate as nextTurn } from "node:timers/promises";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Long enough to look into why something failed; whoever waits for a job asks within seconds of its end. */
export const KEEP_ENDED_DAYS = 7;
/** Rows of one transaction: some 5 ms. */
const BATCH = 100;

/**
 * Deletes jobs that ended more than KEEP_ENDED_DAYS ago; what they made is in its own table. Those that wait or run stay
 * however old they are. Works in small steps that let requests through in between.
 * @returns how many
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
    await nextTurn();
  }
}
