import { spawnSync } from "node:child_process";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { migrate } from "#db/migrate.server.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";
import { makeOldDatabase } from "../../support/old-database.ts";

/**
 * A backup must be readable without this program: with Python's sqlite3 module and with the sqlite3 command of the
 * distribution (Debian 12 has 3.40 of both), whose parser refuses what is nested too deeply.
 */

/**
 * The one table that those versions cannot ask: its tokenizer folds accents in groups of three letters since SQLite
 * 3.45. What it indexes is a copy of columns of users; its own tables (users_search_data, …) are read like all others.
 */
const NEWER_THAN_THEY = ["users_search"];

const PYTHON = `
import json, sqlite3, sys
db = sqlite3.connect("file:" + sys.argv[1] + "?mode=ro", uri=True)
newer = json.loads(sys.argv[2])
tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
indexes = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'index' ORDER BY name")]
for table in tables:
    if table in newer: continue
    assert db.execute(f'PRAGMA table_xinfo("{table}")').fetchall(), table
    db.execute(f'SELECT count(*) FROM "{table}"').fetchone()
    db.execute(f'SELECT * FROM "{table}" LIMIT 5').fetchall()
for index in indexes:
    assert db.execute(f'PRAGMA index_xinfo("{index}")').fetchall(), index
print(json.dumps({
    "version": sqlite3.sqlite_version,
    "integrity": db.execute("PRAGMA integrity_check").fetchall(),
    "tables": tables,
    "indexes": indexes,
    "found": db.execute("SELECT name FROM users INDEXED BY users_name WHERE name_key >= 'n~' ORDER BY \
name_key").fetchall(),
}))
`;

/** Why a program cannot be tried here; null: it can. Printed, so that nobody takes a skipped test for a passed one. */
function absent(command: string): string | null {
  if (!spawnSync(command, ["-version"]).error) return null;
  const reason = `${command} is not on this machine: what it reads was not tried`;
  process.stdout.write(`${reason}\n`);
  return reason;
}

const NO_PYTHON = absent("python3");
const NO_SQLITE = absent("sqlite3");

const KINDS: Record<string, () => TestDatabase> = {
  "a fresh database": makeTestDatabase,
  "a database brought up to date": () => {
    const old = makeOldDatabase(5);
    old.raw
      .prepare(
        "INSERT INTO users (rut, name, email, role, created_at, updated_at) VALUES ('1', ?, '1', 'user', '', '')",
      )
      .run("Ñusta Álvarez");
    migrate(old.raw);
    return old;
  },
};

describe.each(Object.entries(KINDS))("%s", (_kind, make) => {
  let database: TestDatabase;
  let schema: { tables: string[]; indexes: string[] };
  beforeEach(async () => {
    database = make();
    await makeUser(database.db, { name: "Ñanco Áñez" });
    await makeUser(database.db, { name: "Ana Soto" });
    const named = (type: string) =>
      database.raw.prepare("SELECT name FROM sqlite_master WHERE type = ? ORDER BY name").pluck().all(type) as string[];
    schema = { tables: named("table"), indexes: named("index") };
    // As a backup: one file, without a log.
    database.raw.pragma("journal_mode = DELETE");
  });
  afterEach(() => database.dispose());

  test.skipIf(NO_PYTHON !== null)("is read by Python's module: every table, every index, by the index of names", () => {
    const { stdout, stderr, status } = spawnSync(
      "python3",
      ["-c", PYTHON, database.file, JSON.stringify(NEWER_THAN_THEY)],
      {
        encoding: "utf8",
      },
    );
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const read = JSON.parse(stdout);
    expect(read).toMatchObject({ ...schema, integrity: [["ok"]] });
    expect(read.found).toContainEqual(["Ñanco Áñez"]);
    expect(read.found).not.toContainEqual(["Ana Soto"]);
  });

  test.skipIf(NO_SQLITE !== null)("is read by the sqlite3 command", () => {
    const question = `PRAGMA integrity_check; SELECT name FROM users INDEXED BY users_name WHERE name_key >= 'n~';`;
    const { stdout, stderr, status } = spawnSync("sqlite3", ["-readonly", database.file, question], {
      encoding: "utf8",
    });
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
    expect(stdout).toMatch(/^ok\n/);
    expect(stdout).toContain("Ñanco Áñez");
  });
});
