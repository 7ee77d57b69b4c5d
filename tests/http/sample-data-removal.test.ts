import { readdirSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { uploadsFolder } from "#app/features/cv/stored-cv-files.server.ts";
import { startFilling } from "#app/features/demo/filling.server.ts";
import { SAMPLE_PEOPLE } from "#app/features/demo/people.ts";
import { finishRemoval } from "#app/features/demo/remove.server.ts";
import { ensureSampleCoach } from "#app/features/demo/sample-coach.server.ts";
import { jobEvents } from "#app/jobs/queue.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { stopComputing } from "#app/platform/work/compute-child.server.ts";
import { action as removeRoute } from "#app/routes/api.admin.sample-data.remove.ts";
import { loader as summaryRoute } from "#app/routes/api.admin.summary.ts";
import { loader as usersRoute } from "#app/routes/api.admin.users.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import {
  BEGUN,
  DEMO_STUDENT_RUT,
  type DemoPlatform,
  FILLING_TIMEOUT,
  openDemoPlatform,
  PEOPLE,
} from "../support/demo-platform.ts";
import { tablesAboutPeople } from "../support/every-table.ts";
import { callRoute } from "../support/http.ts";

let platform: DemoPlatform;
beforeEach(async () => {
  platform = await openDemoPlatform();
});
afterEach(async () => {
  await platform.dispose();
  await stopComputing();
  setSettings(undefined);
});

const count = (sql: string) => platform.count(sql);

describe("the panel", () => {
  test(
    "tells invented people from real ones, and how many there are",
    async () => {
      await platform.fillUp(SAMPLE_PEOPLE.filter(({ number }) => number > 0).slice(0, 2));
      await makeUser(platform.database.db, { name: "Persona Real" });
      const cookie = await platform.adminCookie();
      const { users } = await (await callRoute(usersRoute, { cookie })).json();
      const marks = users.map(({ name, isSample }: { name: string; isSample: boolean }) => [name, isSample]);
      expect(marks).toHaveLength(5);
      expect(marks).toEqual(
        expect.arrayContaining([
          ["Persona Real", false],
          ["Camila Rojas Fuentes", true],
        ]),
      );
      expect(marks.filter(([, isSample]: [string, boolean]) => isSample)).toHaveLength(3);
      expect(await (await callRoute(summaryRoute, { cookie })).json()).toMatchObject({ users: 5, samplePeople: 3 });
    },
    FILLING_TIMEOUT,
  );
});

