import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CheckedRow, checkRows } from "#app/features/users/import/check-rows.ts";
import { reportOn } from "#app/features/users/import/import-plan.ts";
import { LISTED_PER_OUTCOME } from "#app/features/users/import/import-result.ts";
import { importUsers, planImport } from "#app/features/users/import/import-users.server.ts";
import type { User } from "#db/schema.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";
import { people } from "../../support/workbooks.ts";

const SETTINGS = { EMAIL_DOMAIN: "Uni.example" };
const CLOCK = { now: () => new Date("2026-11-20T15:00:00.000Z") };

let database: TestDatabase;
let admin: User;

beforeEach(async () => {
  database = makeTestDatabase();
  admin = await makeUser(database.db, { role: "admin", name: "Jefa de Carrera" });
});
afterEach(() => database.dispose());

const checked = (...rows: [string, string][]): CheckedRow[] =>
  checkRows(rows.map(([a, b], index) => ({ row: index + 1, a, b }))).rows;

const load = async (...rows: [string, string][]) =>
  importUsers(database.db, checked(...rows), {
    actorId: admin.id,
    fileName: "nomina.xlsx",
    settings: SETTINGS,
    clock: CLOCK,
  });
const outcomes = (plan: { outcome: string }[]) => plan.map((row) => row.outcome);
const users = () => database.db.selectFrom("users").selectAll().orderBy("id").execute();
const userOf = (rut: string) =>
  database.db.selectFrom("users").selectAll().where("rut", "=", rut).executeTakeFirstOrThrow();
const activities = () => database.db.selectFrom("activities").selectAll().execute();

/** Users that the search finds, and whether its index agrees with the table. */
function found(text: string): number {
  database.raw.exec("insert into users_search (users_search, rank) values ('integrity-check', 1)");
  return database.raw
    .prepare("select count(*) from users_search where users_search match ?")
    .pluck()
    .get(`"${text}"`) as number;
}

describe("a load", () => {
  test("makes accounts with the standard role, the initial password and a generated e-mail", async () => {
    expect(outcomes(await load(["12.345.678-k", "Ana Soto"]))).toEqual(["created"]);
    expect(await userOf("12345678-K")).toMatchObject({
      name: "Ana Soto",
      email: "12345678-k@uni.example",
      role: "user",
      is_active: 1,
      password_hash: null,
      created_at: "2026-11-20T15:00:00.000Z",
    });
    expect(found("ana soto")).toBe(1);
  });

  test("sets the name that differs and nothing else", async () => {
    const before = await makeUser(database.db, {
      rut: "12345678-5",
      name: "Ana Soto",
      email: "ana@otro.example",
      is_active: 0,
      password_hash: "hash",
    });
    const plan = await load(["12345678-5", "Ana María Soto"]);
    expect(plan[0]).toMatchObject({ outcome: "updated", previousName: "Ana Soto" });
    expect(await userOf("12345678-5")).toEqual({
      ...before,
      name: "Ana María Soto",
      // Computed from it by the database.
      name_key_1: expect.any(String),
      name_key_2: expect.any(String),
      name_key: "ana maria soto",
      updated_at: "2026-11-20T15:00:00.000Z",
    });
    expect([found("ana soto"), found("maría soto")]).toEqual([0, 1]);
  });

  test("leaves an admin alone, also another one than who loads", async () => {
    const other = await makeUser(database.db, { rut: "12345678-5", role: "admin", name: "Otra Jefa" });
    const plan = await load(["12345678-5", "Nombre Nuevo"], [admin.rut, "Yo Misma"], ["9876543-3", "Luis Paz"]);
    expect(outcomes(plan)).toEqual(["rejected", "rejected", "created"]);
    expect(plan[0]?.cause).toContain("Es administrador");
    expect(await userOf("12345678-5")).toEqual(other);
    expect(await userOf(admin.rut)).toEqual(admin);
  });

  test("changes nothing the second time", async () => {
    const rows = people(2_500);
    await load(...rows);
    const before = await users();
    const plan = await load(...rows);
    expect(new Set(outcomes(plan))).toEqual(new Set(["unchanged"]));
    expect(await users()).toEqual(before);
  });

  test("gives the next free e-mail where the generated one belongs to somebody else", async () => {
    await makeUser(database.db, { email: "12345678-5@UNI.example" });
    await makeUser(database.db, { email: "12345678-5.2@uni.example" });
    const plan = await load(["9876543-3", "Luis Paz"], ["12345678-5", "Ana Soto"]);
    expect(outcomes(plan)).toEqual(["created", "created"]);
    expect((await userOf("12345678-5")).email).toBe("12345678-5.3@uni.example");
    expect((await userOf("9876543-3")).email).toBe("9876543-3@uni.example");
  });

  test("is one activity with counts and without people", async () => {
    await makeUser(database.db, { rut: "9876543-3", name: "Luis" });
    await load(["12345678-5", "Ana Soto"], ["9876543-3", "Luis Paz"], ["1234", "Eva"], [admin.rut, "Yo"]);
    const rows = await activities();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ user_id: admin.id, action: "excel_upload" });
    expect(JSON.parse(rows[0]?.details ?? "")).toEqual({
      fileName: "nomina.xlsx",
      created: 1,
      updated: 1,
      unchanged: 0,
      rejected: 2,
    });
  });

  test("of somebody who is no active admin any more writes nothing", async () => {
    await database.db.updateTable("users").set({ is_active: 0 }).where("id", "=", admin.id).execute();
    await expect(load(["12345678-5", "Ana Soto"])).rejects.toMatchObject({ status: 403 });
    expect(await users()).toHaveLength(1);
  });

  test("that fails half way leaves nothing", async () => {
    const rows = people(3_000);
    const [unlucky = ""] = [...rows]
      .map(([rut]) => rut)
      .sort()
      .slice(-1);
    database.raw.exec(`create temp trigger fails before insert on users when new.rut = '${unlucky}'
      begin select raise(abort, 'disk full'); end`);
    await expect(load(...rows)).rejects.toThrow("disk full");
    expect(await users()).toHaveLength(1);
    expect(await activities()).toEqual([]);
    expect(found("gonzález")).toBe(0);
    database.raw.exec("drop trigger fails");
    expect(outcomes(await load(...rows)).filter((outcome) => outcome === "created")).toHaveLength(3_000);
  });

  test("keeps nobody who only reads waiting, and shows nothing before it is done", async () => {
    let isOver = false;
    const loading = load(...people(4_000)).finally(() => {
      isOver = true;
    });
    let seen = 0;
    while (!isOver) {
      await yieldToEventLoop();
      if (!database.raw.inTransaction) continue;
      expect(await users()).toHaveLength(1);
      // The same transaction is still open: the answer did not come after it.
      if (database.raw.inTransaction) seen += 1;
    }
    await loading;
    expect(seen).toBeGreaterThan(0);
    expect(await users()).toHaveLength(4_001);
  });

  test("lets others read and write meanwhile, and loses nothing of theirs", async () => {
    const loading = load(...people(4_000));
    const others = Array.from({ length: 20 }, () => makeUser(database.db));
    expect(await Promise.all(others)).toHaveLength(20);
    expect(outcomes(await loading)).toHaveLength(4_000);
    expect(await users()).toHaveLength(4_021);
  });
});

