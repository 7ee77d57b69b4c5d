import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "kysely";
import { z } from "zod";
import { blockedPeople } from "#app/platform/blocked-people.server.ts";
import type { Db } from "#db/open.server.ts";

/** The loads that were made, newest first. */

export const rosterLoadSchema = z
  .object({
    id: z.number().int(),
    fileName: z.string(),
    fileHash: z.string().describe("SHA-256 of the file, in hexadecimal"),
    loadedBy: z.string().nullable().describe("name, or the token of a program; null once that account is erased"),
    createdAt: z.iso.datetime(),
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    conflicts: z.number().int(),
    rejected: z.number().int(),
    undoneAt: z.iso.datetime().nullable().describe("null while the load is in force"),
    undoneBy: z.string().nullable(),
  })
  .meta({ id: "RosterLoad" });
export type RosterLoad = z.infer<typeof rosterLoadSchema>;

/** Loads that the panel lists. */
const LISTED = 50;

export async function listLoads(db: Db): Promise<RosterLoad[]> {
  const rows = await db
    .selectFrom("roster_loads as l")
    .leftJoin("users as u", "u.id", "l.loaded_by")
    .leftJoin("users as undoer", "undoer.id", "l.undone_by")
    .selectAll("l")
    .select(["u.name as loader", "undoer.name as undoer"])
    .orderBy("l.id", "desc")
    .limit(LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    fileHash: row.file_hash,
    loadedBy: row.loaded_with === null ? row.loader : `Llave ${row.loaded_with}`,
    createdAt: row.created_at,
    created: row.created,
    updated: row.updated,
    unchanged: row.unchanged,
    conflicts: row.conflicts,
    rejected: row.rejected,
    undoneAt: row.undone_at,
    undoneBy: row.undoer,
  }));
}

/** Rows of people that one statement deletes. */
const PURGE_BATCH = 1_000;

/**
 * Deletes the loads made before a moment, with whom they found. They cannot be undone any more.
 * @returns how many loads
 */
export async function purgeLoads(db: Db, before: string): Promise<number> {
  const loads = await db
    .selectFrom("roster_loads")
    .select("id")
    .where("created_at", "<", before)
    .where("id", "not in", (eb) =>
      eb.selectFrom("roster_rows").select("load_id").where("user_id", "in", blockedPeople(db)),
    )
    .execute();
  for (const { id } of loads) {
    for (let deleted = PURGE_BATCH; deleted === PURGE_BATCH; await yieldToEventLoop()) {
      const { numAffectedRows = 0n } = await sql`
        delete from roster_rows where load_id = ${id}
          and user_id in (select user_id from roster_rows where load_id = ${id} limit ${sql.lit(PURGE_BATCH)})
      `.execute(db);
      deleted = Number(numAffectedRows);
    }
    await db.deleteFrom("roster_loads").where("id", "=", id).execute();
  }
  return loads.length;
}