describe("POST /api/admin/sample-data/remove", () => {
  const remove = async (cookie?: string) =>
    callRoute(removeRoute, { method: "POST", cookie: cookie ?? (await platform.adminCookie()) });

  test(
    "erases all of them and all that they made, and nothing else",
    async () => {
      await platform.fillUp();
      const ids = platform.database.raw.prepare<[], number>("select user_id from sample_people").pluck().all();
      const cookie = await sessionCookieFor(platform.database.db, await platform.user(DEMO_STUDENT_RUT));
      const real = await makeUser(platform.database.db, { name: "Persona Real" });
      await platform.database.db
        .insertInto("activities")
        .values({ user_id: real.id, action: "login", details: "{}", created_at: BEGUN })
        .execute();
      const coaches = platform.database.raw.prepare("select * from coaches where id < 3").all();
      expect(count("coaches where is_active = 1")).toBe(3);
      expect(count("coach_sessions where coach_id = 3")).toBeGreaterThan(0);
      expect(readdirSync(uploadsFolder()).length).toBeGreaterThan(0);

      const response = await remove();
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ removed: PEOPLE.length });

      for (const table of tablesAboutPeople(platform.database.raw)) {
        const columns = platform.database.raw.pragma(`table_info(${table})`) as { name: string }[];
        const own = table === "users" ? "id" : columns.find(({ name }) => name === "user_id")?.name;
        if (own) expect(count(`${table} where ${own} in (${ids})`), table).toBe(0);
      }
      for (const table of ["interview_messages", "interview_results", "outbox", "cv_analyses", "coach_sessions"]) {
        expect(count(table), table).toBe(0);
      }
      expect(readdirSync(uploadsFolder())).toEqual([]);
      expect(platform.database.raw.prepare("select * from coaches").all()).toEqual(coaches);
      expect(platform.database.raw.pragma("foreign_key_check")).toEqual([]);
      expect(count(`activities where user_id = ${real.id}`)).toBe(1);
      expect(count("users")).toBe(2);
      expect((await callRoute(usersRoute, { cookie })).status).toBe(401);
      const told = platform.database.raw.prepare("select action, details from activities where user_id = 1").all();
      expect(told).toContainEqual({
        action: "sample_data_removed",
        details: JSON.stringify({ people: PEOPLE.length }),
      });
      expect(told.filter((row) => (row as { action: string }).action === "account_erased")).toEqual([]);
      expect(readdirSync(platform.database.folder)).not.toContain("erasures.jsonl");

      expect(await (await remove()).json()).toEqual({ removed: 0 });
      await platform.fillUp();
      expect(count("users")).toBe(2);
    },
    FILLING_TIMEOUT,
  );

  test(
    "ends a filling that is under way, and nothing comes after it",
    async () => {
      const firstJob = new Promise((resolve) => jobEvents.once("queued", () => resolve(undefined)));
      startFilling(platform.database.db, platform.settings);
      await firstJob;
      const removed = (await (await remove()).json()) as { removed: number };
      expect(removed.removed).toBeGreaterThan(0);
      await platform.stopWorker();
      expect([count("sample_people"), count("users"), count("jobs"), count("cv_analyses")]).toEqual([0, 1, 0, 0]);
    },
    FILLING_TIMEOUT,
  );

  test("keeps the coach, without further bookings, while a real person has a session with her", async () => {
    const { db } = platform.database;
    await ensureSampleCoach(db);
    const real = await makeUser(db, { name: "Persona Real" });
    platform.database.raw
      .prepare(`insert into coach_sessions (user_id, coach_id, starts_at, ends_at, modality, client_name, client_email,
        client_phone, message, status, calendar_uid, created_at, updated_at)
        values (?, 3, '2027-01-04T13:00:00.000Z', '2027-01-04T13:30:00.000Z', 'online', '', '', '', '', 'scheduled',
        'uid-real', ?, ?)`)
      .run(real.id, BEGUN, BEGUN);
    expect((await remove()).status).toBe(200);
    expect(count("coaches where id = 3 and is_active = 0")).toBe(1);
    expect(count("coach_sessions where calendar_uid = 'uid-real' and status = 'scheduled'")).toBe(1);
  });

  test("killed before it had removed the coach, it is ended by the next start", async () => {
    const { db } = platform.database;
    await ensureSampleCoach(db);
    await db.deleteFrom("sample_people").execute();
    await finishRemoval(db);
    expect(count("coaches where id = 3")).toBe(0);
  });

  test("leaves a coach whom the office gave an address of its own", async () => {
    const { db } = platform.database;
    await ensureSampleCoach(db);
    await db.updateTable("coaches").set({ email: "pilar@universidad.example" }).where("id", "=", 3).execute();
    expect((await remove()).status).toBe(200);
    expect(count("coaches where id = 3 and is_active = 1")).toBe(1);
  });

  test("is the admin's alone", async () => {
    const student = await sessionCookieFor(platform.database.db, await makeUser(platform.database.db));
    for (const [cookie, status] of [
      ["", 401],
      [student, 403],
    ] as const) {
      expect((await remove(cookie)).status).toBe(status);
    }
    expect(count("sample_people")).toBe(1);
  });

  test("refuses while only invented people administer the platform", async () => {
    const { db } = platform.database;
    await db.updateTable("users").set({ role: "admin" }).where("rut", "=", DEMO_STUDENT_RUT).execute();
    const cookie = await sessionCookieFor(db, await platform.user(DEMO_STUDENT_RUT));
    await db.updateTable("users").set({ is_active: 0 }).where("id", "=", 1).execute();
    const response = await remove(cookie);
    expect([response.status, (await response.json()).reason]).toEqual([409, "last_admin"]);
    expect(count("sample_people")).toBe(1);
  });
});
