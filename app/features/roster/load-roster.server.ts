import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "kysely";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { generatedEmail } from "../users/email.ts";
import { freePlaceholder } from "../users/person-data.server.ts";
import { type Program, runForPersonOrProgram } from "../users/run-with-permission.server.ts";
import type { RosterChoices } from "./fields.ts";
import type { CheckedRow, RosterPerson } from "./people.ts";
import { type Changes, chunks, type Existing, type PlannedRow, planRoster } from "./plan-roster.server.ts";
import { compactSearchIndex, withBulkSearch } from "./search-index.server.ts";

/** SQLite's default: the WAL is checkpointed once it has this many pages. */
const USUAL_CHECKPOINT_PAGES = 1_000;
/** How often the load is retried when its plan turns out to be outdated. */
const ATTEMPTS = 3;
/** People whose search entries change in one statement. */
const INDEXED_CHUNK = 400;

export type LoadOptions = {
  /** Who loads: a person by id, or a program. */
  by: number | Program;
  fileName: string;
  /** SHA-256 of the file, in hexadecimal. */
  fileHash: string;
  settings: { EMAIL_DOMAIN: string };
  conflicts?: RosterChoices["conflicts"];
  clock?: Clock;
};

export type LoadResult = { loadId: number; plan: PlannedRow[] };

/** Somebody changed one of the planned people between the plan and the transaction. */
class PlanOutdated extends Error {}

/**
 * Creates the missing accounts (standard role, initial password) and updates what the file says differently, all in one
 * transaction together with the record of the load. Roles, passwords, active flags and admins stay unchanged. The plan
 * is made before the transaction, so that other writers wait less; the statements of the transaction only touch rows
 * that still match the plan.
 * @throws AppError forbidden when the actor is no longer an active admin, conflict when others keep changing the same
 *   people
 */
export async function loadRoster(db: Db, rows: readonly CheckedRow[], options: LoadOptions): Promise<LoadResult> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const plan = await planRoster(db, rows, options.conflicts);
    try {
      return { loadId: await withCheckpointAfter(db, () => carryOut(db, plan, options)), plan };
    } catch (error) {
      if (!(error instanceof PlanOutdated)) throw error;
    }
  }
  throw new AppError("conflict", "Alguien está cambiando a las mismas personas. Espera un momento y súbelo de nuevo.", {
    reason: "changing",
  });
}

async function carryOut(db: Db, plan: readonly PlannedRow[], options: LoadOptions): Promise<number> {
  const { by, fileName, fileHash, settings, clock = systemClock } = options;
  const of = (outcome: PlannedRow["outcome"]) => plan.filter((row) => row.outcome === outcome);
  const created = of("created").flatMap(({ person }) => person ?? []);
  const updated = of("updated").flatMap(updateOf);
  const now = isoNow(clock);
  const counts = {
    created: created.length,
    updated: updated.length,
    unchanged: of("unchanged").length,
    conflicts: of("conflict").length,
    rejected: of("rejected").length,
  };
  const { loadId, needsCompacting } = await runForPersonOrProgram(
    db,
    { by, permission: "roster" },
    async (trx, record) => {
      const { id } = await trx
        .insertInto("roster_loads")
        .values({ ...loaderOf(by), file_name: fileName, file_hash: fileHash, created_at: now, ...counts })
        .returning("id")
        .executeTakeFirstOrThrow();
      const searched = updated.filter(isSearched);
      const put = await withBulkSearch(trx, created.length + searched.length, async () => {
        await insertUsers(trx, created, settings.EMAIL_DOMAIN, now);
        await updateSearched(trx, searched, now);
      });
      await updateCohort(
        trx,
        updated.filter((update) => !isSearched(update)),
        now,
      );
      await recordCreated(trx, id, created);
      await recordOthers(trx, id, plan, now);
      await record("excel_upload", { fileName, loadId: id, ...counts });
      return { loadId: id, needsCompacting: put };
    },
  );
  if (needsCompacting) await compactSearchIndex(db);
  return loadId;
}

