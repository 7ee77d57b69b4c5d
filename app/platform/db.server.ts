import type { Db, OpenDatabase } from "#db/open.server.ts";

/**
 * The open database of this process. On globalThis because development reloads modules and the file must not be
 * opened twice. boot.server.ts sets it; routes read it through endpoint() and the page guards.
 */
const store = globalThis as typeof globalThis & { __database?: OpenDatabase };

export function setDatabase(database: OpenDatabase | undefined): void {
  if (database) store.__database = database;
  else delete store.__database;
}

export function getDb(): Db {
  if (!store.__database) throw new Error("The database is not open: boot() has not run");
  return store.__database.db;
}
