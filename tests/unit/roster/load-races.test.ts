import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LISTED_PER_OUTCOME } from "#app/features/roster/limits.ts";
import { loadRoster } from "#app/features/roster/load-roster.server.ts";
import { planRoster } from "#app/features/roster/plan-roster.server.ts";
import { reportPlan } from "#app/features/roster/report-plan.ts";
import type { User } from "#db/schema.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";
import { type Cells, checkedRoster } from "../../support/rosters.ts";
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

const checked = (...rows: Cells) => checkedRoster(rows).rows;

const load = async (...rows: Cells) => {
  const { plan } = await loadRoster(database.db, checked(...rows), {
    by: admin.id,
    fileName: "nomina.xlsx",
    fileHash: "0".repeat(64),
    settings: SETTINGS,
    clock: CLOCK,
  });
  return plan;
};
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
        "'ana soto', 'x@y.example', 'user', 1, '', '')",
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
    await makeUser(database.db, { rut: "12345678-5", name: "ANA SOTO" });
    beforeTransaction("update users set role = 'admin' where rut = '12345678-5'");
    expect(outcomes(await load(["12345678-5", "Ana Soto"]))).toEqual(["rejected"]);
    expect((await userOf("12345678-5")).name).toBe("ANA SOTO");
  });
});

describe("many renamed at once", () => {
  const renameAll = (...rows: [string, string][]) =>
    loadRoster(database.db, checked(...rows), {
      by: admin.id,
      fileName: "n.xlsx",
      fileHash: "",
      settings: SETTINGS,
      conflicts: Object.fromEntries(rows.map(([rut]) => [rut, "file" as const])),
    });

  test("are found by the new name only, and the index works as before", async () => {
    await load(...people(1_200));
    await renameAll(...people(1_200, { surname: "Quiñimil" }));
    expect(found("quiñimil")).toBe(1_200);
    // Nothing of a former name stays in the index once it is tidied: what is deleted now leaves at once.
    const config = database.raw.prepare(
      "select k, v from users_search_config where k in ('secure-delete', 'automerge')",
    );
    expect(Object.fromEntries(config.raw().all() as [string, number][])).toEqual({ "secure-delete": 1, automerge: 4 });
    await renameAll(...people(1_200));
    expect(found("quiñimil")).toBe(0);
    const segments = database.raw.prepare("select count(distinct segid) from users_search_idx").pluck().get();
    expect(segments).toBe(1);
  });
});

describe("the report", () => {
  test("counts everything and lists some of each", async () => {
    await load(...people(300));
    const others: Cells = [...people(250, { from: 300 }), ["12345678-5", "Ana Soto", "sin arroba"], ["1", "Mal"]];
    const roster = checkedRoster([["RUT", "Nombre", "Correo"], ...people(300), ...others]);
    const plan = await planRoster(database.db, roster.rows);
    const report = reportPlan(roster, plan, { fileName: "n.xlsx", loadId: null });
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
    expect(listed("created")[0]).toMatchObject({ row: 552, warning: expect.any(String) });
    expect(listed("unchanged")).toHaveLength(LISTED_PER_OUTCOME);
    expect(report.rows[0]).toMatchObject({ row: 553, outcome: "rejected" });
    expect(await users()).toHaveLength(301);
  });
});