function loaderOf(by: number | Program) {
  return typeof by === "number" ? { loaded_by: by, loaded_with: null } : { loaded_by: null, loaded_with: by.prefix };
}

async function insertUsers(trx: Db, people: readonly RosterPerson[], domain: string, now: string): Promise<void> {
  // Inserting in the order of the RUT appends to neighbouring pages of both unique indexes, which halves the time.
  const ordered = [...people].sort((a, b) => (a.identifier < b.identifier ? -1 : 1));
  for (const chunk of chunks(ordered, INDEXED_CHUNK)) {
    const values = chunk.map((person) => rowOf(person, domain));
    const { numAffectedRows = 0n } = await sql`
      insert into users (rut, name, email, identifier_kind, email_source, faculty, career, campus, entry_year,
        study_status, role, is_active, password_hash, created_at, updated_at)
      select j.value ->> 0, j.value ->> 1, j.value ->> 2, j.value ->> 3, j.value ->> 4, j.value ->> 5, j.value ->> 6,
        j.value ->> 7, j.value ->> 8, j.value ->> 9, 'user', 1, null, ${now}, ${now}
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

function rowOf(person: RosterPerson, domain: string): (string | number | null)[] {
  const { identifier, name, email, kind, faculty, career, campus, entryYear, studyStatus } = person;
  const address = email ?? generatedEmail(identifier, domain);
  const source = email === null ? "generated" : "roster";
  return [identifier, name, address, kind, source, faculty, career, campus, entryYear, studyStatus];
}

/** For people whose address already belongs to somebody else: generates one with the first free number. */
async function insertMissing(
  trx: Db,
  chunk: readonly RosterPerson[],
  { domain, now, inserted }: { domain: string; now: string; inserted: number },
): Promise<void> {
  const ids = chunk.map((person) => person.identifier);
  const there = await trx.selectFrom("users").select("rut").where("rut", "in", ids).execute();
  if (there.length > inserted) throw new PlanOutdated();
  const present = new Set(there.map((user) => user.rut));
  for (const person of chunk.filter(({ identifier }) => !present.has(identifier))) {
    // Its address was free when the plan was made.
    if (person.email !== null) throw new PlanOutdated();
    await trx
      .insertInto("users")
      .values({
        rut: person.identifier,
        name: person.name,
        email: await freePlaceholder(trx, person.identifier, domain),
        identifier_kind: person.kind,
        email_source: "generated",
        faculty: person.faculty,
        career: person.career,
        campus: person.campus,
        entry_year: person.entryYear,
        study_status: person.studyStatus,
        role: "user",
        is_active: 1,
        password_hash: null,
        created_at: now,
        updated_at: now,
      })
      .execute();
  }
}

/* ---- changes ---- */

type Update = { id: number; was: string; name: string; changes: Changes };

function updateOf({ existing, changes }: PlannedRow): Update[] {
  if (!existing || !changes) return [];
  return [{ id: existing.id, was: existing.updated_at, name: existing.name, changes }];
}

/** Changes of these columns also change the search index. */
function isSearched({ changes }: Update): boolean {
  return changes.name !== undefined || changes.email !== undefined;
}

const COHORT = sql`
  faculty = coalesce(j.value ->> '$.changes.faculty', faculty),
  career = coalesce(j.value ->> '$.changes.career', career),
  campus = coalesce(j.value ->> '$.changes.campus', campus),
  entry_year = coalesce(j.value ->> '$.changes.entry_year', entry_year),
  study_status = coalesce(j.value ->> '$.changes.study_status', study_status)
`;

/** Only what still is as planned is changed. */
const AS_PLANNED = sql`
  users.id = j.value ->> 'id' and users.role = 'user' and users.blocked_at is null
    and users.updated_at = j.value ->> 'was'
    and users.name = j.value ->> 'name'
`;

async function updateSearched(trx: Db, updates: readonly Update[], now: string): Promise<void> {
  // In the order of the ids: the search index flushes its pending entries whenever an id is smaller than the previous
  // one.
  for (const chunk of chunks(
    [...updates].sort((a, b) => a.id - b.id),
    INDEXED_CHUNK,
  )) {
    const { numAffectedRows = 0n } = await sql`
      update or ignore users set
        name = coalesce(j.value ->> '$.changes.name', users.name),
        email = coalesce(j.value ->> '$.changes.email', email),
        email_source = coalesce(j.value ->> '$.changes.email_source', email_source),
        ${COHORT}, updated_at = ${now}
      from json_each(${JSON.stringify(chunk)}) j
      where ${AS_PLANNED}
    `.execute(trx);
    // Also when an address was taken by somebody else since the plan was made.
    if (Number(numAffectedRows) < chunk.length) throw new PlanOutdated();
    await yieldToEventLoop();
  }
}

async function updateCohort(trx: Db, updates: readonly Update[], now: string): Promise<void> {
  for (const chunk of chunks([...updates].sort((a, b) => a.id - b.id))) {
    const { numAffectedRows = 0n } = await sql`
      update users set ${COHORT}, updated_at = ${now}
      from json_each(${JSON.stringify(chunk)}) j
      where ${AS_PLANNED}
    `.execute(trx);
    if (Number(numAffectedRows) < chunk.length) throw new PlanOutdated();
    await yieldToEventLoop();
  }
}

/* ---- the record of the load ---- */

async function recordCreated(trx: Db, loadId: number, people: readonly RosterPerson[]): Promise<void> {
  for (const chunk of chunks(people.map(({ identifier }) => identifier))) {
    await sql`
      insert into roster_rows (load_id, user_id, outcome)
      select ${loadId}, u.id, 'created' from json_each(${JSON.stringify(chunk)}) j join users u on u.rut = j.value
    `.execute(trx);
    await yieldToEventLoop();
  }
}

type RecordedRow = { id: number; outcome: "updated" | "unchanged"; before: string | null; after: string | null };

/** People who had an account. Conflicts are in the file too, and stay as they are. */
async function recordOthers(trx: Db, loadId: number, plan: readonly PlannedRow[], now: string): Promise<void> {
  // Made chunk by chunk: the texts of 20,000 people at once would hold up other requests.
  for (const chunk of chunks(plan.filter(({ existing }) => existing !== null))) {
    const rows = chunk.flatMap((row) => recordOf(row, now));
    await sql`
      insert into roster_rows (load_id, user_id, outcome, before, after)
      select ${loadId}, j.value ->> 'id', j.value ->> 'outcome', j.value ->> 'before', j.value ->> 'after'
      from json_each(${JSON.stringify(rows)}) j
    `.execute(trx);
    await yieldToEventLoop();
  }
}

function recordOf({ existing, changes }: PlannedRow, now: string): RecordedRow[] {
  if (!existing) return [];
  if (!changes) return [{ id: existing.id, outcome: "unchanged", before: null, after: null }];
  const columns = Object.keys(changes) as (keyof Changes)[];
  const before = { ...pick(existing, columns), updated_at: existing.updated_at };
  const after = { ...changes, updated_at: now };
  return [{ id: existing.id, outcome: "updated", before: JSON.stringify(before), after: JSON.stringify(after) }];
}

function pick(existing: Existing, columns: readonly (keyof Changes)[]): Changes {
  return Object.fromEntries(columns.map((column) => [column, existing[column]]));
}

/** A checkpoint costs as much as the commit, so it runs separately: other requests are served between the two. */
export async function withCheckpointAfter<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`pragma wal_autocheckpoint = 0`.execute(db);
  try {
    return await work();
  } finally {
    await sql`pragma wal_autocheckpoint = ${sql.lit(USUAL_CHECKPOINT_PAGES)}`.execute(db);
    await sql`pragma wal_checkpoint(passive)`.execute(db);
  }
}
