import { createServer } from "node:net";
import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askDirectory } from "#app/features/access/ldap/directory.server.ts";
import { clearLoginDelays } from "#app/features/admin/commands/accounts.server.ts";
import { signInState } from "#app/features/admin/system.server.ts";
import { parseSettings, readSettings, SettingsError } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as directoryLogin } from "#app/routes/api.auth.directory-login.ts";
import { configureTestAuth, type FakeTime } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { freePort } from "../support/oidc-browser.ts";
import { BASE, PEOPLE, SEARCHER, Slapd, slapdMissing } from "../support/slapd.ts";

if (slapdMissing) console.warn(`The tests of the directory are skipped: ${slapdMissing}`);

const RUT = "12345678-5";
const PASSWORD = "una clave larga, con coma";
const PERSON = { uid: "ana.soto", rut: RUT, password: PASSWORD };
const PEOPLE_OF_TESTS = [
  PERSON,
  { uid: "doble", rut: "7654321-6", password: PASSWORD },
  { uid: "doble", rut: "8765432-7", password: PASSWORD, ou: "exalumnos" },
  { uid: "sinrut", password: PASSWORD },
  { uid: "malrut", rut: "12345678-9", password: PASSWORD },
  { uid: "a_b", rut: "11111111-1", password: PASSWORD },
];

describe.skipIf(slapdMissing !== null)("the directory", () => {
  let slapd: Slapd;
  let database: TestDatabase;
  let time: FakeTime;
  let env: Record<string, string>;
  beforeAll(async () => {
    slapd = await new Slapd().start(PEOPLE_OF_TESTS);
    database = makeTestDatabase();
    ({ time } = configureTestAuth(database));
    await makeUser(database.db, { rut: RUT });
    env = {
      DATA_DIR: database.folder,
      LDAP_URL: slapd.secure,
      LDAP_CA: slapd.certificate,
      LDAP_BASE: BASE,
      LDAP_USER_FILTER: "(uid={usuario})",
      LDAP_RUT_ATTRIBUTE: "employeeNumber",
    };
    setSettings(readSettings(env));
  });
  afterAll(async () => {
    setSettings(undefined);
    await slapd.stop();
    await database.dispose();
  });

  const ask = (username: string, password: string, changed: Record<string, string> = {}) =>
    askDirectory(parseSettings({ ...env, ...changed }), username, password);
  const signIn = (username: string, password: string) =>
    callRoute(directoryLogin, { json: { username, password }, clientAddress: "198.51.100.4" });

  test.each([
    ["ldaps and an anonymous search", {}],
    ["a search by an account of its own", { LDAP_SEARCH_DN: SEARCHER.dn, LDAP_SEARCH_PASSWORD: SEARCHER.password }],
    ["a bind without a search", { LDAP_USER_FILTER: "", LDAP_BIND_DN: `uid={usuario},${PEOPLE}` }],
    ["StartTLS", { LDAP_URL: "plain" }],
    ["no encryption, on this machine", { LDAP_URL: "plain", LDAP_CA: "" }],
  ])("knows a person by %s", async (_name, changed) => {
    const url = "LDAP_URL" in changed ? { LDAP_URL: slapd.plain } : {};
    const person = await ask(PERSON.uid, PASSWORD, { ...changed, ...url } as Record<string, string>);
    expect(person).toMatchObject({ identifier: RUT, name: "Persona ana.soto" });
    expect(person?.subject).toMatch(/^[\da-f-]{36}$/);
  });

  test("signs in whoever has an account with that RUT, in any case of the user name", async () => {
    for (const username of ["ana.soto", " ANA.Soto "]) {
      const answer = await signIn(username, PASSWORD);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ user: { rut: RUT, role: "user" } });
      expect(answer.headers.getSetCookie().join()).toContain("sid=");
    }
    const activities = await database.db
      .selectFrom("activities")
      .select("details")
      .where("action", "=", "login")
      .execute();
    expect(activities.map(({ details }) => details)).toEqual(['{"method":"ldap"}', '{"method":"ldap"}']);
  });

  test.each([
    ["a wrong password", "ana.soto", "otra"],
    ["an unknown user", "nadie", PASSWORD],
    ["no password: a bind without one succeeds as nobody", "ana.soto", ""],
    ["two entries of one name", "doble", PASSWORD],
    ["a star", "*", PASSWORD],
    ["part of a name and a star", "ana*", PASSWORD],
    ["a filter that is closed", "ana.soto)(uid=*", PASSWORD],
    ["a filter with an or", "x)(|(uid=ana.soto", PASSWORD],
    ["a filter's own escape", "ana\\2esoto", PASSWORD],
    ["a sign of zero", "ana.soto\u0000", PASSWORD],
    ["a DN", `uid=ana.soto,${PEOPLE}`, PASSWORD],
    ["a branch that lives elsewhere (referral)", "otra", PASSWORD],
  ])("does not know %s", async (_name, username, password) => {
    expect(await ask(username, password)).toBe(null);
  });

  test.each(["ana.soto,ou=personas", "ana.soto+cn=x", "doble,ou=exalumnos", "\\61na", "ana.soto\n", "#04", " "])(
    "with a bind name takes %j for a name and not for a part of it",
    async (username) => {
      const changed = { LDAP_USER_FILTER: "", LDAP_BIND_DN: `uid={usuario},${PEOPLE}` };
      expect(await ask(username, PASSWORD, changed)).toBe(null);
    },
  );

  test("is not spoken to with another certificate, in the clear to others, or when it does not answer", async () => {
    const other = { LDAP_CA: slapd.otherCertificate };
    await expect(ask(PERSON.uid, PASSWORD, other)).rejects.toThrow();
    await expect(ask(PERSON.uid, PASSWORD, { ...other, LDAP_URL: slapd.plain })).rejects.toThrow();
    // The certificate is the right one, and of another name.
    const byAddress = { LDAP_URL: slapd.secure.replace("localhost", "127.0.0.1") };
    await expect(ask(PERSON.uid, PASSWORD, byAddress)).rejects.toThrow();
    await expect(ask(PERSON.uid, PASSWORD, { LDAP_URL: `ldaps://localhost:${await freePort()}` })).rejects.toThrow();
    await expect(
      ask(PERSON.uid, PASSWORD, { LDAP_SEARCH_DN: SEARCHER.dn, LDAP_SEARCH_PASSWORD: "mala" }),
    ).rejects.toThrow();
  });

  test("that does not begin to encrypt never hears a password", async () => {
    const heard: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        heard.push(chunk);
        done();
      },
    });
    const listener = createServer((socket) => {
      socket.on("error", () => undefined).pipe(sink, { end: false });
      // Extended response with "protocol error": this server has no StartTLS.
      socket.once("data", () => socket.write(Buffer.from("300c02010178070a010204000400", "hex")));
    });
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    const address = listener.address();
    const port = typeof address === "object" && address ? address.port : 0;
    await expect(ask(PERSON.uid, PASSWORD, { LDAP_URL: `ldap://localhost:${port}` })).rejects.toThrow();
    await new Promise((resolve) => listener.close(resolve));
    expect(heard.length).toBeGreaterThan(0);
    expect(Buffer.concat(heard).toString("latin1")).not.toContain("clave larga");
    expect(Buffer.concat(heard).toString("latin1")).not.toContain(PERSON.uid);
  });

  test("lets nobody in without an account, without a RUT, or with a wrong one", async () => {
    expect((await signIn("a_b", PASSWORD)).status).toBe(403);
    expect((await signIn("sinrut", PASSWORD)).status).toBe(403);
    expect((await signIn("malrut", PASSWORD)).status).toBe(422);
    expect((await signIn("ana.soto", "")).status).toBe(400);
  });

  test("gives the same answer for an unknown user and a wrong password, and is throttled like passwords", async () => {
    const answers = [
      await signIn("nadie.mas", PASSWORD),
      await signIn("sinrut", "mala"),
      await signIn("x)(uid=*", "mala"),
    ];
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(bodies).size).toBe(1);
    for (const username of ["ana.soto", "no.existe"]) {
      const statuses = [];
      for (let tries = 0; tries < 8; tries += 1) statuses.push((await signIn(username, "mala")).status);
      expect(statuses, username).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    }
    expect((await signIn("ANA.soto", PASSWORD)).status).toBe(429);
    // A stranger's failures: nobody here knows whose name it is, so IT lifts the waits of all names of the directory.
    const it = await makeUser(database.db, { role: "it", email: "it@a.example" });
    expect(signInState()).toMatchObject({ blockedDirectoryNames: 2, slowNetworks: 0, isAlarmUp: false });
    await clearLoginDelays(database.db, it.id);
    expect(signInState().blockedDirectoryNames).toBe(0);
    expect((await signIn("ANA.soto", PASSWORD)).status).toBe(200);
    for (let tries = 0; tries < 6; tries += 1) await signIn("ana.soto", "mala");
    expect((await signIn("ana.soto", PASSWORD)).status).toBe(429);
    time.advance(24 * 3_600_000);
    expect((await signIn("ana.soto", PASSWORD)).status).toBe(200);
  });

  test("that is away counts against nobody", async () => {
    setSettings(readSettings({ ...env, LDAP_URL: `ldaps://localhost:${await freePort()}` }));
    for (let tries = 0; tries < 8; tries += 1) expect((await signIn("ana.soto", PASSWORD)).status).toBe(503);
    setSettings(readSettings(env));
    expect((await signIn("ana.soto", PASSWORD)).status).toBe(200);
  });
});

