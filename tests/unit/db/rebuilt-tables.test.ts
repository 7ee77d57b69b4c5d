import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { migrate } from "#db/migrate.server.ts";
import { migrations } from "#db/migrations/index.ts";
import type { TestDatabase } from "../../support/database.ts";
import { makeOldDatabase } from "../../support/old-database.ts";

/** Migrations that make a table anew: what refers to it stays, and so does everything that belongs to it. */

const PARENT = "CREATE TABLE parent (id INTEGER PRIMARY KEY, kind TEXT CHECK (kind IN ('a'))) STRICT;";
const CHILD = "CREATE TABLE child (parent_id INTEGER NOT NULL REFERENCES parent (id) ON DELETE CASCADE) STRICT;";
const OLD = { version: 1, name: "old", sql: PARENT + CHILD };

/** @param rows which rows of the parent are copied */
const rebuilding = (rows: string) => ({
  version: 2,
  name: "rebuilt",
  rebuilds: ["parent"],
  sql: `CREATE TABLE rebuilt_parent (id INTEGER PRIMARY KEY, kind TEXT) STRICT;
    INSERT INTO rebuilt_parent SELECT * FROM parent WHERE ${rows};
    DROP TABLE parent;
    ALTER TABLE rebuilt_parent RENAME TO parent;`,
});

describe("a migration that makes a table anew", () => {
  let raw: Database.Database;
  beforeEach(() => {
    raw = new Database(":memory:");
    raw.pragma("foreign_keys = ON");
    migrate(raw, [OLD]);
    raw.exec("INSERT INTO parent VALUES (1, 'a'), (2, 'a'); INSERT INTO child VALUES (1), (2)");
  });
  afterEach(() => raw.close());

  test("deletes nothing that refers to it, and foreign keys hold again afterwards", () => {
    migrate(raw, [OLD, rebuilding("true")]);
    expect(raw.prepare("SELECT parent_id FROM child").pluck().all()).toEqual([1, 2]);
    expect(() => raw.exec("INSERT INTO child VALUES (3)")).toThrow(/FOREIGN KEY/);
    raw.exec("DELETE FROM parent WHERE id = 1");
    expect(raw.prepare("SELECT parent_id FROM child").pluck().all()).toEqual([2]);
  });

  test("changes nothing when a row would be left without the one that it refers to", () => {
    expect(() => migrate(raw, [OLD, rebuilding("id = 1")])).toThrow(/"rebuilt" would leave 1 reference/);
    expect(raw.prepare("SELECT id FROM parent").pluck().all()).toEqual([1, 2]);
    expect(() => raw.exec("INSERT INTO parent VALUES (3, 'b')"), "the old table").toThrow(/CHECK/);
    expect(() => raw.exec("INSERT INTO child VALUES (3)")).toThrow(/FOREIGN KEY/);
  });
});

const TABLES = ["interviews", "interview_messages", "interview_results", "interview_feedback"];
const AT = "2026-11-20T12:00:00.000Z";

/** Two people, three interviews (one open), what was said in them, results and ratings, one without an interview. */
const ROWS = `
  INSERT INTO users (id, rut, name, email, role, created_at, updated_at)
    VALUES (1, '1-9', 'Ana', 'a@u.example', 'user', '${AT}', '${AT}'),
      (2, '2-7', 'Luz', 'l@u.example', 'user', '${AT}', '${AT}');
  INSERT INTO interviews VALUES
    (3, 1, 'natalia', 'completed', 1, 's', 'Ana', '[{"id":"cv-1"}]', 0, 0, 1, 1800, 12.5, 5, 1800, NULL, '{}', '${AT}',
      '${AT}', '${AT}'),
    (5, 1, 'mia', 'open', 0, 't', 'Ana', '[]', 4, 2, 3, 2700, 0.25, 6, 30, '${AT}', '{"closings":"x"}', '${AT}',
      '${AT}', NULL),
    (9, 2, 'cristian', 'abandoned', 0, 'u', 'Luz', '[]', 0, 0, 0, 1800, 1800, 7, 1800, NULL, '{}', '${AT}', '${AT}',
      '${AT}');
  INSERT INTO interview_messages (interview_id, position, message_id, role, content, created_at)
    VALUES (3, 0, 'm', 'assistant', 'Hola', '${AT}'), (3, 1, 'n', 'user', 'Sí', '${AT}'),
      (5, 0, 'm', 'assistant', 'Hola', '${AT}');
  INSERT INTO interview_results VALUES (3, 71, '1', 'rules', '{}', '${AT}');
  INSERT INTO interview_feedback VALUES
    (4, 1, 3, 'natalia', 5, 'Bien', 12.5, '${AT}'), (8, 2, NULL, 'mia', 1, '', NULL, '${AT}');`;

describe("interviews of a database from before the open list of hunters", () => {
  let old: TestDatabase;
  const schema = () => ({
    rows: TABLES.map((table) => old.raw.prepare(`SELECT rowid, * FROM ${table} ORDER BY rowid`).all()),
    columns: TABLES.map((table) => old.raw.pragma(`table_xinfo(${table})`)),
    references: TABLES.map((table) => old.raw.pragma(`foreign_key_list(${table})`)),
    objects: old.raw
      .prepare("SELECT type, name, tbl_name, sql FROM sqlite_master WHERE type <> 'table' ORDER BY name")
      .all(),
  });
  /** The rules of these tables, in their own words. */
  const checks = () =>
    TABLES.flatMap((table) => {
      const sql = old.raw.prepare("SELECT sql FROM sqlite_master WHERE name = ?").pluck().get(table);
      return String(sql).match(/CHECK \(.*?\)+(?=,|\n)/g) ?? [];
    });
  beforeEach(() => {
    old = makeOldDatabase(9);
    old.raw.exec(ROWS);
  });
  afterEach(() => old.dispose());

  test("come through with every row, reference, index and trigger, and every other check", () => {
    const before = schema();
    const checked = checks();
    migrate(
      old.raw,
      migrations.filter(({ version }) => version <= 10),
    );
    expect(schema()).toEqual(before);
    expect(checks()).toEqual(checked.filter((check) => !check.includes("hunter_id")));
    expect(checked).toHaveLength(checks().length + 2);
    expect(old.raw.pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
    expect(old.raw.pragma("foreign_key_check")).toEqual([]);
  });

  test("take a hunter that nobody knew then, and keep their rules", () => {
    migrate(old.raw);
    old.raw.exec("UPDATE interviews SET hunter_id = 'olga' WHERE id = 9");
    old.raw.exec("UPDATE interview_feedback SET hunter_id = 'olga' WHERE id = 8");
    expect(() => old.raw.exec("UPDATE interviews SET status = 'x'")).toThrow(/CHECK/);
    expect(() => old.raw.exec("UPDATE interview_feedback SET rating = 6")).toThrow(/CHECK/);
    const second = "INSERT INTO interviews SELECT 10, user_id, hunter_id, 'open', is_personalised, seed, student_name,";
    const rest =
      "questions, 0, 0, 0, 1, 1, 1, 1, NULL, said, started_at, updated_at, NULL, NULL FROM interviews WHERE id = 5";
    expect(() => old.raw.exec(`${second} ${rest}`), "one open with a hunter").toThrow(/UNIQUE/);
    old.raw.exec("DELETE FROM users WHERE id = 1");
    const left = TABLES.map((table) => old.raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
    expect(left).toEqual([1, 0, 0, 1]);
  });
});
