import { setImmediate as yieldToEventLoop } from "node:timers/promises";

/** Rows looked at in one step: some 1 ms. */
export const SCAN_SIZE = 100;

type Scanned = { id: number; old: unknown; due: unknown };

/**
 * Ids to purge, a few at a time. Rows come by id, and ids grow with time: the first batch without an old row is the
 * end. That needs no index, and reads what was purged before without changing it.
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
