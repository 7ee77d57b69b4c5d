import type { Db } from "#db/open.server.ts";

/**
 * Work that was put off, or taken up, under a clock that was ahead: now that the clock is right it would wait for that
 * date. Nothing of ours is ever put off for so long.
 */

const HOUR_MS = 60 * 60 * 1000;
const LONGEST_LEASE_MS = HOUR_MS;
const LONGEST_WAIT_MS = 48 * HOUR_MS;

/** Makes it due at once. Call it with a clock that is believed. */
export async function recallPutOffWork(db: Db, now: Date): Promise<void> {
  const at = now.toISOString();
  const beyond = later(now, LONGEST_WAIT_MS);
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

/** Ends the leases of a process that died under such a clock. At a start only: a living worker puts its own right. */
export async function endFutureLeases(db: Db, now: Date): Promise<void> {
  const lease_until = now.toISOString();
  const beyond = later(now, LONGEST_LEASE_MS);
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
