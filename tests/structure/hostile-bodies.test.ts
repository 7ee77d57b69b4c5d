// Prevents: a call that answers 500, or gives somebody a role, for JSON that means harm.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#app/http/endpoint.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { isForStaff, routeName } from "../support/route-access.ts";

/** Bodies that are JSON and mean harm, to every call that takes one, from somebody who may call it. */

const modules = import.meta.glob<{ action?: Endpoint }>("/app/routes/api.*.ts");

const HOSTILE = {
  "names of the language": '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}},"toString":1}',
  "lists in lists": `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
  "objects in objects": `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
  "columns of the database":
    '{"id":1,"userId":1,"user_id":1,"role":"admin","is_active":1,"password_hash":null,"status":"x"}',
  "half a sign": '{"rut":"\\ud800","name":"\\udfff","message":"\\u0000"}',
  "a number beyond all": "1e999",
  nothing: "null",
  "the beginning of one": "{",
} as const;

let database: TestDatabase;
let admin: { id: number };
let student: { id: number };
beforeAll(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder }));
  admin = await makeUser(database.db, { role: "admin" });
  student = await makeUser(database.db);
});
afterAll(async () => {
  setSettings(undefined);
  await database.dispose();
});

const people = () => database.db.selectFrom("users").selectAll().orderBy("id").execute();

test.each(Object.entries(HOSTILE))(
  "%s: refused or ignored, never a fault of the server, and nobody gets another role",
  async (_name, body) => {
    const before = await people();
    let calls = 0;
    for (const [file, load] of Object.entries(modules)) {
      const { action } = await load();
      if (!action?.body) continue;
      calls += 1;
      const cookie = await sessionCookieFor(database.db, isForStaff(routeName(file)) ? admin : student);
      // An admin who names a role for somebody means it: for him the body has to be hostile alone.
      const params = {
        id: isForStaff(routeName(file)) ? "999999" : String(student.id),
        coachId: "1",
        date: "2030-01-01",
      };
      const headers = { "Content-Type": "application/json" };
      const response = await callRoute(action, { method: action.method, body, headers, cookie, params });
      const text = await response.text();
      expect(response.status, `${file}: ${text}`).toBeLessThan(500);
      expect(text, file).not.toMatch(/\bat .+\.(js|ts):\d|SQLITE|node_modules/);
      if (response.status >= 400)
        expect(JSON.parse(text), file).toMatchObject({ error: expect.any(String), message: expect.any(String) });
    }
    expect(calls).toBeGreaterThan(15);
    expect(Reflect.get({}, "role")).toBeUndefined();
    expect(await people()).toEqual(before);
  },
);
