import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { loader as passwordLoader, action as passwordRoute } from "#app/routes/api.account.password.ts";
import { action as closeOthersRoute } from "#app/routes/api.account.sessions.close-others.ts";
import { action as loginRoute } from "#app/routes/api.auth.login.ts";
import { loader as meRoute } from "#app/routes/api.auth.me.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, type FakeTime, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute, cookiesAfter } from "../support/http.ts";

let database: TestDatabase;
let time: FakeTime;
let user: User;
let cookie: string;

beforeEach(async () => {
  database = makeTestDatabase();
  time = configureTestAuth(database).time;
  user = await makeUser(database.db, { rut: "18765042-K", name: "Valentina Soto", email: "valentina@u.example" });
  cookie = await sessionCookieFor(database.db, user);
});
afterEach(() => database.dispose());

const change = (current: string, next: string, sent = cookie) =>
  callRoute(passwordRoute, { json: { current, next }, cookie: sent });
const signIn = (json: object, sent?: string) => callRoute(loginRoute, { json, ...(sent && { cookie: sent }) });
const meStatus = async (sent: string) => (await callRoute(meRoute, { cookie: sent })).status;
const actions = async () =>
  (await database.db.selectFrom("activities").select("action").where("user_id", "=", user.id).execute()).map(
    (row) => row.action,
  );

describe("POST /api/account/password", () => {
  test("replaces the password, ends the other sessions and keeps this one", async () => {
    const elsewhere = await sessionCookieFor(database.db, user);
    const response = await change("1876", "k7mz");
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    const renewed = cookiesAfter(response, cookie);
    expect([await meStatus(renewed), await meStatus(cookie), await meStatus(elsewhere)]).toEqual([200, 401, 401]);
    expect((await signIn({ rut: user.rut, password: "1876" })).status).toBe(401);
    expect((await signIn({ rut: user.rut, password: "k7mz" })).status).toBe(200);
    const row = await database.db.selectFrom("users").select("password_hash").executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await actions()).toContain("password_changed");
    expect(JSON.stringify(await database.db.selectFrom("activities").selectAll().execute())).not.toContain("k7mz");
  });

  test("renews the session's id and nothing else of it", async () => {
    const sessions = () => database.db.selectFrom("sessions").selectAll().execute();
    const [before] = await sessions();
    const response = await change("1876", "k7mz");
    const [set] = response.headers.getSetCookie();
    expect(set).toMatch(/^sid=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const after = await sessions();
    expect(after).toEqual([{ ...before, id_hash: expect.not.stringMatching(before?.id_hash ?? "") }]);
    // A wrong current one changes nothing.
    const kept = cookiesAfter(response, cookie);
    expect((await change("9999", "w8xy", kept)).headers.getSetCookie()).toEqual([]);
    expect(await meStatus(kept)).toBe(200);
  });

  test("takes a long one, with which the e-mail way in works", async () => {
    const long = "un barco en la niebla de Chiloé";
    const changed = await change("1876", long);
    expect(changed.status).toBe(200);
    expect((await signIn({ email: user.email, password: long })).status).toBe(200);
    // As another system's keyboard writes the accent.
    expect((await signIn({ email: user.email, password: long.normalize("NFD") })).status).toBe(200);
    expect((await change(long, "k7mz", cookiesAfter(changed, cookie))).status).toBe(200);
  });

  test("knows the browser afterwards: strangers' failures do not lock the owner out of it", async () => {
    const known = cookiesAfter(await change("1876", "k7mz"), cookie);
    for (let count = 0; count < 8; count += 1) await signIn({ rut: user.rut, password: "0000" });
    expect((await signIn({ rut: user.rut, password: "k7mz" })).status).toBe(429);
    expect((await signIn({ rut: user.rut, password: "k7mz" }, known)).status).toBe(200);
  });

  test("refuses a wrong current one, and slows guessing down as at the sign-in", async () => {
    const first = await change("9999", "k7mz");
    expect([first.status, await first.json()]).toEqual([403, expect.objectContaining({ reason: "wrong_password" })]);
    for (let count = 0; count < 5; count += 1) await change("9999", "k7mz");
    const refused = await change("1876", "k7mz");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    // One count for both doors.
    expect((await signIn({ rut: user.rut, password: "1876" })).status).toBe(429);
    time.advance(3_600_000);
    expect((await change("1876", "k7mz")).status).toBe(200);
  });

  test.each(["1234", "1876", "8765", "0000", "k7m"])("refuses %s with a sentence that helps", async (next) => {
    const response = await change("1876", next);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ reason: "weak_password", message: expect.stringMatching(/\.$/) });
    expect((await signIn({ rut: user.rut, password: "1876" })).status).toBe(200);
  });

  test("refuses the same one again", async () => {
    const renewed = cookiesAfter(await change("1876", "k7mz"), cookie);
    expect(await (await change("k7mz", "k7mz", renewed)).json()).toMatchObject({ reason: "same_password" });
  });

  test("asks more of an admin", async () => {
    await database.db.updateTable("users").set({ role: "admin" }).execute();
    expect(await (await change("1876", "k7mzp4w9q")).json()).toMatchObject({ message: expect.stringContaining("10") });
    expect((await change("1876", "k7mzp4w9qx")).status).toBe(200);
  });

  test("is for signed-in people, and for POST only", async () => {
    expect((await callRoute(passwordRoute, { json: { current: "1876", next: "k7mz" } })).status).toBe(401);
    expect((await callRoute(passwordLoader, { cookie })).status).toBe(405);
    expect((await change("1876", "x".repeat(201))).status).toBe(400);
  });

  test("loses against a reset that comes in between", async () => {
    const { passwords } = authRuntime();
    const hash = passwords.hash.bind(passwords);
    vi.spyOn(passwords, "hash").mockImplementationOnce(async (password) => {
      // While the hash is computed, the office gives the account another password.
      await database.db
        .updateTable("users")
        .set({ password_hash: await hash("otra") })
        .execute();
      return hash(password);
    });
    expect((await change("1876", "k7mz")).status).toBe(401);
    expect((await signIn({ rut: user.rut, password: "otra" })).status).toBe(200);
  });
});

describe("POST /api/account/sessions/close-others", () => {
  const closeOthers = () => callRoute(closeOthersRoute, { method: "POST", cookie });

  test("ends every session of the person but this one, and nobody else's", async () => {
    const elsewhere = await sessionCookieFor(database.db, user);
    const stranger = await sessionCookieFor(database.db, await makeUser(database.db));
    expect(await (await closeOthers()).json()).toEqual({ closed: 1 });
    expect([await meStatus(cookie), await meStatus(elsewhere), await meStatus(stranger)]).toEqual([200, 401, 200]);
    expect(await (await closeOthers()).json()).toEqual({ closed: 0 });
    expect((await actions()).filter((action) => action === "sessions_closed")).toHaveLength(1);
  });
});
