import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  endSessionsOf,
  purgeExpiredSessions,
  resolveSession,
  startSession,
} from "#app/features/auth/session.server.ts";
import { setUserActive } from "#app/features/users/mutations.server.ts";
import { action as loginRoute } from "#app/routes/api.auth.login.ts";
import { action as logoutRoute } from "#app/routes/api.auth.logout.ts";
import { action as meAction, loader as meRoute } from "#app/routes/api.auth.me.ts";
import { configureTestAuth, type FakeTime, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute, cookiesAfter } from "../support/http.ts";

const RUT = "12345678-5";
const HOUR = 3_600_000;
let database: TestDatabase;
let time: FakeTime;

beforeEach(() => {
  database = makeTestDatabase();
  time = configureTestAuth(database).time;
});
afterEach(() => database.dispose());

const signIn = (cookie?: string) =>
  callRoute(loginRoute, { json: { rut: RUT, password: "1234" }, ...(cookie && { cookie }) });
const meStatus = async (cookie: string) => (await callRoute(meRoute, { cookie })).status;
const countSessions = async () => (await database.db.selectFrom("sessions").selectAll().execute()).length;

/** The random id inside the signed cookie. */
function idOf(cookie: string): string {
  const value = decodeURIComponent(/(?:^|; )(?:__Host-)?sid=([^;]*)/.exec(cookie)?.[1] ?? "");
  return JSON.parse(Buffer.from(value.split(".")[0] ?? "", "base64").toString("utf8"));
}

