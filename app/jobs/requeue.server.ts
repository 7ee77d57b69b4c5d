import { sql } from "kysely";
import type { Db } from "#db/open.server.ts";

/**
 * Takes running jobs of a person away from their workers, which notice that the lease is lost and write nothing. The
 * attempt does not count.
 */
export async function requeueRunningOf(trx: Db, userId: number): Promise<void> {
  await trx
    .updateTable("jobs")
    .set({ status: "queued", lease_owner: null, lease_until: null, attempts: sql<number>`max(0, attempts - 1)` })
    .where("user_id", "=", userId)
    .where("status", "=", "running")
    .execute();
}
