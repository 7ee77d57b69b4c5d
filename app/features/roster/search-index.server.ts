import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "kysely";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";

/**
 * The search index during a bulk load. With 'secure-delete', removing an old name takes over a millisecond: nothing for
 * one person, half a minute for 20,000. The index also merges its segments while it grows. A load disables both to keep
 * its transaction short, and compacts the index afterwards in small steps.
 */

/** Up to this many changed rows the index keeps its usual settings. */
const FEW = 20;
/** Index pages that one merge step writes. */
const STEP_PAGES = 64;

/** The usual settings: secure-delete as set by the migration, automerge as the default of FTS5. */
const USUAL = { "secure-delete": 1, automerge: 4 };

/**
 * Runs `work`, which changes `count` people, in the transaction `trx`.
 * @returns true when compactSearchIndex() must be called after the commit
 */
export async function withBulkSearch(trx: Db, count: number, work: () => Promise<void>): Promise<boolean> {
  if (count <= FEW) {
    await work();
    return false;
  }
  await configure(trx, { "secure-delete": 0, automerge: 0 });
  await work();
  await configure(trx, USUAL);
  return true;
}

/**
 * Merges the index into one segment, which removes the deleted entries. A failure is only logged: the people are
 * loaded, and searches are correct even without compaction.
 */
export async function compactSearchIndex(db: Db): Promise<void> {
  try {
    // A negative number starts a full merge; positive numbers continue it.
    for (let pages = -STEP_PAGES; await mergeStep(db, pages); pages = STEP_PAGES) await yieldToEventLoop();
  } catch (error) {
    log.error({ err: error }, "tidying the search index failed");
  }
}

/** @returns whether there was anything to merge */
function mergeStep(db: Db, pages: number): Promise<boolean> {
  // In a transaction, because total_changes() counts the changes of the current connection.
  return db.transaction().execute(async (trx) => {
    const before = await totalChanges(trx);
    await configure(trx, { merge: pages });
    // The merge command itself counts as one change.
    return (await totalChanges(trx)) - before >= 2;
  });
}

async function configure(db: Db, settings: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    // A bound number arrives as REAL, which the index does not accept as a setting.
    await sql`insert into users_search (users_search, rank) values (${name}, ${sql.lit(value)})`.execute(db);
  }
}

async function totalChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(db);
  return rows[0]?.count ?? 0;
}
