import { once } from "node:events";
import type { Db } from "#db/open.server.ts";
import { jobEvents } from "./queue.server.ts";

/** Polling interval, for jobs that another process runs: their end causes no event here. */
const POLL_MS = 1000;

/**
 * Waits until a job is done or failed.
 * @throws the signal's reason if the signal aborts; the job itself continues.
 */
export async function waitForJob(db: Db, id: number, signal: AbortSignal): Promise<"done" | "failed"> {
  for (;;) {
    signal.throwIfAborted();
    // Listening starts before looking, so that an end between the two is not missed.
    const listening = new AbortController();
    const ended = nextEnd(id, signal, listening.signal);
    const row = await db.selectFrom("jobs").select("status").where("id", "=", id).executeTakeFirst();
    if (!row || row.status === "done" || row.status === "failed") {
      listening.abort();
      await ended;
      return row?.status === "done" ? "done" : "failed";
    }
    await ended;
    listening.abort();
  }
}

/** Resolves at the job's end, after POLL_MS, or when one of the signals aborts. */
async function nextEnd(id: number, ...signals: AbortSignal[]): Promise<void> {
  const stop = AbortSignal.any([...signals, AbortSignal.timeout(POLL_MS)]);
  try {
    for (;;) {
      const [finished] = await once(jobEvents, "finished", { signal: stop });
      if (finished === id) return;
    }
  } catch {
    // Aborted: the caller looks at the database and at its signal.
  }
}
