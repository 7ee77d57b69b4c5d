// Prevents: an audit trail from which somebody takes, changes or adds a row, and which still counts as whole.
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { auditKey } from "#app/features/audit/audit-key.server.ts";
import { signHead } from "#app/features/audit/chain.server.ts";
import { checkTrail } from "#app/features/audit/read-trail.server.ts";
import { recordAudit } from "#app/features/audit/record.server.ts";
import type { User } from "#db/schema.ts";
import { checked, MUTATIONS, makeTrail, seeded } from "../support/audit-trails.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { howMany } from "../support/long-run.ts";

const KEY = Buffer.alloc(32, 3);

describe("a made trail", () => {
  test("that nobody touched is whole up to its last row", () => {
    const trail = makeTrail(300, { key: KEY, every: 50, seed: 1 });
    expect(checked(trail, KEY)).toMatchObject({ rows: 300, intactUpTo: 300, anchors: 6, problems: [], notes: [] });
  });

  test("is not whole for another installation's key", () => {
    expect(checked(makeTrail(10, { key: KEY, every: 5, seed: 1 }), Buffer.alloc(32, 4)).problems).not.toEqual([]);
  });

  test.each(Object.keys(MUTATIONS))("%s: found, however often", (name) => {
    const random = seeded(name.length);
    const trail = makeTrail(200, { key: KEY, every: 25, seed: 2 });
    for (let index = 0; index < howMany(30, 800); index += 1) {
      const changed = MUTATIONS[name]?.(trail, random);
      expect(changed && checked(changed, KEY).problems.length, `${name}, change ${index}`).toBeGreaterThan(0);
    }
  });

  test("says from which row on it is in doubt", () => {
    const trail = makeTrail(100, { key: KEY, every: 50, seed: 3 });
    const rows = trail.rows.map((row) => (row.seq === 40 ? { ...row, action: "login!" } : row));
    expect(checked({ ...trail, rows }, KEY)).toMatchObject({ intactUpTo: 39 });
    expect(checked({ ...trail, rows: trail.rows.slice(0, 70) }, KEY)).toMatchObject({ intactUpTo: 70 });
  });

  test("whose last rows went with the head of that time is found by a later anchor only", () => {
    const trail = makeTrail(100, { key: KEY, every: 50, seed: 4 });
    const back = { ...trail, rows: trail.rows.slice(0, 80), head: signHead(KEY, { ...headOf(trail.rows[79]) }) };
    expect(checked(back, KEY).problems).toEqual([expect.stringContaining("se cortó el final")]);
    // The limit that docs/seguridad.md names: nothing outside says that there was more.
    expect(checked({ ...back, anchors: trail.anchors.slice(0, 1) }, KEY).problems).toEqual([]);
  });

  const headOf = (row: { seq: number; hash: string } | undefined) => ({ rows: row?.seq ?? 0, hash: row?.hash ?? "" });
});

describe("a trail in a database", () => {
  let database: TestDatabase;
  let admin: User;

  beforeEach(async () => {
    database = makeTestDatabase();
    admin = await makeUser(database.db, { role: "admin" });
    await recordAudit(database.db, [{ actor: null, action: "trail_begun" }]);
    for (let index = 0; index < 9; index += 1) await look();
  });
  afterEach(() => database.dispose());

  const look = () => recordAudit(database.db, [{ actor: admin, action: "person_viewed", target: admin.id }]);
  const verify = () => checkTrail(database.db, { key: auditKey(), anchors: [] });
  /** What a program other than the platform does to the file. */
  const tamper = (sql: string) => {
    const raw = new Database(database.file);
    const triggers = raw.prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'trigger'").pluck().all();
    for (const name of triggers.filter((trigger) => trigger.startsWith("audit_"))) raw.exec(`DROP TRIGGER ${name}`);
    raw.exec(sql);
    raw.close();
  };

  test("is whole after ten rows", async () => {
    expect(await verify()).toMatchObject({ rows: 10, intactUpTo: 10, problems: [] });
  });

  test.each([
    "UPDATE audit_trail SET action = 'login' WHERE seq = 4",
    "DELETE FROM audit_trail WHERE seq = 4",
    "DELETE FROM audit_trail WHERE seq > 8",
    `INSERT OR REPLACE INTO audit_trail SELECT 4, at, actor, actor_role, 'login', target_kind, target, details,
      previous_hash, hash FROM audit_trail WHERE seq = 4`,
    "DELETE FROM audit_trail",
  ])("is kept by the database itself: %s", async (statement) => {
    expect(() => database.raw.exec(statement)).toThrow("append-only");
    expect(await verify()).toMatchObject({ rows: 10, problems: [] });
  });

  test.each([
    "DELETE FROM audit_trail WHERE seq > 7",
    `DELETE FROM audit_trail WHERE seq > 7;
      UPDATE audit_head SET rows = 7, hash = (SELECT hash FROM audit_trail WHERE seq = 7)`,
    "DELETE FROM audit_head",
    "DELETE FROM audit_trail WHERE seq > 7; DELETE FROM audit_head",
    "DELETE FROM audit_trail; DELETE FROM audit_head",
    "UPDATE audit_trail SET hash = 'x' WHERE seq = 10",
  ])("is not made good by the rows that come later: %s", async (statement) => {
    tamper(statement);
    expect((await verify()).problems).not.toEqual([]);
    await look();
    await look();
    const { problems } = await verify();
    expect(problems).not.toEqual([]);
  });
});
