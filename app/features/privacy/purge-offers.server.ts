import { isNotBlocked } from "#app/platform/blocked-people.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import type { Db } from "#db/open.server.ts";
import { batches, SCAN_SIZE } from "./delete-in-batches.server.ts";

const ROW_BATCH = 100;

/** Deletes job offers that nobody has changed since. */
export async function purgeOffers(db: Db, before: string): Promise<number> {
  const scan = (after: number) =>
    db
      .selectFrom("job_offers")
      .select((eb) => [
        "id",
        // By the day of making: ids grow with that alone.
        eb("created_at", "<", before).as("old"),
        eb.and([isNotBlocked("job_offers.user_id"), eb("updated_at", "<", before)]).as("due"),
      ])
      .where("id", ">", after)
      .orderBy("id")
      .limit(SCAN_SIZE)
      .execute();
  let count = 0;
  for await (const ids of batches(scan, ROW_BATCH)) {
    await db.deleteFrom("job_offers").where("id", "in", ids).execute();
    count += ids.length;
  }
  return count;
}

/** Deletes those that their owners deleted a day ago: until then a deletion can be taken back. */
export async function purgeDeletedOffers(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS).toISOString();
  const rows = await db
    .deleteFrom("job_offers")
    .where("deleted_at", "<", before)
    .where(isNotBlocked("job_offers.user_id"))
    .returning("id")
    .execute();
  return rows.length;
}
