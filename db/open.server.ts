import Database from "better-sqlite3";
import { Kysely } from "kysely";
import { TwoConnectionDialect } from "./driver.server.ts";
import type { DatabaseSchema } from "./schema.ts";

export type Db = Kysely<DatabaseSchema>;
export type OpenDatabase = {
  db: Db;
  /** The connection that writes. */
  raw: Database.Database;
  close(): Promise<void>;
};

/** Milliseconds that a connection waits for another process. */
const BUSY_TIMEOUT = "busy_timeout = 5000";

/** SQLite before 3.51.3 can lose commits when two connections checkpoint at once (the WAL-reset bug). */
const OLDEST_SAFE_SQLITE = [3, 51, 3] as const;

/**
 * @returns what is asked for when that version of the library cannot be trusted with WAL, e.g. "3.51.3"; null: it can
 */
export function saferSqlite(version: string): string | null {
  return isOlder(version.split(".").map(Number)) ? OLDEST_SAFE_SQLITE.join(".") : null;
}

/**
 * Opens the database file with the settings that make a commit durable.
 * @param file path, or ":memory:" for tests that need no file.
 * @param onError hears every error of a statement, before its caller does
 * @throws Error when the SQLite library is too old to be trusted with WAL.
 */
export function openDatabase(file: string, onError: (error: unknown) => void = () => {}): OpenDatabase {
  const raw = new Database(file);
  try {
    return configured(raw, onError);
  } catch (error) {
    // Whoever tries again, on a disk without room, must not collect open files.
    raw.close();
    throw error;
  }
}

function configured(raw: Database.Database, onError: (error: unknown) => void): OpenDatabase {
  const version = String(raw.prepare("select sqlite_version()").pluck().get());
  const wanted = saferSqlite(version);
  if (wanted) throw new Error(`SQLite ${version} is older than ${wanted}`);
  raw.pragma("journal_mode = WAL");
  // After journal_mode: this build of SQLite falls back to NORMAL when WAL is switched on, and NORMAL loses commits on
  // power loss.
  raw.pragma("synchronous = FULL");
  raw.pragma("foreign_keys = ON");
  raw.pragma(BUSY_TIMEOUT);
  raw.pragma("trusted_schema = OFF");
  // Deleted content is overwritten with zeros: erased must mean erased (docs/decisions/0011-erasure.md).
  raw.pragma("secure_delete = ON");
  const reader = openReader(raw);
  const db = new Kysely<DatabaseSchema>({ dialect: new TwoConnectionDialect({ writer: raw, reader, onError }) });
  const close = async () => {
    // The one that may write goes last: it takes the log along. Kysely closes nothing that it has never used.
    reader?.close();
    await db.destroy();
    raw.close();
  };
  return { db, raw, close };
}

/** A database in memory belongs to its one connection. */
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
