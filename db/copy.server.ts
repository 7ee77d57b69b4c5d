import Database from "better-sqlite3";
import { schemaVersion } from "./migrate.server.ts";

/** Whole database files: copying one that is in use, examining one that is not. */

/** Milliseconds that copying waits for another process to let go. */
const BUSY_TIMEOUT = 10_000;

/**
 * Copies a database that others go on writing: one read transaction, so the copy is one instant and no writer waits.
 * VACUUM INTO and not the backup API: the copy has no free pages, in which pieces of erased people could be left, and
 * is a single file without a log (docs/decisions/0015-backup.md).
 * @param target must not exist; it is not on the disk for good until the caller has fsynced it
 */
export function copyDatabase(source: string, target: string): void {
  const raw = new Database(source, { fileMustExist: true });
  try {
    raw.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
    raw.prepare("VACUUM INTO ?").run(target);
  } finally {
    raw.close();
  }
}

export type Examined = {
  /** Number of the newest migration that it has had; 0: none. */
  schema: number;
  /** What SQLite finds wrong, in its own words; empty: nothing. */
  problems: string[];
};

/** Reads every page, index and reference of a database that nobody uses. Writes nothing. */
export function examineDatabase(file: string): Examined {
  let raw: Database.Database | undefined;
  try {
    raw = new Database(file, { readonly: true });
    const pages = raw.prepare<[], string>("PRAGMA integrity_check(5)").pluck().all();
    const orphans = raw.prepare<[], { table: string }>("PRAGMA foreign_key_check").all();
    const problems = [
      ...pages.filter((line) => line !== "ok"),
      ...new Set(orphans.map(({ table }) => `referencias rotas en la tabla ${table}`)),
    ];
    return { schema: schemaVersion(raw), problems };
  } catch (error) {
    return { schema: 0, problems: [error instanceof Error ? error.message : String(error)] };
  } finally {
    raw?.close();
  }
}

/** Names of files that the rows of a database refer to: they belong into a copy of it. */
export function uploadsNamedIn(file: string): string[] {
  const raw = new Database(file, { readonly: true });
  try {
    return raw.prepare<[], string>("SELECT upload FROM cv_analyses WHERE upload IS NOT NULL").pluck().all();
  } finally {
    raw.close();
  }
}

/**
 * Up to when the clock could be believed, as a database that nobody uses says (ISO-8601 UTC).
 * @returns null: it says nothing yet; undefined: it is older than the table that says it
 */
export function lastSeenIn(file: string): string | null | undefined {
  const raw = new Database(file, { readonly: true });
  try {
    if (!raw.prepare("SELECT 1 FROM sqlite_master WHERE name = 'clock_watch'").get()) return undefined;
    return raw.prepare<[], string>("SELECT last_seen_at FROM clock_watch").pluck().get() ?? null;
  } finally {
    raw.close();
  }
}

/** Signs everybody out of a database that nobody uses. */
export function endAllSessions(file: string): void {
  const raw = new Database(file, { fileMustExist: true });
  try {
    raw.pragma("synchronous = FULL");
    raw.pragma("secure_delete = ON");
    raw.prepare("DELETE FROM sessions").run();
  } finally {
    raw.close();
  }
}

/**
 * Whether any program has this database open. Every connection in WAL mode holds a shared lock for as long as it lives,
 * and this one wants the file for itself. A file that is no database is used by nobody.
 */
export function isDatabaseInUse(file: string): boolean {
  let raw: Database.Database | undefined;
  try {
    raw = new Database(file, { fileMustExist: true });
    raw.pragma("busy_timeout = 0");
    raw.pragma("locking_mode = EXCLUSIVE");
    raw.exec("BEGIN EXCLUSIVE; ROLLBACK");
    return false;
  } catch (error) {
    return error instanceof Database.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
  } finally {
    raw?.close();
  }
}