describe("the session cookie", () => {
  it("is out of reach for scripts and other sites, and ends with the browser", async () => {
    await makeUser(database.db, { rut: RUT });
    const [session, device] = (await signIn()).headers.getSetCookie();
    expect(session).toMatch(/^sid=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("is bound to https and the host where the public address is https", async () => {
    configureTestAuth(database, { https: true });
    await makeUser(database.db, { rut: RUT });
    const [session, device] = (await signIn()).headers.getSetCookie();
    expect(session).toMatch(/^__Host-sid=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(device).toMatch(/^__Host-device=[^;]+;.* Secure;/);
  });

  it("holds a random 256-bit id that the database knows only as a hash", async () => {
    const user = await makeUser(database.db);
    const ids = new Set<string>();
    await database.db.transaction().execute(async (trx) => {
      for (let count = 0; count < 10_000; count += 1) ids.add(idOf(await sessionCookieFor(trx, user)));
    });
    expect(ids.size).toBe(10_000);
    expect([...ids].every((id) => Buffer.from(id, "base64url").length === 32)).toBe(true);
    const stored = JSON.stringify(await database.db.selectFrom("sessions").selectAll().execute());
    expect([...ids].filter((id) => stored.includes(id))).toEqual([]);
    const [first = ""] = ids;
    expect(stored).toContain(createHash("sha256").update(first).digest("hex"));
  });

  it("is refused when it is forged, unsigned or garbage", async () => {
    await makeUser(database.db, { rut: RUT });
    const cookie = cookiesAfter(await signIn());
    expect(await meStatus(cookie)).toBe(200);
    const bare = `sid=${Buffer.from(JSON.stringify(idOf(cookie))).toString("base64")}`;
    for (const bad of [bare, `${bare}.AAAA`, "sid=", "sid=%E0%A4%A", "sid=__proto__", "sid=e30="]) {
      expect(await meStatus(bad), bad).toBe(401);
    }
  });
});

describe("signing in again", () => {
  it("takes a new id, ignores a planted one and closes the browser's old session", async () => {
    const attacker = await makeUser(database.db);
    await makeUser(database.db, { rut: RUT });
    const planted = await sessionCookieFor(database.db, attacker);
    const cookie = cookiesAfter(await signIn(planted), planted);
    expect(idOf(cookie)).not.toBe(idOf(planted));
    expect(await meStatus(planted)).toBe(401);
    const second = cookiesAfter(await signIn(cookie), cookie);
    expect(await meStatus(cookie)).toBe(401);
    expect(await meStatus(second)).toBe(200);
    expect(await countSessions()).toBe(1);
  });
});

describe("the end of a session", () => {
  it("comes with logout, also when there is none left", async () => {
    await makeUser(database.db, { rut: RUT });
    const cookie = cookiesAfter(await signIn());
    const response = await callRoute(logoutRoute, { method: "POST", cookie });
    expect(await response.json()).toEqual({ ok: true });
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^sid=; Max-Age=0; Path=\/; HttpOnly/)]);
    expect(await meStatus(cookie)).toBe(401);
    expect(await countSessions()).toBe(0);
    expect((await callRoute(logoutRoute, { method: "POST", cookie })).status).toBe(200);
    expect((await callRoute(logoutRoute)).status).toBe(405);
    // The browser stays known.
    expect(cookiesAfter(response, cookie)).toMatch(/^device=/);
  });

  it("comes after 8 hours without a request, and a request in between keeps it open", async () => {
    await makeUser(database.db, { rut: RUT });
    const cookie = cookiesAfter(await signIn());
    for (let hours = 0; hours < 21; hours += 7) {
      time.advance(7 * HOUR);
      expect(await meStatus(cookie)).toBe(200);
    }
    time.advance(8 * HOUR + 1);
    expect(await meStatus(cookie)).toBe(401);
  });

  it("comes 7 days after sign-in, however busy it was", async () => {
    await makeUser(database.db, { rut: RUT });
    const cookie = cookiesAfter(await signIn());
    for (let hours = 0; hours < 7 * 24 - 4; hours += 4) {
      time.advance(4 * HOUR);
      expect(await meStatus(cookie)).toBe(200);
    }
    time.advance(4 * HOUR);
    expect(await meStatus(cookie)).toBe(401);
  });

  it("comes for all sessions of a person but the one to keep", async () => {
    const [user, other] = [await makeUser(database.db), await makeUser(database.db)];
    const mine = await sessionCookieFor(database.db, user);
    const elsewhere = await sessionCookieFor(database.db, user);
    const foreign = await sessionCookieFor(database.db, other);
    await endSessionsOf(database.db, user.id, {
      except: new Request("http://localhost/", { headers: { Cookie: mine } }),
    });
    expect([await meStatus(mine), await meStatus(elsewhere), await meStatus(foreign)]).toEqual([200, 401, 200]);
    await endSessionsOf(database.db, user.id);
    expect([await meStatus(mine), await meStatus(foreign)]).toEqual([401, 200]);
  });

  it("leaves no row behind once purged", async () => {
    const user = await makeUser(database.db);
    await sessionCookieFor(database.db, user);
    time.advance(7 * HOUR);
    const young = await sessionCookieFor(database.db, user);
    time.advance(2 * HOUR);
    expect(await purgeExpiredSessions(database.db)).toBe(1);
    expect(await meStatus(young)).toBe(200);
  });
});

describe("switching a person off", () => {
  it("ends the sessions at once and for good, also under a storm of requests", async () => {
    const admin = await makeUser(database.db, { role: "admin" });
    const user = await makeUser(database.db);
    const cookie = await sessionCookieFor(database.db, user);
    const change = { actorId: admin.id, userId: user.id, active: false };
    const served = { before: 0, after: 0 };
    let off = false;
    const browser = async () => {
      for (let count = 0; count < 100; count += 1) {
        const moment = off ? "after" : "before";
        if ((await meStatus(cookie)) === 200) served[moment] += 1;
      }
    };
    const browsers = Promise.all(Array.from({ length: 10 }, browser));
    await meStatus(cookie);
    await setUserActive(database.db, change);
    off = true;
    await browsers;
    expect(served.before).toBeGreaterThan(0);
    expect(served.before).toBeLessThan(1000);
    expect(served.after).toBe(0);
    expect(await countSessions()).toBe(0);
    await setUserActive(database.db, { ...change, active: true });
    expect(await meStatus(cookie)).toBe(401);
  });
});

it("serves no account that is off, even if its session was left behind", async () => {
  const user = await makeUser(database.db);
  const cookie = await sessionCookieFor(database.db, user);
  await database.db.updateTable("users").set({ is_active: 0 }).where("id", "=", user.id).execute();
  expect(await meStatus(cookie)).toBe(401);
});

describe("GET /api/auth/me", () => {
  it("answers 401 with the words of the specification to whoever is signed out", async () => {
    const response = await callRoute(meRoute);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: "No autenticado", message: expect.any(String) });
    expect((await callRoute(meAction, { method: "POST", json: {} })).status).toBe(405);
  });

  it("reads role and name anew at each request", async () => {
    const user = await makeUser(database.db);
    const cookie = await sessionCookieFor(database.db, user);
    await database.db.updateTable("users").set({ role: "admin", name: "Otra" }).where("id", "=", user.id).execute();
    const response = await callRoute(meRoute, { cookie });
    expect(await response.json()).toMatchObject({ user: { role: "admin", name: "Otra" } });
  });
});

it("writes the last visit at most once in five minutes", async () => {
  const user = await makeUser(database.db);
  const request = new Request("http://localhost/", { headers: { Cookie: await sessionCookieFor(database.db, user) } });
  const changes = () => Number(database.raw.prepare("select total_changes()").pluck().get());
  const before = changes();
  for (let count = 0; count < 100; count += 1) {
    await resolveSession(database.db, request);
    time.advance(6000);
  }
  expect(changes() - before).toBe(1);
});

it("keeps the browser's own description short", async () => {
  const user = await makeUser(database.db);
  await startSession(database.db, {
    userId: user.id,
    userAgent: "x".repeat(100_000),
    request: new Request("http://localhost/"),
  });
  const row = await database.db.selectFrom("sessions").select("user_agent").executeTakeFirstOrThrow();
  expect(row.user_agent.length).toBeLessThan(1000);
});
