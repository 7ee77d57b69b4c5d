import Database from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from "kysely";
import type { DatabaseSchema } from "./schema.ts";

export type Db = Kysely<DatabaseSchema>;
export type OpenDatabase = { db: Db; raw: Database.Database; close(): Promise<void> };

/** SQLite before 3.51.3 can lose commits when two connections checkpoint at once (the WAL-reset bug). */
const OLDEST_SAFE_SQLITE = [3, 51, 3] as const;

/**
 * Opens the database file with the settings that make a commit durable.
 * @param file path, or ":memory:" for tests that need no file.
 * @throws Error when the SQLite library is too old to be trusted with WAL.
 */
export function openDatabase(file: string): OpenDatabase {
  const raw = new Database(file);
  const version = String(raw.prepare("select sqlite_version()").pluck().get());
  if (isOlder(version.split(".").map(Number)))
    throw new Error(`SQLite ${version} is older than ${OLDEST_SAFE_SQLITE.join(".")}`);
  raw.pragma("journal_mode = WAL");
  // After journal_mode: this build of SQLite falls back to NORMAL when WAL is switched on, and NORMAL loses commits on power loss.
  raw.pragma("synchronous = FULL");
  raw.pragma("foreign_keys = ON");
  raw.pragma("busy_timeout = 5000");
  raw.pragma("trusted_schema = OFF");
  // Deleted content is overwritten with zeros: erased must mean erased (docs/decisions/0011-erasure.md).
  raw.pragma("secure_delete = ON");
  const db = new Kysely<DatabaseSchema>({ dialect: new ImmediateSqliteDialect({ database: raw }) });
  return { db, raw, close: () => db.destroy() };
}

/** Transactions take the write lock at once: a read that later turns into a write can fail half way, this cannot. */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: Database.Database;
  constructor(config: { database: Database.Database }) {
    super(config);
    this.#database = config.database;
  }
  override createDriver() {
    return new ImmediateSqliteDriver({ database: this.#database });
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

function isOlder(version: number[]): boolean {
  for (const [index, part] of OLDEST_SAFE_SQLITE.entries()) {
    const own = version[index] ?? 0;
    if (own !== part) return own < part;
  }
  return false;
}
