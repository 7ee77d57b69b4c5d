import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#db/open.server.ts";
import type { TrailHead } from "./chain.server.ts";
import { type Anchor, ChainCheck, type CheckedChain } from "./check-chain.server.ts";

/** Rows between two turns of everybody else; takes a few milliseconds. */
const SLICE = 500;

/**
 * Checks the whole trail of a database, also of one that is being written to: rows that come meanwhile are not looked
 * at.
 */
export async function checkTrail(
  db: Db,
  { key, anchors }: { key: Buffer; anchors: readonly Anchor[] },
): Promise<CheckedChain> {
  const check = new ChainCheck(key, anchors);
  // One statement, so that head and end are of one moment.
  const head = await readHead(db);
  const end = head?.end ?? 0;
  for (let after = 0; after < end; ) {
    const rows = await db
      .selectFrom("audit_trail")
      .selectAll()
      .where("seq", ">", after)
      .where("seq", "<=", end)
      .orderBy("seq")
      .limit(SLICE)
      .execute();
    for (const row of rows) check.add(row);
    after = rows.at(-1)?.seq ?? end;
    await yieldToEventLoop();
  }
  return check.finish(head?.head ?? null);
}

async function readHead(db: Db): Promise<{ head: TrailHead | null; end: number }> {
  const found = await db
    .selectNoFrom((eb) => [
      eb.selectFrom("audit_head").select("rows").as("rows"),
      eb.selectFrom("audit_head").select("hash").as("hash"),
      eb.selectFrom("audit_head").select("mac").as("mac"),
      eb.selectFrom("audit_trail").select(sql<number>`max(seq)`.as("end")).as("end"),
    ])
    .executeTakeFirstOrThrow();
  const { rows, hash, mac, end } = found;
  const head = rows !== null && hash !== null && mac !== null ? { rows, hash, mac } : null;
  return { head, end: end ?? 0 };
}