test.each([
  [{ LDAP_URL: "https://x.cl" }, "LDAP_URL"],
  [{ LDAP_URL: "ldaps://u:p@x.cl" }, "LDAP_URL"],
  [{ LDAP_USER_FILTER: "(uid=ana)" }, "LDAP_USER_FILTER"],
  [{ LDAP_BIND_DN: "uid={usuario},dc=x" }, "LDAP_USER_FILTER"],
  [{ LDAP_BASE: "" }, "LDAP_BASE"],
  [{ LDAP_RUT_ATTRIBUTE: "" }, "LDAP_RUT_ATTRIBUTE"],
  [{ LDAP_SEARCH_DN: "cn=x" }, "LDAP_SEARCH_PASSWORD"],
  [{ LDAP_URL: "" }, "LDAP_URL"],
  [{ OIDC_RUT_CLAIM: "rut" }, "OIDC_RUT_CLAIM"],
  [{ OIDC_GOOGLE_DOMAIN: "universidad.cl" }, "OIDC_GOOGLE_CLIENT_ID"],
])("settings of sign-in that do not go together stop the start: %j", (changed, name) => {
  const right = {
    LDAP_URL: "ldaps://x.cl",
    LDAP_BASE: "dc=x",
    LDAP_USER_FILTER: "(uid={usuario})",
    LDAP_RUT_ATTRIBUTE: "rut",
  };
  expect(() => parseSettings(right)).not.toThrow();
  const lines = (() => {
    try {
      parseSettings({ ...right, ...changed } as Record<string, string>);
      return [];
    } catch (error) {
      return error instanceof SettingsError ? error.lines : [String(error)];
    }
  })();
  expect(lines.map((line) => line.split(":")[0])).toContain(name);
});
