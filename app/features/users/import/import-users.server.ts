import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "kysely";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { generatedEmail } from "../email.ts";
import { runAsAdmin } from "../run-as-admin.server.ts";
import type { CheckedRow } from "./check-rows.ts";
import { type ExistingUser, type PlannedRow, planRows } from "./import-plan.ts";
import { compactSearchIndex, withBulkSearch } from "./search-index.server.ts";

/** Rows per statement. One takes about 10 ms; between two of them the server can answer other requests. */
const CHUNK = 1_000;
/** SQLite's default: the WAL is checkpointed once it has this many pages. */
const USUAL_CHECKPOINT_PAGES = 1_000;
/** How often the load is retried when its plan turns out to be outdated. */
const ATTEMPTS = 3;

export type ImportOptions = {
  /** The admin who loads. */
  actorId: number;
  fileName: string;
  settings: { EMAIL_DOMAIN: string };
  clock?: Clock;
};

/** Somebody changed one of the planned people between the plan and the transaction. */
class PlanOutdated extends Error {}

/** What a load of these rows would do now. Writes nothing to the database. */
export async function planImport(db: Db, rows: readonly CheckedRow[]): Promise<PlannedRow[]> {
  const existing = new Map<string, ExistingUser>();
  const ruts = rows.filter((row) => row.cause === null).map((row) => row.rut);
  for (const chunk of chunks(ruts)) {
    const found = await sql<ExistingUser>`
      select u.id, u.rut, u.name, u.role from json_each(${JSON.stringify(chunk)}) j join users u on u.rut = j.value
    `.execute(db);
    for (const user of found.rows) existing.set(user.rut, user);
    await yieldToEventLoop();
  }
  return planRows(rows, existing);
}

/**
 * Creates the missing accounts (standard role, initial password, generated e-mail) and updates the names that differ,
 * all in one transaction together with the activity record. Roles, passwords, active flags and admins stay unchanged.
 * The plan is made before the transaction, so that other writers wait less; the statements of the transaction only
 * touch rows that still match the plan.
 * @returns the outcome of each row, in the order of the rows
 * @throws AppError forbidden when the actor is no longer an active admin, conflict when others keep changing the same
 *   people
 */
export async function importUsers(db: Db, rows: readonly CheckedRow[], options: ImportOptions): Promise<PlannedRow[]> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const plan = await planImport(db, rows);
    try {
      await withCheckpointAfter(db, () => carryOut(db, plan, options));
      return plan;
    } catch (error) {
      if (!(error instanceof PlanOutdated)) throw error;
    }
  }
  throw new AppError("conflict", "Alguien está cambiando a las mismas personas. Espera un momento y súbelo de nuevo.", {
    reason: "changing",
  });
}

async function carryOut(db: Db, plan: readonly PlannedRow[], options: ImportOptions): Promise<void> {
  const { actorId, fileName, settings, clock = systemClock } = options;
  const of = (outcome: PlannedRow["outcome"]) => plan.filter((row) => row.outcome === outcome);
  const [created, updated] = [of("created"), of("updated")];
  const now = isoNow(clock);
  const needsCompacting = await runAsAdmin(db, actorId, async (trx) => {
    const put = await withBulkSearch(trx, created.length + updated.length, async () => {
      await insertUsers(trx, created, settings.EMAIL_DOMAIN, now);
      await rename(trx, updated, now);
    });
    const counts = { created: created.length, updated: updated.length };
    const rest = { unchanged: of("unchanged").length, rejected: of("rejected").length };
    await recordActivity(trx, {
      userId: actorId,
      action: "excel_upload",
      details: { fileName, ...counts, ...rest },
    });
    return put;
  });
  if (needsCompacting) await compactSearchIndex(db);
}

async function insertUsers(trx: Db, rows: readonly PlannedRow[], domain: string, now: string): Promise<void> {
  // Inserting in the order of the RUT appends to neighbouring pages of both unique indexes, which halves the time.
  const ordered = [...rows].sort((a, b) => (a.rut < b.rut ? -1 : 1));
  for (const chunk of chunks(ordered)) {
    const values = chunk.map(({ rut, name }) => [rut, name, generatedEmail(rut, domain)]);
    const { numAffectedRows = 0n } = await sql`
      insert into users (rut, name, email, role, is_active, password_hash, created_at, updated_at)
      select j.value ->> 0, j.value ->> 1, j.value ->> 2, 'user', 1, null, ${now}, ${now}
      from json_each(${JSON.stringify(values)}) j
      where true
      on conflict do nothing
    `.execute(trx);
    if (Number(numAffectedRows) < chunk.length) {
      await insertMissing(trx, chunk, { domain, now, inserted: Number(numAffectedRows) });
    }
    await yieldToEventLoop();
  }
}

/** For people whose generated address already belongs to somebody else: appends the first free number to it. */
async function insertMissing(
  trx: Db,
  chunk: readonly PlannedRow[],
  { domain, now, inserted }: { domain: string; now: string; inserted: number },
): Promise<void> {
  const ruts = chunk.map((row) => row.rut);
  const there = await trx.selectFrom("users").select("rut").where("rut", "in", ruts).execute();
  if (there.length > inserted) throw new PlanOutdated();
  const present = new Set(there.map((user) => user.rut));
  for (const { rut, name } of chunk.filter((row) => !present.has(row.rut))) {
    await trx
      .insertInto("users")
      .values({
        rut,
        name,
        email: await freeEmail(trx, rut, domain),
        role: "user",
        is_active: 1,
        password_hash: null,
        created_at: now,
        updated_at: now,
      })
      .execute();
  }
}

async function freeEmail(trx: Db, rut: string, domain: string): Promise<string> {
  for (let number = 2; ; number += 1) {
    const email = generatedEmail(`${rut}.${number}`, domain);
    if (!(await trx.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst())) return email;
  }
}

async function rename(trx: Db, rows: readonly PlannedRow[], now: string): Promise<void> {
  // In the order of the ids: the search index flushes its pending entries whenever an id is smaller than the previous
  // one.
  const ordered = rows
    .flatMap(({ userId, name, previousName }) => (userId === undefined ? [] : [{ userId, name, previousName }]))
    .sort((a, b) => a.userId - b.userId);
  for (const chunk of chunks(ordered)) {
    const { numAffectedRows = 0n } = await sql`
      update users set name = j.value ->> 'name', updated_at = ${now}
      from json_each(${JSON.stringify(chunk)}) j
      where users.id = j.value ->> 'userId' and users.role = 'user' and users.name = j.value ->> 'previousName'
    `.execute(trx);
    if (Number(numAffectedRows) < chunk.length) throw new PlanOutdated();
    await yieldToEventLoop();
  }
}

/** A checkpoint costs as much as the commit, so it runs separately: other requests are served between the two. */
async function withCheckpointAfter(db: Db, work: () => Promise<void>): Promise<void> {
  await sql`pragma wal_autocheckpoint = 0`.execute(db);
  try {
    await work();
  } finally {
    await sql`pragma wal_autocheckpoint = ${sql.lit(USUAL_CHECKPOINT_PAGES)}`.execute(db);
  }
  await sql`pragma wal_checkpoint(passive)`.execute(db);
}

function* chunks<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += CHUNK) yield rows.slice(start, start + CHUNK);
}
