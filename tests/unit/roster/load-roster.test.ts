import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadRoster } from "#app/features/roster/load-roster.server.ts";
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

  test("sets the spelling of the name and nothing else", async () => {
    const before = await makeUser(database.db, {
      rut: "12345678-5",
      name: "ana maria SOTO",
      email: "ana@otro.example",
      is_active: 0,
      password_hash: "hash",
    });
    const plan = await load(["12345678-5", "Ana María Soto"]);
    expect(plan[0]).toMatchObject({ outcome: "updated", previousName: "ana maria SOTO" });
    expect(await userOf("12345678-5")).toEqual({
      ...before,
      name: "Ana María Soto",
      // Computed from it by the database.
      name_key_1: expect.any(String),
      name_key_2: expect.any(String),
      name_key: "ana maria soto",
      updated_at: "2026-11-20T15:00:00.000Z",
    });
    expect(found("maría soto")).toBe(1);
  });

  test("takes no RUT for another person's: the account with another name stays as it is", async () => {
    const before = await makeUser(database.db, { rut: "12345678-5", name: "Rodrigo Albornoz" });
    const plan = await load(["RUT", "Nombre", "Carrera"], ["12345678-5", "Romina Albornoz", "Derecho"]);
    expect(plan[0]).toMatchObject({ outcome: "conflict", name: "Romina Albornoz", previousName: "Rodrigo Albornoz" });
    expect(await userOf("12345678-5")).toEqual(before);
  });

  test("takes the file's name where the office has decided so", async () => {
    await makeUser(database.db, { rut: "12345678-5", name: "Rodrigo Albornoz" });
    const options = { by: admin.id, fileName: "n.xlsx", fileHash: "", settings: SETTINGS };
    const rows = checked(["12345678-5", "Romina Albornoz"]);
    const { plan } = await loadRoster(database.db, rows, { ...options, conflicts: { "12345678-5": "file" } });
    expect(plan[0]).toMatchObject({ outcome: "updated", previousName: "Rodrigo Albornoz" });
    expect((await userOf("12345678-5")).name).toBe("Romina Albornoz");
  });

  const FULL: Cells = [
    ["RUT", "Nombre", "Correo", "Facultad", "Carrera", "Sede", "Año de ingreso", "Situación"],
    ["12345678-5", "Ana Soto", "Ana@Uni.example", "Artes", "Diseño", "Temuco", "2021", "Egresada"],
  ];

  test("keeps address and cohort; a file without them changes nothing of it", async () => {
    await load(...FULL);
    const kept = {
      email: "ana@uni.example",
      email_source: "roster",
      faculty: "Artes",
      career: "Diseño",
      campus: "Temuco",
      entry_year: 2021,
      study_status: "graduate",
    };
    expect(await userOf("12345678-5")).toMatchObject(kept);
    expect(outcomes(await load(["12345678-5", "Ana Soto"]))).toEqual(["unchanged"]);
    expect(outcomes(await load(["RUT", "Nombre", "Carrera"], ["12345678-5", "Ana Soto", "Arte"]))).toEqual(["updated"]);
    expect(await userOf("12345678-5")).toMatchObject({ ...kept, career: "Arte" });
  });

  test("never takes away an address that its owner has confirmed, or somebody else has", async () => {
    await makeUser(database.db, {
      rut: "12345678-5",
      name: "Ana Soto",
      email: "a@b.example",
      email_source: "confirmed",
    });
    await makeUser(database.db, { rut: "9876543-3", name: "Luis Paz", email: "luis@b.example" });
    const plan = await load(
      ["RUT", "Nombre", "Correo"],
      ["12345678-5", "Ana Soto", "otra@b.example"],
      ["20543217-5", "Eva Díaz", "LUIS@b.example"],
      ["21044310-K", "Leo Mora", "leo@b.example"],
      ["17884209-9", "Lía Mora", "leo@b.example"],
    );
    expect(outcomes(plan)).toEqual(["unchanged", "created", "created", "created"]);
    expect(plan.map(({ warning }) => warning !== undefined)).toEqual([false, true, false, true]);
    const emails = await database.db.selectFrom("users").select(["rut", "email", "email_source"]).execute();
    expect(emails).toEqual(
      expect.arrayContaining([
        { rut: "12345678-5", email: "a@b.example", email_source: "confirmed" },
        { rut: "20543217-5", email: "20543217-5@uni.example", email_source: "generated" },
        { rut: "21044310-K", email: "leo@b.example", email_source: "roster" },
        { rut: "17884209-9", email: "17884209-9@uni.example", email_source: "generated" },
      ]),
    );
  });

  test("leaves an admin alone, also another one than who loads", async () => {
    const other = await makeUser(database.db, { rut: "12345678-5", role: "admin", name: "Otra Jefa" });
    const plan = await load(["12345678-5", "Nombre Nuevo"], [admin.rut, "Yo Misma"], ["9876543-3", "Luis Paz"]);
    expect(outcomes(plan)).toEqual(["rejected", "rejected", "created"]);
    expect(plan[0]?.cause).toContain("Es del equipo");
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
    await makeUser(database.db, { rut: "9876543-3", name: "LUIS PAZ" });
    await makeUser(database.db, { rut: "20543217-5", name: "Eva" });
    await load(
      ["12345678-5", "Ana Soto"],
      ["9876543-3", "Luis Paz"],
      ["1234", "Eva"],
      ["20543217-5", "Leo"],
      [admin.rut, "Yo"],
    );
    const rows = await activities();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ user_id: admin.id, action: "excel_upload" });
    expect(JSON.parse(rows[0]?.details ?? "")).toEqual({
      fileName: "nomina.xlsx",
      loadId: 1,
      created: 1,
      updated: 1,
      unchanged: 0,
      conflicts: 1,
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
