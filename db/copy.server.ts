import Database from "better-sqlite3";
import { schemaVersion } from "./migrate.server.ts";

/** Operations on whole database files: copying one that is in use, examining one that is not. */

/** Milliseconds to wait for another process's lock when copying. */
const BUSY_TIMEOUT = 10_000;

/**
 * Copies a database that is being written to. One read transaction makes the copy consistent and blocks no writer.
 * Uses VACUUM INTO instead of the backup API because the copy then has no free pages, which could contain erased
 * personal data, and is a single file without a WAL (docs/decisions/0015-backup.md).
 * @param target must not exist; it is not durable until the caller has called fsync
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
  /** Number of the newest applied migration; 0: none. */
  schema: number;
  /** Problems reported by SQLite, in its own words; empty: none. */
  problems: string[];
};

/** Checks every page, index and foreign key of a database that is not in use. Writes nothing. */
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

/** Names of the uploaded files that the database refers to: a backup must include them. */
export function uploadsNamedIn(file: string): string[] {
  const raw = new Database(file, { readonly: true });
  try {
    return raw.prepare<[], string>("SELECT upload FROM cv_analyses WHERE upload IS NOT NULL").pluck().all();
  } finally {
    raw.close();
  }
}

/**
 * The last time at which the clock was plausible (ISO-8601 UTC), from a database that is not in use.
 * @returns null: not recorded yet; undefined: the database is older than this table
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

/** Head of the audit trail in a database that is not in use; null: it has none, or is older than the trail. */
export function auditHeadIn(file: string): { rows: number; hash: string; mac: string } | null {
  const raw = new Database(file, { readonly: true });
  try {
    if (!raw.prepare("SELECT 1 FROM sqlite_master WHERE name = 'audit_head'").get()) return null;
    const head = raw.prepare<[], { rows: number; hash: string; mac: string }>("SELECT rows, hash, mac FROM audit_head");
    return head.get() ?? null;
  } finally {
    raw.close();
  }
}

/** Deletes all sessions in a database that is not in use. */
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
 * Whether any program has this database open. Every connection in WAL mode holds a shared lock while it is open, and
 * this function requests an exclusive one. A file that is not a database counts as not in use.
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
