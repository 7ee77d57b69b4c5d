import { setImmediate as yieldToEventLoop } from "node:timers/promises";

/** Rows read in one step, which takes about 1 ms. */
export const SCAN_SIZE = 100;

type Scanned = { id: number; old: unknown; due: unknown };

/**
 * Yields the ids of rows to purge, `size` at a time. Rows are scanned by id, and ids grow with time, so the scan ends
 * at the first page without an old row. It needs no index on dates; rows that are already purged are read and skipped.
 */
export async function* batches(scan: (after: number) => Promise<Scanned[]>, size: number): AsyncGenerator<number[]> {
  for (let after = 0; ; ) {
    const rows = await scan(after);
    await yieldToEventLoop();
    const last = rows.at(-1);
    if (!last || !rows.some((row) => row.old)) return;
    after = last.id;
    const due = rows.filter((row) => row.old && row.due).map((row) => row.id);
    for (let from = 0; from < due.length; from += size) {
      yield due.slice(from, from + size);
      await yieldToEventLoop();
    }
  }
}
