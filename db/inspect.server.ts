import { existsSync } from "node:fs";
import { setImmediate as breathe } from "node:timers/promises";
import Database from "better-sqlite3";
import { Kysely } from "kysely";
import { TwoConnectionDialect } from "./driver.server.ts";
import { schemaVersion } from "./migrate.server.ts";
import type { OpenDatabase } from "./open.server.ts";
import type { DatabaseSchema } from "./schema.ts";

/** Inspects a database that may be in use or broken, without changing it. */

/**
 * Version of the SQLite library.
 * @throws Error when its native module does not load
 */
export function sqliteVersion(): string {
  const memory = new Database(":memory:");
  try {
    return String(memory.prepare("select sqlite_version()").pluck().get());
  } finally {
    memory.close();
  }
}

/**
 * Opens an existing database for reading only.
 * @throws SqliteError when it is missing, locked or not a database
 */
export function inspectDatabase(file: string): OpenDatabase {
  // A read-only connection cannot delete the WAL files it creates. So if there is no WAL yet, a connection with write
  // permission (that writes nothing) is used, which removes them when it closes.
  const readonly = existsSync(`${file}-wal`);
  const raw = new Database(file, { readonly, fileMustExist: true, timeout: 1000 });
  raw.pragma("query_only = ON");
  raw.pragma("trusted_schema = OFF");
  const connections = { writer: raw, reader: undefined, onError: () => undefined };
  const db = new Kysely<DatabaseSchema>({ dialect: new TwoConnectionDialect(connections) });
  const close = async () => {
    await db.destroy();
    raw.close();
  };
  return { db, raw, close };
}

/**
 * Summary of an existing database that the start-up needs.
 * @returns "empty": no tables; null: it cannot be read, or its version has no such data
 */
export function contentsOf(file: string): "empty" | { ownPasswords: number } | null {
  let raw: Database.Database | undefined;
  try {
    const readonly = existsSync(`${file}-wal`);
    raw = new Database(file, { readonly, fileMustExist: true, timeout: 1000 });
    raw.pragma("query_only = ON");
    if (schemaVersion(raw) === 0) return raw.prepare("SELECT 1 FROM sqlite_master").get() ? null : "empty";
    const counted = raw.prepare<[], number>("SELECT count(*) FROM users WHERE password_hash IS NOT NULL").pluck().get();
    return { ownPasswords: counted ?? 0 };
  } catch {
    return null;
  } finally {
    raw?.close();
  }
}

export type QuickCheck = {
  /** Problems reported by SQLite, in its own words; empty: none found. */
  problems: string[];
  /** Number of tables checked, and number of tables in total. */
  checked: number;
  tables: number;
};

/** Runs SQLite's quick_check table by table; tables that remain after the deadline are skipped. */
export async function quickCheck(raw: Database.Database, isLate: () => boolean): Promise<QuickCheck> {
  const tables = raw
    .prepare<[], string>("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'")
    .pluck()
    .all();
  const problems: string[] = [];
  let checked = 0;
  for (const table of tables) {
    await breathe();
    if (isLate()) break;
    const results = raw
      .prepare<[], string>(`PRAGMA quick_check("${table.replaceAll('"', '""')}")`)
      .pluck()
      .all();
    problems.push(...results.filter((line) => line !== "ok"));
    checked += 1;
  }
  return { problems, checked, tables: tables.length };
}
