import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ensureCoaches, listCoachOffers } from "#app/features/coaching/coaches.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { makeTestDatabase, type TestDatabase } from "../../support/database.ts";

const SETTINGS = { EMAIL_DOMAIN: "instituto.example" };
const clock = { now: () => new Date("2026-11-26T12:00:00Z") };

let database: TestDatabase;
beforeEach(() => {
  database = makeTestDatabase();
});
afterEach(() => database.dispose());

describe("the first coaches", () => {
  test("are two, with the hours of the specification and mailboxes of the institution", async () => {
    await ensureCoaches(database.db, SETTINGS);
    const [first, second, ...others] = await listCoachOffers(database.db, clock);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ id: 1, name: "Daniela Mosquera", sessionDuration: 30, format: "Presencial/Virtual" });
    expect(first?.dates.slice(0, 2).map((day) => [day.date, ...day.slots.map((slot) => slot.time)])).toEqual([
      ["2026-11-27", "15:00", "15:30"],
      ["2026-12-04", "15:00", "15:30"],
    ]);
    expect(second).toMatchObject({ id: 2, name: "Héctor Aravena", modalities: ["either", "in_person", "online"] });
    expect(second?.dates.slice(0, 3).map((day) => [day.date, ...day.slots.map((slot) => slot.time)])).toEqual([
      ["2026-11-26", "15:00", "15:30"],
      ["2026-12-01", "16:00", "16:30"],
      ["2026-12-03", "15:00", "15:30"],
    ]);
    expect(second?.holidays.map((day) => day.date)).toEqual(["2026-12-08"]);
    const rows = await database.db.selectFrom("coaches").select(["email", "meeting_place"]).execute();
    expect(rows).toEqual([
      { email: "coach1@instituto.example", meeting_place: "Oficina de Desarrollo Profesional" },
      { email: "coach2@instituto.example", meeting_place: "Oficina de Desarrollo Profesional" },
    ]);
  });

  test("do not come back once the office has changed or removed them", async () => {
    await ensureCoaches(database.db, SETTINGS);
    await database.db.deleteFrom("coaches").where("id", "=", 2).execute();
    await database.db.updateTable("coaches").set({ name: "Paula Ríos", is_active: 0 }).execute();
    await ensureCoaches(database.db, SETTINGS);
    const rows = await database.db.selectFrom("coaches").select(["id", "name"]).execute();
    expect(rows).toEqual([{ id: 1, name: "Paula Ríos" }]);
    expect(await listCoachOffers(database.db, clock)).toEqual([]);
  });

  test("are made once by two servers that start one after the other on the same file", async () => {
    const second = openDatabase(database.file);
    await ensureCoaches(database.db, SETTINGS);
    await ensureCoaches(second.db, SETTINGS);
    await second.close();
    expect(await listCoachOffers(database.db, clock)).toHaveLength(2);
  });
});

test.each([
  ["in_person", "Presencial", ["in_person"]],
  ["online", "Virtual", ["online"]],
] as const)("a coach who works %s leaves no choice", async (modality, format, modalities) => {
  await ensureCoaches(database.db, SETTINGS);
  await database.db.updateTable("coaches").set({ modality }).execute();
  expect((await listCoachOffers(database.db, clock))[0]).toMatchObject({ format, modalities });
});
