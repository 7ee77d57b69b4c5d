import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadRoster } from "#app/features/roster/load-roster.server.ts";
import { undoLoad } from "#app/features/roster/undo-load.server.ts";
import type { User } from "#db/schema.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";
import { Random } from "../../support/mutate.ts";
import { type Cells, checkedRoster } from "../../support/rosters.ts";
import { people } from "../../support/workbooks.ts";

const SETTINGS = { EMAIL_DOMAIN: "uni.example" };
let database: TestDatabase;
let admin: User;
let minute: number;
const clock = { now: () => new Date(Date.parse("2026-11-20T15:00:00.000Z") + minute * 60_000) };

beforeEach(async () => {
  minute = 0;
  database = makeTestDatabase();
  admin = await makeUser(database.db, { role: "admin" });
});
afterEach(() => database.dispose());

async function load(cells: Cells, takeNames = false): Promise<number> {
  minute += 1;
  const { rows } = checkedRoster(cells);
  const { loadId } = await loadRoster(database.db, rows, {
    by: admin.id,
    fileName: "nomina.xlsx",
    fileHash: "",
    settings: SETTINGS,
    clock,
    conflicts: takeNames
      ? Object.fromEntries(rows.flatMap(({ person }) => (person ? [[person.identifier, "file" as const]] : [])))
      : {},
  });
  return loadId;
}

const undo = (loadId: number) => {
  minute += 1;
  return undoLoad(database.db, loadId, { actorId: admin.id, clock });
};

/** Every column of every user, as one fingerprint; and the search index and counters agree with the table. */
function fingerprint(): string {
  const rows = database.raw.prepare("select * from users order by id").all();
  database.raw.exec("insert into users_search (users_search, rank) values ('integrity-check', 1)");
  const count = database.raw.prepare("select count from row_counts where name = 'users'").pluck().get();
  expect(count).toBe(rows.length);
  return createHash("sha256").update(JSON.stringify(rows)).digest("hex");
}

const HEADER = ["RUT", "Nombre", "Correo", "Facultad", "Carrera", "Sede", "Ingreso", "Situación"];

/** A file of some of 60 people, in whatever state their data are in it. */
function randomFile(random: Random): Cells {
  const maybe = (...texts: string[]) => random.pick(["", ...texts]);
  const rows = people(60)
    .filter(() => random.below(2) === 0)
    .map(([rut, name]) => [
      rut,
      random.pick([name, name.toUpperCase(), `${name} Otra`, "Persona Distinta"]),
      maybe(`${rut}@correo.example`, `otro.${rut}@correo.example`),
      maybe("Artes", "Derecho"),
      maybe("Diseño", "Música"),
      maybe("Temuco", "Arica"),
      maybe("2019", "2023"),
      maybe("Regular", "Egresado"),
    ]);
  return [HEADER, ...rows];
}

describe("a load that is undone", () => {
  test("50 random loads: the table of users is as before, byte for byte", async () => {
    const random = new Random(20_261_127);
    await load([HEADER, ...people(30).map(([rut, name]) => [rut, name])]);
    for (let round = 0; round < 50; round += 1) {
      const before = fingerprint();
      const file = randomFile(random);
      const id = await load(file, random.below(2) === 0);
      const result = await undo(id);
      expect(result, `round ${round}`).toMatchObject({ kept: 0, changedSince: 0 });
      expect(fingerprint(), `round ${round}`).toBe(before);
      // So that the next round starts from other data.
      if (round % 5 === 0) await load(randomFile(random), true);
    }
  });

  test("several, the last one first, lead back to the beginning", async () => {
    const random = new Random(7);
    const steps: { before: string; id: number }[] = [];
    for (let round = 0; round < 6; round += 1) {
      steps.push({ before: fingerprint(), id: await load(randomFile(random), true) });
    }
    for (const { before, id } of steps.reverse()) {
      await undo(id);
      expect(fingerprint()).toBe(before);
    }
  });

  test("leaves who has used the account, says how many, and takes nothing from them", async () => {
    const id = await load([HEADER, ...people(10)]);
    const [one, two, three] = await database.db.selectFrom("users").select("id").where("role", "=", "user").execute();
    await database.db
      .insertInto("activities")
      .values({ user_id: one?.id ?? 0, action: "login", details: "{}", created_at: "2026-11-20T16:00:00.000Z" })
      .execute();
    await database.db
      .updateTable("users")
      .set({ password_hash: "x" })
      .where("id", "=", two?.id ?? 0)
      .execute();
    await database.db
      .updateTable("users")
      .set({ is_active: 0 })
      .where("id", "=", three?.id ?? 0)
      .execute();
    expect(await undo(id)).toEqual({ removed: 7, restored: 0, kept: 3, changedSince: 0 });
    expect(await database.db.selectFrom("users").select("id").where("role", "=", "user").execute()).toHaveLength(3);
  });

  test("leaves who is in a later load too", async () => {
    const first = await load([HEADER, ...people(10)]);
    const second = await load([HEADER, ...people(4)]);
    expect(await undo(first)).toMatchObject({ removed: 6, kept: 4 });
    expect(await undo(second)).toMatchObject({ removed: 0, restored: 0 });
  });

  test("leaves what somebody has changed since", async () => {
    await load([HEADER, ["12345678-5", "Ana Soto"], ["9876543-3", "Luis Paz"]]);
    const id = await load([HEADER, ["12345678-5", "ANA SOTO"], ["9876543-3", "LUIS PAZ"]]);
    await database.db
      .updateTable("users")
      .set({ name: "Ana Soto D.", updated_at: "2027-01-01T00:00:00.000Z" })
      .where("rut", "=", "12345678-5")
      .execute();
    expect(await undo(id)).toEqual({ removed: 0, restored: 1, kept: 0, changedSince: 1 });
    const names = await database.db.selectFrom("users").select("name").where("role", "=", "user").execute();
    expect(names.map(({ name }) => name)).toEqual(["Ana Soto D.", "Luis Paz"]);
  });

  test("is undone once, by an admin, and leaves a trace", async () => {
    const id = await load([["12345678-5", "Ana Soto"]]);
    await undo(id);
    await expect(undo(id)).rejects.toMatchObject({ status: 409 });
    await expect(undo(999)).rejects.toMatchObject({ status: 404 });
    const actions = await database.db.selectFrom("activities").select(["action", "details"]).execute();
    expect(actions.map(({ action }) => action)).toEqual(["excel_upload", "roster_undone"]);
    expect(JSON.parse(actions[1]?.details ?? "")).toMatchObject({ loadId: id, removed: 1 });
    await database.db.updateTable("users").set({ role: "user" }).where("id", "=", admin.id).execute();
    await expect(undo(id)).rejects.toMatchObject({ status: 403 });
  });
});
