import { setImmediate as breathe } from "node:timers/promises";
import { sql } from "kysely";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";

/**
 * The search index under a load. Old names leave it at once ('secure-delete'), which costs over a millisecond each:
 * nothing for one person, half a minute for 20,000. And it merges its parts while they grow. A load puts both off, so
 * that its transaction is short, and tidies up afterwards in steps that nobody notices.
 */

/** Up to so many changed rows the index works as always. */
const FEW = 20;
/** Pages of the index that one step of tidying writes. */
const STEP_PAGES = 64;

/** The settings of every day: secure-delete as the migration sets it, automerge as FTS5 does. */
const USUAL = { "secure-delete": 1, automerge: 4 };

/**
 * Runs `work`, which changes `count` people, in the transaction `trx`.
 * @returns true when tidySearch() is to follow the commit
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
 * Merges the index into one part, which clears out what is marked as gone. A failure is only logged: the people are
 * loaded, and search is right with and without it.
 */
export async function tidySearch(db: Db): Promise<void> {
  try {
    // A negative number begins the merge of everything, positive ones go on with it.
    for (let pages = -STEP_PAGES; await mergeStep(db, pages); pages = STEP_PAGES) await breathe();
  } catch (error) {
    log.error({ err: error }, "tidying the search index failed");
  }
}

/** @returns whether there was something to do */
function mergeStep(db: Db, pages: number): Promise<boolean> {
  // In a transaction: the count is that of the connection that writes.
  return db.transaction().execute(async (trx) => {
    const before = await totalChanges(trx);
    await configure(trx, { merge: pages });
    // The command itself counts as one.
    return (await totalChanges(trx)) - before >= 2;
  });
}

async function configure(db: Db, settings: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    // Bound numbers arrive as REAL, which the index takes for no setting.
    await sql`insert into users_search (users_search, rank) values (${name}, ${sql.lit(value)})`.execute(db);
  }
}

async function totalChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(db);
  return rows[0]?.count ?? 0;
}
