import Database from "better-sqlite3";
import { Kysely } from "kysely";
import { TwoConnectionDialect } from "./driver.server.ts";
import type { DatabaseSchema } from "./schema.ts";

export type Db = Kysely<DatabaseSchema>;
export type OpenDatabase = {
  db: Db;
  /** The writing connection. */
  raw: Database.Database;
  close(): Promise<void>;
};

/** How long a connection waits for another process's lock, in milliseconds. */
const BUSY_TIMEOUT = "busy_timeout = 5000";

/** SQLite before 3.51.3 can lose commits when two connections checkpoint at once (the WAL-reset bug). */
const OLDEST_SAFE_SQLITE = [3, 51, 3] as const;

/**
 * @returns the minimum version, e.g. "3.51.3", when this version of the library is not safe with WAL; null when it is
 */
export function saferSqlite(version: string): string | null {
  return isOlder(version.split(".").map(Number)) ? OLDEST_SAFE_SQLITE.join(".") : null;
}

/**
 * Opens the database file with settings that make commits durable.
 * @param file path, or ":memory:" for tests that need no file
 * @param onError called with every statement error before the caller gets it
 * @throws Error when the SQLite library is too old to be safe with WAL
 */
export function openDatabase(file: string, onError: (error: unknown) => void = () => {}): OpenDatabase {
  const raw = new Database(file);
  try {
    return configured(raw, onError);
  } catch (error) {
    // Repeated attempts, e.g. on a full disk, must not leak open files.
    raw.close();
    throw error;
  }
}

function configured(raw: Database.Database, onError: (error: unknown) => void): OpenDatabase {
  const version = String(raw.prepare("select sqlite_version()").pluck().get());
  const wanted = saferSqlite(version);
  if (wanted) throw new Error(`SQLite ${version} is older than ${wanted}`);
  raw.pragma("journal_mode = WAL");
  // Set after journal_mode: this build of SQLite falls back to NORMAL when WAL is switched on, and NORMAL loses
  // commits on power loss.
  raw.pragma("synchronous = FULL");
  raw.pragma("foreign_keys = ON");
  raw.pragma(BUSY_TIMEOUT);
  raw.pragma("trusted_schema = OFF");
  // Overwrites deleted content with zeros, so that erased data cannot be recovered (docs/decisions/0011-erasure.md).
  raw.pragma("secure_delete = ON");
  const reader = openReader(raw);
  const db = new Kysely<DatabaseSchema>({ dialect: new TwoConnectionDialect({ writer: raw, reader, onError }) });
  const close = async () => {
    // The writing connection is closed last, because it removes the WAL. Kysely does not close a connection it has
    // never used, so it is closed explicitly.
    reader?.close();
    await db.destroy();
    raw.close();
  };
  return { db, raw, close };
}

/** An in-memory database is visible only to its own connection. */
function openReader({ memory, name }: Database.Database): Database.Database | undefined {
  if (memory) return undefined;
  const reader = new Database(name, { readonly: true });
  reader.pragma(BUSY_TIMEOUT);
  reader.pragma("trusted_schema = OFF");
  return reader;
}

function isOlder(version: number[]): boolean {
  for (const [index, part] of OLDEST_SAFE_SQLITE.entries()) {
    const own = version[index] ?? 0;
    if (own !== part) return own < part;
  }
  return false;
}
