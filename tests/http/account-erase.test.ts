import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as eraseRoute } from "#app/routes/api.account.erase.ts";
import { loader as meRoute } from "#app/routes/api.auth.me.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute, cookiesAfter } from "../support/http.ts";

/** What is left in the files is in tests/fault/erasure.test.ts. */

let database: TestDatabase;
let user: User;
let cookie: string;

beforeEach(async () => {
  database = makeTestDatabase();
  setSettings(readSettings({ DATA_DIR: database.folder }));
  configureTestAuth(database);
  user = await makeUser(database.db, { rut: "18765042-K" });
  cookie = await sessionCookieFor(database.db, user);
});
afterEach(async () => {
  setSettings(undefined);
  await database.dispose();
});

const erase = (json: object = { password: "1876", word: "BORRAR" }, sent = cookie) =>
  callRoute(eraseRoute, { json, cookie: sent });
const people = async () => (await database.db.selectFrom("users").select("id").execute()).map((row) => row.id);
const actions = () => database.db.selectFrom("activities").selectAll().execute();

describe("POST /api/account/erase", () => {
  test("ends the account and its cookies", async () => {
    const response = await erase();
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(cookiesAfter(response, cookie)).toBe("");
    expect(await people()).toEqual([]);
    expect((await callRoute(meRoute, { cookie })).status).toBe(401);
    expect((await erase()).status).toBe(401);
    const counts = database.raw.prepare("select count from row_counts where name = 'users'").pluck().get();
    expect(counts).toBe(0);
  });

  test("asks for the word and the password", async () => {
    expect((await erase({ password: "1876", word: "sí" })).status).toBe(400);
    expect((await erase({ word: "BORRAR" })).status).toBe(400);
    expect(await (await erase({ password: "9999", word: "BORRAR" })).json()).toMatchObject({
      reason: "wrong_password",
    });
    for (let count = 0; count < 5; count += 1) await erase({ password: "9999", word: "BORRAR" });
    expect((await erase()).status).toBe(429);
    expect(await people()).toEqual([user.id]);
  });

  test("leaves one number in the record of the office, and takes the person out of admins' activities", async () => {
    const admin = await makeUser(database.db, { role: "admin" });
    const details = [
      { targetUserId: user.id, rut: user.rut },
      { targetUserId: admin.id, note: `antes ${user.name.toUpperCase()}`, kept: 1 },
      { people: [user.email, "otra@x.cl"] },
      { targetUserId: 12345 },
    ];
    for (const one of details) {
      await database.db
        .insertInto("activities")
        .values({ user_id: admin.id, action: "x", details: JSON.stringify(one), created_at: "2026-11-20" })
        .execute();
    }
    await erase();
    expect((await actions()).map((row) => [row.action, JSON.parse(row.details)])).toEqual([
      ["x", { erasedUserId: user.id }],
      ["x", { targetUserId: admin.id, kept: 1 }],
      ["x", { people: ["otra@x.cl"] }],
      ["x", { targetUserId: 12345 }],
      ["account_erased", { erasedUserId: user.id }],
    ]);
  });

  test("is refused to the last active admin, however many erase themselves at once", async () => {
    const admins = await Promise.all(
      ["20111222-3", "21333444-5", "22555666-7"].map((rut) => makeUser(database.db, { role: "admin", rut })),
    );
    await makeUser(database.db, { role: "admin", is_active: 0 });
    const answers = await Promise.all(
      admins.map(async (admin) =>
        erase({ password: admin.rut.slice(0, 4), word: "BORRAR" }, await sessionCookieFor(database.db, admin)),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(await refused?.json()).toMatchObject({ reason: "last_admin" });
  });

  test("is for signed-in people, and for POST only", async () => {
    expect((await callRoute(eraseRoute, { json: { password: "1876", word: "BORRAR" } })).status).toBe(401);
    expect((await callRoute(eraseRoute, { cookie })).status).toBe(405);
  });
});
