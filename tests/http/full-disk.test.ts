import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SystemState } from "#app/features/admin/panel-api-schemas.server.ts";
import { DiskGuard, setDiskGuard } from "#app/platform/disk.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import * as erase from "#app/routes/api.account.erase.ts";
import * as system from "#app/routes/api.admin.system.ts";
import * as login from "#app/routes/api.auth.login.ts";
import * as me from "#app/routes/api.auth.me.ts";
import * as bookings from "#app/routes/api.coaching.bookings.ts";
import * as analyze from "#app/routes/api.cv.analyze.ts";
import * as start from "#app/routes/api.interview.start.ts";
import { loader as activitiesPage } from "#app/routes/my-activities/route.tsx";
import { configureTestAuth, FakeTime, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { type Call, callRoute } from "../support/http.ts";

/** SQLite's own limit of pages stands for the disk, and a guard whose disk has no room. */

const MIB = 1024 * 1024;
const FREE = 100 * MIB;

type Handler = Parameters<typeof callRoute>[0] & { method?: string; access?: string };
const modules = import.meta.glob<{ loader?: Handler; action?: Handler }>("/app/routes/api.*.ts");

let database: TestDatabase;
let time: FakeTime;
let guard: DiskGuard;
let free: number;
let user: Awaited<ReturnType<typeof makeUser>>;
let admin: Awaited<ReturnType<typeof makeUser>>;
let coach: Awaited<ReturnType<typeof makeUser>>;

beforeAll(async () => {
  database = makeTestDatabase();
  time = new FakeTime();
  configureTestAuth(database, { time });
  setSettings(readSettings({ DATA_DIR: database.folder }));
  user = await makeUser(database.db);
  admin = await makeUser(database.db, { role: "admin" });
  coach = await makeUser(database.db, { role: "coach" });
});
afterAll(async () => {
  setDiskGuard(null);
  setSettings(undefined);
  await database.dispose();
});
beforeEach(async () => {
  database.raw.pragma("max_page_count = 1073741823");
  free = FREE;
  await guard?.stop();
  guard = new DiskGuard({
    folder: database.folder,
    ballast: 0,
    reserve: 50 * MIB,
    lookMs: 1e6,
    free: async () => free,
  });
  setDiskGuard(guard);
});

/** Takes every page that is left. */
function fill(): void {
  const pages = database.raw.pragma("page_count", { simple: true });
  database.raw.pragma(`max_page_count = ${pages}`);
  const insert = database.raw.prepare(
    "insert into activities (user_id, action, details, created_at) values (?, 'login', ?, '2026-01-01')",
  );
  for (const size of [3000, 200, 1]) {
    try {
      for (let row = 0; row < 10_000; row += 1) insert.run(user.id, JSON.stringify("x".repeat(size)));
    } catch (error) {
      expect(error).toMatchObject({ code: "SQLITE_FULL" });
    }
  }
}

async function told(answer: Response) {
  const body: unknown = await answer.json();
  return { status: answer.status, retryAfter: answer.headers.get("Retry-After"), body };
}
const FULL = {
  status: 503,
  retryAfter: "30",
  body: {
    error: "Sin espacio en disco",
    message: expect.stringMatching(/no puede guardar cambios/),
    reason: "disk_full",
  },
};

test("SQLite without room is a 503 that says so in Spanish, and reading goes on", async () => {
  const cookie = await sessionCookieFor(database.db, user);
  fill();
  const json = { hunterId: "natalia" };
  expect(await told(await callRoute(start.action, { cookie, json }))).toEqual(FULL);
  expect(guard.state.isFull).toBe(true);
  expect((await callRoute(me.loader, { cookie })).status).toBe(200);
  expect((await callRoute(bookings.loader, { cookie })).status).toBe(200);
});

test("a sign-in that cannot be written down is a 503, not a wrong password", async () => {
  fill();
  const json = { rut: user.rut, password: user.rut.slice(0, 4) };
  expect(await told(await callRoute(login.action, { json, clientAddress: "198.51.100.7" }))).toEqual(FULL);
});

test("who reads goes on reading when the visit cannot be written down", async () => {
  const cookie = await sessionCookieFor(database.db, user);
  fill();
  time.advance(10 * 60_000);
  expect((await callRoute(me.loader, { cookie })).status).toBe(200);
  const page = await callRoute(activitiesPage, { url: "http://localhost/my-activities", cookie });
  expect(page.status).toBe(200);
});

describe("while the disk is full", () => {
  const OPEN = [
    "api.account.erase",
    "api.account.sessions.close-others",
    "api.admin.sample-data.remove",
    "api.admin.tokens.$id.revoke",
    "api.admin.users.$id.toggle",
    "api.auth.directory-login",
    "api.auth.login",
    "api.auth.logout",
    "api.auth.passkey",
    "api.auth.passkey.question",
    "api.auth.second-factor",
    "api.coach.calendar-feed_.remove",
  ];

  test(
    "every change is refused before anything is looked at, but for " + "getting in and out, locking out and erasing",
    async () => {
      guard.failed(Object.assign(new Error("x"), { code: "SQLITE_FULL" }));
      const passed: string[] = [];
      let refused = 0;
      for (const [file, load] of Object.entries(modules)) {
        const { action } = await load();
        const method = action?.method;
        if (!action || !method || method === "GET") continue;
        const cookie = await sessionCookieFor(database.db, action.access === "desk" ? coach : admin);
        const answer = await told(await callRoute(action, { method, cookie, json: {}, params: { id: "999999" } }));
        if (answer.status !== 503) passed.push(file.replace(/^\/app\/routes\/|\.ts$/g, ""));
        else {
          expect(answer, file).toEqual(FULL);
          refused += 1;
        }
      }
      expect(passed.sort()).toEqual(OPEN);
      expect(refused).toBeGreaterThan(25);
    },
  );

  test("who is not signed in is told that first", async () => {
    guard.failed(Object.assign(new Error("x"), { code: "SQLITE_FULL" }));
    expect((await callRoute(start.action, { json: {} })).status).toBe(401);
  });

  test("an account can be erased, and then changes are accepted as soon as there is room", async () => {
    const leaving = await makeUser(database.db);
    guard.failed(Object.assign(new Error("x"), { code: "SQLITE_FULL" }));
    const cookie = await sessionCookieFor(database.db, leaving);
    const json = { password: leaving.rut.slice(0, 4), word: "BORRAR" };
    const answer = await callRoute(erase.action, { cookie, json });
    expect([200, 204], await answer.text()).toContain(answer.status);
    free = FREE;
    await guard.look();
    const again = await sessionCookieFor(database.db, user);
    expect((await callRoute(start.action, { cookie: again, json: { hunterId: "mia" } })).status).toBe(200);
  });
});

test(
  "the state of the system says that the disk is full, that the " + "ballast was given up, and that it is over",
  async () => {
    await guard.stop();
    guard = new DiskGuard({ folder: database.folder, ballast: MIB, reserve: 0, lookMs: 1e6, free: async () => free });
    setDiskGuard(guard);
    await guard.look();
    const office = await sessionCookieFor(database.db, admin);
    const cookie = await sessionCookieFor(database.db, user);
    const state = async () => {
      const answer = await callRoute(system.loader, { cookie: office });
      const { disk }: SystemState = await answer.json();
      return disk;
    };
    const kept = { ballast: { wantedBytes: MIB, heldBytes: MIB }, reserveBytes: 256 * MIB };
    const before = await state();
    expect(before).toMatchObject({ ...kept, failures: { full: 0, broken: 0 } });
    expect(before.urgency).not.toBe("full");

    fill();
    free = 0;
    expect((await callRoute(start.action, { cookie, json: { hunterId: "natalia" } })).status).toBe(503);
    await guard.look();
    expect(await state()).toMatchObject({
      urgency: "full",
      wantedBytes: 9 * MIB,
      ballast: { wantedBytes: MIB, heldBytes: 0 },
      failures: { full: 1, broken: 0 },
    });

    database.raw.pragma("max_page_count = 1073741823");
    free = FREE;
    await guard.look();
    const after = await state();
    expect(after).toMatchObject({ ...kept, failures: { full: 1 } });
    expect(after.urgency).toBe(before.urgency);
  },
);

test("an upload that would take the reserve is refused before its body is read", async () => {
  const cookie = await sessionCookieFor(database.db, user);
  free = 51 * MIB;
  const form = new FormData();
  form.set("cv", new Blob(["x".repeat(400_000)]), "cv.txt");
  let pulled = 0;
  const bytes = new Uint8Array(await new Response(form).arrayBuffer());
  const body = new ReadableStream(
    {
      pull(controller) {
        pulled += 1;
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const call: Call = { method: "POST", cookie, headers: { "content-type": "multipart/form-data; boundary=x" } };
  const answer = await told(
    await callRoute(analyze.action, {
      ...call,
      body: body as BodyInit,
      headers: { ...call.headers, "content-length": "400000" },
    }),
  );
  expect(answer).toMatchObject({ status: 503, retryAfter: "60", body: { reason: "disk_low" } });
  expect(pulled).toBe(0);
});