describe("people who change between the plan and the load", () => {
  /** Runs `change` once, when the plan has been read: right before the transaction begins. */
  function beforeTransaction(change: string): void {
    const { db, raw } = database;
    const transaction = db.transaction.bind(db);
    let pending = true;
    Object.defineProperty(db, "transaction", {
      value: () => {
        if (pending) raw.exec(change);
        pending = false;
        return transaction();
      },
    });
  }

  test.each([
    [
      "somebody made the account",
      "insert into users (rut, name, email, role, is_active, created_at, updated_at) values ('12345678-5', " +
        "'Ana de Mano', 'x@y.example', 'user', 1, '', '')",
      "updated",
    ],
    [
      "somebody made an admin of it",
      "insert into users (rut, name, email, role, is_active, created_at, updated_at) values ('12345678-5', " +
        "'Ana Jefa', 'x@y.example', 'admin', 1, '', '')",
      "rejected",
    ],
  ])("%s: it is planned anew", async (_title, change, outcome) => {
    beforeTransaction(change);
    expect(outcomes(await load(["12345678-5", "Ana Soto"]))).toEqual([outcome]);
    expect(await users()).toHaveLength(2);
    expect(await activities()).toHaveLength(1);
  });

  test("a person promoted meanwhile keeps the name", async () => {
    await makeUser(database.db, { rut: "12345678-5", name: "Ana Jefa" });
    beforeTransaction("update users set role = 'admin' where rut = '12345678-5'");
    expect(outcomes(await load(["12345678-5", "Ana Soto"]))).toEqual(["rejected"]);
    expect((await userOf("12345678-5")).name).toBe("Ana Jefa");
  });
});

describe("many renamed at once", () => {
  test("are found by the new name only, and the index works as before", async () => {
    await load(...people(1_200));
    await load(...people(1_200, { surname: "Quiñimil" }));
    expect(found("quiñimil")).toBe(1_200);
    // Nothing of a former name stays in the index once it is tidied: what is deleted now leaves at once.
    const config = database.raw.prepare(
      "select k, v from users_search_config where k in ('secure-delete', 'automerge')",
    );
    expect(Object.fromEntries(config.raw().all() as [string, number][])).toEqual({ "secure-delete": 1, automerge: 4 });
    await load(...people(1_200));
    expect(found("quiñimil")).toBe(0);
    const segments = database.raw.prepare("select count(distinct segid) from users_search_idx").pluck().get();
    expect(segments).toBe(1);
  });
});

describe("the report", () => {
  test("counts everything and lists some of each", async () => {
    await load(...people(300));
    const rows = checked(...people(300), ...people(250, { from: 300 }), ["12345678-9", "Ana Soto"], ["1", "Mal"]);
    const report = reportOn(await planImport(database.db, rows), { fileName: "n.xlsx", sheet: "Hoja1" });
    expect(report).toMatchObject({
      total: 552,
      processedRecords: 251,
      created: 251,
      updated: 0,
      unchanged: 300,
      rejected: 1,
      warnings: 1,
    });
    const listed = (outcome: string) => report.rows.filter((row) => row.outcome === outcome);
    expect(listed("created")).toHaveLength(LISTED_PER_OUTCOME);
    expect(listed("created")[0]).toMatchObject({ row: 551, warning: expect.any(String) });
    expect(listed("unchanged")).toHaveLength(LISTED_PER_OUTCOME);
    expect(report.rows[0]).toMatchObject({ row: 552, outcome: "rejected" });
    expect(await users()).toHaveLength(301);
  });
});
