import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "kysely";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { runWithPermission } from "../users/run-with-permission.server.ts";
import { tablesOfUse } from "../users/unused.server.ts";
import { withCheckpointAfter } from "./load-roster.server.ts";
import { chunks } from "./plan-roster.server.ts";
import { compactSearchIndex, withBulkSearch } from "./search-index.server.ts";

/** Takes a load back: who it created and nobody has used goes, who it changed is as before. */

export type Undone = {
  /** Accounts removed. */
  removed: number;
  /** Accounts that are as before the load. */
  restored: number;
  /** Accounts of the load that stay: their owners have used them, or a later load has them too. */
  kept: number;
  /** Accounts whose data somebody has changed since; they stay as they are. */
  changedSince: number;
};

/** People of one statement: each has entries in the search index, in counters and in the record of the load. */
const CHUNK = 200;

/**
 * Undoes a load in one transaction.
 * @throws AppError not_found, conflict (undone before), forbidden
 */
export async function undoLoad(
  db: Db,
  loadId: number,
  { actorId, clock = systemClock }: { actorId: number; clock?: Clock },
): Promise<Undone> {
  const undoing = (trx: Db) => undoIn(trx, loadId, { actorId, clock });
  const { undone, needsCompacting } = await withCheckpointAfter(db, () =>
    runWithPermission(db, { actorId, permission: "roster" }, undoing),
  );
  if (needsCompacting) await compactSearchIndex(db);
  return undone;
}

async function undoIn(trx: Db, loadId: number, { actorId, clock }: { actorId: number; clock: Clock }) {
  const load = await trx.selectFrom("roster_loads").selectAll().where("id", "=", loadId).executeTakeFirst();
  if (!load) throw new AppError("not_found", "Esa carga no existe. Actualiza la página.", { title: "No encontrada" });
  if (load.undone_at !== null) throw new AppError("conflict", "Esa carga ya se deshizo.", { reason: "undone" });
  const unused = await unusedPeople(trx, loadId);
  const rows = await updatedPeople(trx, loadId);
  let restored = 0;
  const bulk = await withBulkSearch(trx, unused.length + rows.length, async () => {
    restored = await restore(trx, rows);
    await removePeople(trx, unused);
  });
  const result: Undone = {
    removed: unused.length,
    restored,
    kept: load.created - unused.length,
    changedSince: rows.length - restored,
  };
  await trx
    .updateTable("roster_loads")
    .set({ undone_at: isoNow(clock), undone_by: actorId })
    .where("id", "=", loadId)
    .execute();
  await recordActivity(trx, {
    userId: actorId,
    action: "roster_undone",
    details: { loadId, fileName: load.file_name, ...result },
  });
  return { undone: result, needsCompacting: bulk };
}

/** Ids of the people that the load created and who have left no trace. */
async function unusedPeople(trx: Db, loadId: number): Promise<number[]> {
  const used = (await tablesOfUse(trx)).map(
    ({ table, column }) =>
      sql`and not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = u.id)`,
  );
  const created = await trx
    .selectFrom("roster_rows")
    .select("user_id")
    .where("load_id", "=", loadId)
    .where("outcome", "=", "created")
    .orderBy("user_id")
    .execute();
  const unused: number[] = [];
  for (const chunk of chunks(created, CHUNK)) {
    const { rows } = await sql<{ id: number }>`
      select u.id from json_each(${JSON.stringify(chunk.map(({ user_id: id }) => id))}) j join users u on u.id = j.value
      where u.role = 'user' and u.is_active = 1 and u.blocked_at is null and u.password_hash is null
        and u.updated_at = u.created_at
        and not exists (
          select 1 from roster_rows later join roster_loads l on l.id = later.load_id
          where later.user_id = u.id and later.load_id <> ${loadId} and l.undone_at is null
        )
        ${sql.join(used, sql` `)}
      order by u.id
    `.execute(trx);
    for (const { id } of rows) unused.push(id);
    await yieldToEventLoop();
  }
  return unused;
}

type Updated = { id: number; before: string; after: string };

async function updatedPeople(trx: Db, loadId: number): Promise<Updated[]> {
  const { rows } = await sql<Updated>`
    select user_id as id, before, after from roster_rows where load_id = ${loadId} and outcome = 'updated'
    order by user_id
  `.execute(trx);
  return rows;
}

/** The columns that a load changes, and the time of the change. */
const COLUMNS = [
  "name",
  "email",
  "email_source",
  "faculty",
  "career",
  "campus",
  "entry_year",
  "study_status",
  "updated_at",
] as const;

/** Only who still is as the load left them. Returns how many. */
async function restore(trx: Db, rows: readonly Updated[]): Promise<number> {
  const set = sql.join(
    COLUMNS.map(
      (column) => sql`${sql.ref(column)} = case when json_type(j.value -> 'before', ${`$.${column}`}) is null
        then ${sql.ref(`users.${column}`)} else j.value -> 'before' ->> ${column} end`,
    ),
  );
  let restored = 0;
  for (const chunk of chunks(rows, CHUNK)) {
    const values = chunk.map(({ id, before, after }) => ({ id, before: JSON.parse(before), after: JSON.parse(after) }));
    const { numAffectedRows = 0n } = await sql`
      update or ignore users set ${set}
      from json_each(${JSON.stringify(values)}) j
      where users.id = j.value ->> 'id' and users.blocked_at is null
        and users.updated_at = j.value -> 'after' ->> 'updated_at'
    `.execute(trx);
    restored += Number(numAffectedRows);
    await yieldToEventLoop();
  }
  return restored;
}

async function removePeople(trx: Db, ids: readonly number[]): Promise<void> {
  for (const chunk of chunks(ids, CHUNK)) {
    await sql`delete from users where id in (select value from json_each(${JSON.stringify(chunk)}))`.execute(trx);
    await yieldToEventLoop();
  }
}
