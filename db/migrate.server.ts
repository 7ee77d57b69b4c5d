import { createHash } from "node:crypto";
import type Database from "better-sqlite3";
import { migrations } from "./migrations/index.ts";
import type { Migration } from "./migrations/migration.ts";

/** The database was written by a newer version of the program: opening it could destroy data. */
export class NewerDatabaseError extends Error {
  /** The newest schema version known to this program. */
  readonly known: number;
  constructor(found: number, known: number) {
    super(
      `La base de datos tiene la versión ${found} y este programa llega a la ${known}. Instala la versión ` +
        "nueva del programa o restaura un respaldo anterior.",
    );
    this.name = "NewerDatabaseError";
    this.known = known;
  }
}

/** The newest schema version known to this program. */
export function knownSchema(list: readonly Migration[] = migrations): number {
  return list.at(-1)?.version ?? 0;
}

/** Number of the newest migration applied to the database; 0: a new database. Changes nothing. */
export function schemaVersion(raw: Database.Database): number {
  const table = raw.prepare("SELECT 1 FROM sqlite_master WHERE name = 'schema_migrations'").get();
  if (!table) return 0;
  return raw.prepare<[], number | null>("SELECT max(version) FROM schema_migrations").pluck().get() ?? 0;
}

export type SchemaState = {
  /** As returned by schemaVersion() and knownSchema(). */
  version: number;
  known: number;
  /** Names of the migrations that the next start applies. */
  pending: string[];
};

/** Compares the database's schema version with the program's, without changing it. */
export function schemaState(raw: Database.Database, list: readonly Migration[] = migrations): SchemaState {
  const version = schemaVersion(raw);
  return {
    version,
    known: knownSchema(list),
    pending: list.filter((migration) => migration.version > version).map(({ name }) => name),
  };
}

/**
 * Applies the pending migrations: each in its own transaction, recorded with its checksum. (Kysely's Migrator can
 * leave a failed migration half applied on SQLite.)
 * @returns names of the applied migrations
 */
export function migrate(raw: Database.Database, list: readonly Migration[] = migrations): string[] {
  raw.exec(`CREATE TABLE IF NOT EXISTS schema_migrations (
    version INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_at TEXT NOT NULL) STRICT`);
  const done = new Map(
    raw
      .prepare<[], { version: number; checksum: string }>("SELECT version, checksum FROM schema_migrations")
      .all()
      .map((row) => [row.version, row.checksum]),
  );
  const newest = Math.max(0, ...done.keys());
  const known = knownSchema(list);
  if (newest > known) throw new NewerDatabaseError(newest, known);

  const record = raw.prepare("INSERT INTO schema_migrations (version, name, checksum, applied_at) VALUES (?, ?, ?, ?)");
  const applied: string[] = [];
  for (const migration of list) {
    const checksum = createHash("sha256").update(migration.sql).digest("hex");
    const before = done.get(migration.version);
    if (before !== undefined) {
      if (before !== checksum)
        throw new Error(`Migration ${migration.version} (${migration.name}) was changed after it was applied`);
      continue;
    }
    withReferencesKept(raw, migration, () => {
      raw.exec(migration.sql);
      record.run(migration.version, migration.name, checksum, new Date().toISOString());
    });
    applied.push(migration.name);
  }
  return applied;
}

/**
 * Runs a migration in one transaction. A rebuilt table is dropped first, which with foreign keys on would delete every
 * row that refers to it (ON DELETE CASCADE). So foreign keys are switched off meanwhile and checked before the commit.
 * The pragma has no effect inside a transaction, so it is set outside.
 * @throws Error when a foreign key is violated afterwards; the database is unchanged
 */
function withReferencesKept(raw: Database.Database, { name, rebuilds = [] }: Migration, apply: () => void): void {
  if (rebuilds.length === 0) {
    raw.transaction(apply)();
    return;
  }
  const before = raw.pragma("foreign_keys", { simple: true });
  raw.pragma("foreign_keys = OFF");
  try {
    raw.transaction(() => {
      apply();
      const broken = raw.pragma("foreign_key_check") as { table: string; parent: string }[];
      const own = broken.filter(({ table, parent }) => rebuilds.includes(table) || rebuilds.includes(parent));
      if (own.length > 0) throw new Error(`Migration "${name}" would leave ${own.length} references without a row`);
    })();
  } finally {
    raw.pragma(`foreign_keys = ${before}`);
  }
}
