import { HOUR_MS } from "#app/platform/durations.ts";
import type { Db } from "#db/open.server.ts";

/**
 * Work that was postponed or claimed while the clock was ahead. Once the clock is right it would wait until that wrong
 * date. No regular postponement or lease is as long as these limits.
 */

const MAX_LEASE_MS = HOUR_MS;
const MAX_WAIT_MS = 48 * HOUR_MS;

/** Makes such work due at once. Call it only while the clock is plausible. */
export async function recallPutOffWork(db: Db, now: Date): Promise<void> {
  const at = now.toISOString();
  const beyond = later(now, MAX_WAIT_MS);
  await db
    .updateTable("jobs")
    .set({ run_after: at })
    .where("status", "=", "queued")
    .where("run_after", ">", beyond)
    .execute();
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: at })
    .where("status", "=", "queued")
    .where("next_attempt_at", ">", beyond)
    .execute();
}

/** Ends leases of a process that died under such a clock. At a start only: a living worker corrects its own. */
export async function endFutureLeases(db: Db, now: Date): Promise<void> {
  const lease_until = now.toISOString();
  const beyond = later(now, MAX_LEASE_MS);
  await db
    .updateTable("jobs")
    .set({ lease_until })
    .where("status", "=", "running")
    .where("lease_until", ">", beyond)
    .execute();
  await db
    .updateTable("outbox")
    .set({ lease_until })
    .where("status", "=", "sending")
    .where("lease_until", ">", beyond)
    .execute();
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
