import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkBreakGlassAccount } from "#app/features/auth/break-glass.server.ts";
import { configureAuth } from "#app/features/auth/configure.server.ts";
import { parseSettings, SettingsError } from "#app/platform/env.server.ts";
import { action as loginRoute } from "#app/routes/api.auth.login.ts";
import { openDatabase } from "#db/open.server.ts";
import { configureTestAuth } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { type Call, callRoute } from "../support/http.ts";
import { TestServer } from "../support/server.ts";

/** LOGIN_RUT=off: nobody enters by password but the emergency account. */

const ADMIN = "9876543-3";
const LONG = "una clave larga de emergencia";
const CLOSED = {
  LOGIN_RUT: "off",
  BREAK_GLASS_RUT: ADMIN,
  LDAP_URL: "ldaps://localhost:1",
  LDAP_BIND_DN: "uid={usuario},dc=x",
  LDAP_RUT_ATTRIBUTE: "employeeNumber",
};

describe("against the built server", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await new TestServer({
      ...CLOSED,
      LOG_LEVEL: "warn",
      TRUST_PROXY: "127.0.0.1",
      ADMIN_RUT: ADMIN,
      ADMIN_PASSWORD: LONG,
      ADMIN_EMAIL: "jefa@universidad.example",
    }).start();
  }, 120_000);
  afterAll(() => server.dispose());

  const signIn = (from: string, body: object) =>
    fetch(`${server.url}/api/auth/login`, {
      method: "POST",
      headers: { origin: server.url, "content-type": "application/json", "x-forwarded-for": from },
      body: JSON.stringify(body),
    });

  test("1,000 tries with right digits and passwords enter no account", async () => {
    const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
    const people = await Promise.all(Array.from({ length: 250 }, () => makeUser(database.db)));
    const before = await database.db.selectFrom("sessions").select("id_hash").execute();
    const statuses = new Map<number, number>();
    // Addresses of their own, so that few are only slowed down.
    for (let round = 0; round < 10; round += 1) {
      const tries = Array.from({ length: 100 }, (_, index) => {
        const person = people[(round * 100 + index) % people.length];
        const name = index % 2 === 0 ? { rut: person?.rut } : { email: person?.email };
        return signIn(`203.0.${round}.${index}`, { ...name, password: person?.rut.slice(0, 4) });
      });
      for (const { status } of await Promise.all(tries)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(1000);
    expect([...statuses.keys()].filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
    expect(statuses.get(401)).toBeGreaterThan(100);
    expect(await database.db.selectFrom("sessions").select("id_hash").execute()).toEqual(before);
    await database.close();
  }, 300_000);

  test("the screens show no password form, but for the emergency, and the emergency account enters", async () => {
    const page = async (address: string) => (await fetch(server.url + address)).text();
    for (const address of ["/", "/login", "/login-old", "/login?emergencia"]) {
      expect(await page(address), address).not.toContain('action="/api/auth/login"');
    }
    expect(await page("/login")).toContain("tu usuario de la universidad");
    expect(await page("/login-old?emergencia")).toContain('action="/api/auth/login"');
    const answer = await signIn("10.1.2.3", { email: "jefa@universidad.example", password: LONG });
    expect(answer.status).toBe(200);
    expect((await signIn("198.51.100.200", { email: "jefa@universidad.example", password: LONG })).status).toBe(401);
    const uses = server.log.split("\n").filter((line) => line.includes("break_glass_login"));
    expect(uses).toHaveLength(1);
    expect(JSON.parse(uses[0] ?? "")).toMatchObject({ level: 40, address: "10.1.2.3" });
    const refused = server.log.split("\n").filter((line) => line.includes("break_glass_refused"));
    expect(refused.map((line) => JSON.parse(line).address)).toEqual(["198.51.100.200"]);
  }, 60_000);
});

describe("the login call", () => {
  let database: TestDatabase;
  let hash: (password: string) => Promise<string>;
  beforeEach(async () => {
    database = makeTestDatabase();
    const { time } = configureTestAuth(database);
    const closed = parseSettings({ DATA_DIR: database.folder, ...CLOSED });
    hash = configureAuth({ ...closed, SESSION_SECRET: undefined, https: false }, time).passwords.hash;
  });
  afterEach(() => database.dispose());

  const admin = async (changed: object = {}) =>
    makeUser(database.db, { rut: ADMIN, role: "admin", password_hash: await hash(LONG), ...changed });
  const login = async (call: Call = {}, password = LONG) =>
    (await callRoute(loginRoute, { json: { rut: ADMIN, password }, clientAddress: "10.0.0.9", ...call })).status;

  test("lets the emergency account in, and records it", async () => {
    await admin();
    expect(await login()).toBe(200);
    const rows = await database.db.selectFrom("activities").select(["action", "details"]).execute();
    expect(rows.map(({ action }) => action)).toEqual(["break_glass_login", "login"]);
    expect(rows[0]?.details).toBe('{"address":"10.0.0.9"}');
  });
  test.each([
    ["from another network", {}, { clientAddress: "198.51.100.4" }],
    ["from a proxy that nobody trusts", {}, { headers: { "x-forwarded-for": "10.0.0.9" } }],
    ["who is no admin any more", { role: "user" }, {}],
    ["who is deactivated", { is_active: 0 }, {}],
    ["who is another admin", { rut: "7654321-6" }, { json: { rut: "7654321-6", password: LONG } }],
  ])("refuses somebody %s in the words for a wrong password", async (_name, changed, call) => {
    await admin(changed);
    expect(await login(call as Call)).toBe(401);
  });
  test("refuses a short password and the initial one, though they are right", async () => {
    const { id } = await admin({ password_hash: await hash("corta12") });
    expect(await login({}, "corta12")).toBe(401);
    await database.db.updateTable("users").set({ password_hash: null }).where("id", "=", id).execute();
    expect(await login({}, "9876")).toBe(401);
  });
});

describe("the start", () => {
  const linesOf = (env: Record<string, string>) => {
    try {
      parseSettings(env);
      return [];
    } catch (error) {
      return error instanceof SettingsError ? error.lines : [String(error)];
    }
  };
  test("is refused where nobody could enter", () => {
    expect(linesOf(CLOSED)).toEqual([]);
    expect(linesOf({ LOGIN_RUT: "off", BREAK_GLASS_RUT: ADMIN }).join()).toMatch(/^LOGIN_RUT: se esperaba on/);
    expect(linesOf({ ...CLOSED, BREAK_GLASS_RUT: "" }).join()).toMatch(/^BREAK_GLASS_RUT: se esperaba/);
  });

  test.each([
    ["nobody has that RUT", null, false],
    ["it is no admin", { role: "user", password_hash: "x" }, false],
    ["it is deactivated", { role: "admin", is_active: 0, password_hash: "x" }, false],
    ["it has the initial password", { role: "admin" }, false],
    ["it is an admin with a password", { role: "admin", password_hash: "x" }, true],
  ] as const)("looks at the emergency account: %s", async (_name, account, isRight) => {
    const database = makeTestDatabase();
    await makeUser(database.db, { rut: "7654321-6", role: "admin" });
    if (account) await makeUser(database.db, { rut: ADMIN, ...account });
    const settings = parseSettings({ DATA_DIR: database.folder, ...CLOSED, ADMIN_RUT: ADMIN, ADMIN_PASSWORD: LONG });
    const checked = checkBreakGlassAccount(database.db, settings);
    await (isRight ? expect(checked).resolves.toBeUndefined() : expect(checked).rejects.toThrow(SettingsError));
    await database.dispose();
  });

  test.each([
    [{ OIDC_ISSUER: "https://id.cl", OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b" }, "PUBLIC_URL"],
    [{ OIDC_ISSUER: "http://id.cl" }, "OIDC_ISSUER"],
    [{ OIDC_ISSUER: "https://id.cl?x=1" }, "OIDC_ISSUER"],
    [{ OIDC_GOOGLE_CLIENT_ID: "a", PUBLIC_URL: "https://c.cl" }, "OIDC_GOOGLE_CLIENT_SECRET"],
    [{ OIDC_MICROSOFT_TENANT: "common" }, "OIDC_MICROSOFT_TENANT"],
    [{ OIDC_MICROSOFT_TENANT: "9188040d-6c67-4c5b-b112-36a304b66dad" }, "OIDC_MICROSOFT_TENANT"],
    [{ OIDC_RUT_CLAIM: "name" }, "OIDC_RUT_CLAIM"],
    [{ OIDC_GOOGLE_CLIENT_ID: "a", OIDC_GOOGLE_CLIENT_SECRET: "b", PUBLIC_URL: "http://c.cl" }, "PUBLIC_URL"],
  ])("is refused with %j", (env, name) => {
    expect(linesOf(env as Record<string, string>).map((line) => line.split(":")[0])).toContain(name);
  });
});
