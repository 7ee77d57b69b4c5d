import { createHash } from "node:crypto";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { migrate, NewerDatabaseError } from "#db/migrate.server.ts";
import { migrations } from "#db/migrations/index.ts";
import { openDatabase } from "#db/open.server.ts";
import { makeTestDatabase, type TestDatabase } from "../../support/database.ts";

const CREATE_A = { version: 1, name: "a", sql: "CREATE TABLE a (x INTEGER) STRICT" };

describe("migrations", () => {
  let raw: Database.Database;
  beforeEach(() => {
    raw = new Database(":memory:");
  });
  afterEach(() => raw.close());

  test("are applied once, in order", () => {
    const list = [CREATE_A, { version: 2, name: "b", sql: "ALTER TABLE a ADD COLUMN y TEXT" }];
    expect(migrate(raw, list)).toEqual(["a", "b"]);
    expect(migrate(raw, list)).toEqual([]);
  });

  test("that fail half way leave nothing behind", () => {
    const broken = {
      version: 2,
      name: "broken",
      sql: "CREATE TABLE b (x INTEGER) STRICT; CREATE TABLE a (x INTEGER) STRICT",
    };
    expect(() => migrate(raw, [CREATE_A, broken])).toThrow(/already exists/);
    expect(raw.prepare("SELECT name FROM sqlite_master WHERE name = 'b'").get()).toBeUndefined();
    expect(migrate(raw, [CREATE_A, { ...broken, sql: "CREATE TABLE b (x INTEGER) STRICT" }])).toEqual(["broken"]);
  });

  test("refuse a database of a newer program", () => {
    migrate(raw, [CREATE_A, { version: 2, name: "b", sql: "CREATE TABLE b (x INTEGER) STRICT" }]);
    expect(() => migrate(raw, [CREATE_A])).toThrow(NewerDatabaseError);
  });

  test("refuse one that was edited after it was applied", () => {
    migrate(raw, [CREATE_A]);
    expect(() => migrate(raw, [{ ...CREATE_A, sql: "CREATE TABLE a (x TEXT) STRICT" }])).toThrow(/changed after/);
  });
});

/** As they stand in the databases that are in use: add a line when a migration is released. */
const RELEASED = [
  "0d375c0d566fa10683458c7287cf7d7599281c3516843c7c9750bb3213d3dbf9",
  "5e7bb00fb1f406df2bf6e1c773375995e25eb125b9f89469a1091a476f74c978",
  "797b75f88b5408e7dfda3ebb6e48a5b60bc4dedd643a0810b89d7a6dcbc0ec78",
  "8d559c23c5612804f9c895b8c1ec825316768f73df4c95f746b507ff97a2cb95",
  "a2c355b14e43abce4e58254f6580776b6ba9777a3e1f2d3a7f62546945ceb845",
];

test("no released migration has changed", () => {
  const checksums = migrations.map(({ sql }) => createHash("sha256").update(sql).digest("hex"));
  expect(checksums.slice(0, RELEASED.length)).toEqual(RELEASED);
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
});

describe("an open database", () => {
  let database: TestDatabase;
  beforeEach(() => {
    database = makeTestDatabase();
  });
  afterEach(() => database.dispose());

  test("keeps every commit through a power loss and checks its foreign keys", () => {
    const pragma = (name: string) => database.raw.pragma(name, { simple: true });
    expect(pragma("journal_mode")).toBe("wal");
    expect(pragma("synchronous")).toBe(2);
    expect(pragma("foreign_keys")).toBe(1);
    expect(pragma("busy_timeout")).toBe(5000);
  });

  test("takes the write lock when a transaction begins", async () => {
    const other = openDatabase(database.file);
    other.raw.pragma("busy_timeout = 0");
    await database.db.transaction().execute(async (trx) => {
      await trx.selectFrom("users").select("id").execute();
      await expect(other.db.deleteFrom("jobs").execute()).rejects.toThrow(/locked|busy/i);
    });
    await other.close();
  });
});
