// Prevents: an account that the RUT's digits, a guessed code or somebody else's code opens.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { requestEntryCode } from "#app/features/access/entry-code/request-code.server.ts";
import { unblockAccount } from "#app/features/admin/commands/accounts.server.ts";
import { purgeByAge } from "#app/features/privacy/purge.server.ts";
import { parseSettings, SettingsError } from "#app/platform/env.server.ts";
import { getSettings, setSettings } from "#app/platform/settings.server.ts";
import { action as firstPassword } from "#app/routes/api.account.password.first.ts";
import { action as confirmTotp } from "#app/routes/api.account.second-factor.totp.confirm.ts";
import { action as totp } from "#app/routes/api.account.second-factor.totp.ts";
import { action as enterRoute } from "#app/routes/api.auth.entry-code.enter.ts";
import { action as askRoute } from "#app/routes/api.auth.entry-code.ts";
import { action as loginRoute } from "#app/routes/api.auth.login.ts";
import { loader as me } from "#app/routes/api.auth.me.ts";
import { action as secondRoute } from "#app/routes/api.auth.second-factor.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, FakeTime } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { codeAt, enrolTotp, TestBrowser } from "../support/second-factor.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";

const ENV = { EMAIL_DOMAIN: "uni.example", SMTP_URL: "smtp://127.0.0.1:2525", INITIAL_PASSWORD: "code" };
const OWN = "k7mz-larga";
const MINUTE = 60_000;

let panel: Panel;
let time: FakeTime;
let user: User;
beforeEach(async () => {
  panel = await openPanel(ENV);
  time = new FakeTime();
  configureTestAuth(panel.database, { time, initialPassword: "code" });
  user = await makeUser(panel.db, { rut: "18765042-K", name: "Valentina Soto", email: "vale@correo.example" });
});
afterEach(() => panel.dispose());

const reasonOf = async (response: Response) => [response.status, (await response.json()).reason];
const mails = async () =>
  (await panel.db.selectFrom("outbox").select(["recipient", "mail", "topic"]).orderBy("id").execute()).map((row) => ({
    ...(JSON.parse(row.mail) as { subject: string; text: string }),
    to: row.recipient,
    topic: row.topic,
  }));
const newestCode = async () => /^\d{3} \d{3}$/m.exec((await mails()).at(-1)?.text ?? "")?.[0] ?? "";
const otherThan = (code: string) => String((Number(code.replace(" ", "")) + 1) % 1_000_000).padStart(6, "0");
const ask = async (browser = new TestBrowser(), identifier = user.rut) => {
  const answer = await browser.post(askRoute, { identifier });
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  return browser;
};
const enter = async (browser?: TestBrowser) => {
  const asked = await ask(browser);
  expect((await asked.post(enterRoute, { code: await newestCode() })).status).toBe(200);
  return asked;
};
const meOf = (browser: TestBrowser) => callRoute(me, { cookie: browser.cookies });

describe("the first entry", () => {
  it("goes by the mailed code to an own password, and only then anywhere else", async () => {
    const browser = await enter();
    const [mail] = await mails();
    expect([mail?.to, mail?.subject]).toEqual(["vale@correo.example", "Tu código para entrar"]);
    expect(await reasonOf(await meOf(browser))).toEqual([403, "own_password_required"]);
    expect(await reasonOf(await browser.post(firstPassword, { next: "1876" }))).toEqual([422, "weak_password"]);
    expect((await browser.post(firstPassword, { next: OWN })).status).toBe(200);
    expect((await (await meOf(browser)).json()).user).toMatchObject({ rut: user.rut, initialPassword: false });
    expect(await reasonOf(await browser.post(firstPassword, { next: "otra-larga" }))).toEqual([
      409,
      "password_not_asked",
    ]);
    const login = await callRoute(loginRoute, { json: { rut: user.rut, password: OWN } });
    expect(login.status).toBe(200);
    const rows = await panel.db.selectFrom("activities").select(["action", "details"]).execute();
    expect(rows.map((row) => `${row.action} ${row.details}`)).toEqual(
      expect.arrayContaining(['login {"method":"code"}', expect.stringMatching(/^password_changed/)]),
    );
  });

  it("leaves no session that waits for a password for longer than a quarter of an hour", async () => {
    const browser = await enter();
    time.advance(15 * MINUTE);
    expect((await meOf(browser)).status).toBe(401);
  });

  it("serves whoever has forgotten the own password, and ends the other sessions", async () => {
    const browser = await enter();
    await browser.post(firstPassword, { next: OWN });
    const second = await enter(new TestBrowser());
    expect((await meOf(browser)).status).toBe(200);
    expect((await second.post(firstPassword, { next: "muy-distinta" })).status).toBe(200);
    expect((await meOf(browser)).status).toBe(401);
    const login = (password: string) => callRoute(loginRoute, { json: { rut: user.rut, password } });
    expect([(await login(OWN)).status, (await login("muy-distinta")).status]).toEqual([401, 200]);
  });

  it("waits for the second factor before the session, and for the password after it", async () => {
    const first = await enter();
    await first.post(firstPassword, { next: OWN });
    const now = () => time.clock.now();
    const { secret } = await enrolTotp(first, { totp, confirm: confirmTotp }, { password: OWN, now: now() });
    time.advance(90_000);
    const browser = await ask(new TestBrowser());
    const answer = await browser.post(enterRoute, { code: await newestCode() });
    expect([answer.status, browser.isSignedIn]).toEqual([202, false]);
    expect((await browser.post(secondRoute, { code: codeAt(secret, now()) })).status).toBe(200);
    expect(await reasonOf(await meOf(browser))).toEqual([403, "own_password_required"]);
  });

  it("of staff is in the trail, and a fresh one is enough to add a required second factor", async () => {
    configureTestAuth(panel.database, { time, initialPassword: "code", secondFactor: "staff" });
    await panel.db.updateTable("users").set({ role: "office" }).where("id", "=", user.id).execute();
    const browser = await enter();
    expect(await reasonOf(await browser.post(firstPassword, { next: OWN }))).toEqual([403, "second_factor_required"]);
    const { secret } = await (await browser.post(totp, { entry: true })).json();
    expect((await browser.post(confirmTotp, { code: codeAt(secret, time.clock.now()) })).status).toBe(200);
    expect(await reasonOf(await meOf(browser))).toEqual([403, "own_password_required"]);
    expect((await browser.post(firstPassword, { next: "corta12" })).status).toBe(422);
    expect((await browser.post(firstPassword, { next: "una frase muy larga" })).status).toBe(200);
    expect((await meOf(browser)).status).toBe(200);
    const trail = await panel.db.selectFrom("audit_trail").select(["action", "details"]).execute();
    expect(trail.map((row) => `${row.action} ${row.details}`)).toContainEqual(
      expect.stringMatching(/^login .*"method":"code"/),
    );
  });
});

describe("a code", () => {
  it("is good once, in the browser that asked for it, for a quarter of an hour", async () => {
    const browser = await ask();
    const code = await newestCode();
    expect(await reasonOf(await new TestBrowser().post(enterRoute, { code }))).toEqual([409, "code_gone"]);
    const other = await ask(new TestBrowser(), "9999999-9");
    expect(await reasonOf(await other.post(enterRoute, { code }))).toEqual([422, "wrong_code"]);
    const copied = new TestBrowser(browser.cookies);
    expect((await browser.post(enterRoute, { code })).status).toBe(200);
    expect(await reasonOf(await copied.post(enterRoute, { code }))).toEqual([409, "code_gone"]);
    const late = await ask(new TestBrowser());
    time.advance(15 * MINUTE);
    expect(await reasonOf(await late.post(enterRoute, { code: await newestCode() }))).toEqual([409, "code_gone"]);
  });

  it("ends after five wrong ones, for nobody's account as for a real one", async () => {
    for (const identifier of [user.rut, "9999999-9"]) {
      const browser = await ask(new TestBrowser(), identifier);
      const code = identifier === user.rut ? await newestCode() : "111111";
      const answers = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const answer = await browser.post(enterRoute, { code: otherThan(code) });
        answers.push(`${answer.status} ${(await answer.json()).message}`);
      }
      expect(answers).toEqual([
        ...["n 4 intentos", "n 3 intentos", "n 2 intentos", " 1 intento"].map(
          (left) => `422 Ese no es el código. Te queda${left}.`,
        ),
        ...Array(2).fill("409 Ese código ya no sirve. Pide uno nuevo."),
      ]);
      expect(await reasonOf(await browser.post(enterRoute, { code }))).toEqual([409, "code_gone"]);
    }
  });

  it.each([
    ["password", { password_hash: "x" }],
    ["address", { email: "otra@correo.example" }],
    ["activity", { is_active: 0 }],
  ])("ends when the account has another %s meanwhile", async (_what, change) => {
    const browser = await ask();
    await panel.db.updateTable("users").set(change).where("id", "=", user.id).execute();
    expect(await reasonOf(await browser.post(enterRoute, { code: await newestCode() }))).toEqual([409, "code_gone"]);
  });

  it("is mailed five times a day, and what is answered does not tell", async () => {
    for (let attempt = 0; attempt < 7; attempt += 1) await ask(new TestBrowser());
    expect(await mails()).toHaveLength(5);
    time.advance(24 * 60 * MINUTE);
    await ask(new TestBrowser());
    expect(await mails()).toHaveLength(6);
  });

  it("is mailed again after the office has unblocked an account whose codes a stranger used up", async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await ask(new TestBrowser());
    expect(await mails()).toHaveLength(5);
    await unblockAccount(panel.db, { actorId: panel.admin.id, userId: user.id });
    await enter(new TestBrowser());
    expect(await mails()).toHaveLength(6);
  });

  it.each([
    [
      "has an address that the program made up",
      { email: "18765042-k@uni.example", email_source: "generated" as const },
    ],
    ["has an address of nowhere", { email: "x@example.invalid" }],
    ["is switched off", { is_active: 0 }],
    ["does not exist", { rut: "8765432-1" }],
  ])("is mailed to nobody who %s, with the same answer, rows and cookie", async (_who, change) => {
    const kept = user.rut;
    await panel.db.updateTable("users").set(change).where("id", "=", user.id).execute();
    const browser = await ask(new TestBrowser(), kept);
    expect(await mails()).toEqual([]);
    expect(await panel.db.selectFrom("entry_codes").select("user_id").execute()).toEqual([{ user_id: null }]);
    expect(browser.cookies).toMatch(/^entry=/);
  });

  it("reaches people without a RUT", async () => {
    const change = { rut: "AB123456", identifier_kind: "other" as const };
    await panel.db.updateTable("users").set(change).where("id", "=", user.id).execute();
    await ask(new TestBrowser(), "ab 123 456");
    expect(await mails()).toHaveLength(1);
    const answer = await new TestBrowser().post(askRoute, { identifier: "??" });
    expect(await reasonOf(answer)).toEqual([400, "wrong_identifier"]);
  });

  it("reaches somebody whose data is blocked, who has to enter to lift the block", async () => {
    await panel.db.updateTable("users").set({ blocked_at: panel.admin.created_at }).where("id", "=", user.id).execute();
    await ask();
    expect(await panel.db.selectFrom("held_mails").selectAll().execute()).toEqual([]);
  });

  it("is asked for 120 times in ten minutes by one network, whoever is typed", async () => {
    const client = { request: new Request("http://localhost/"), clientAddress: "192.0.2.77" };
    const one = () => requestEntryCode(panel.db, "7654321-6", client, { settings: getSettings() });
    for (let attempt = 0; attempt < 120; attempt += 1) await one();
    await expect(one()).rejects.toMatchObject({ status: 429 });
    expect(await reasonOf(await new TestBrowser().post(askRoute, { identifier: user.rut }))).toEqual([200, undefined]);
    time.advance(10 * MINUTE);
    await one();
  });

  it("stands nowhere but in the mail while that waits to leave, and is gone when it is obsolete", async () => {
    const browser = await ask();
    const code = (await newestCode()).replace(" ", "");
    const dump = async () => {
      const tables = ["entry_codes", "activities", "sessions", "login_throttle", "outbox"] as const;
      return JSON.stringify(await Promise.all(tables.map((table) => panel.db.selectFrom(table).selectAll().execute())));
    };
    await browser.post(enterRoute, { code: otherThan(code) });
    const shown = new RegExp(`${code}|${code.slice(0, 3)} ${code.slice(3)}`, "g");
    expect((await dump()).match(shown)).toHaveLength(2);
    time.advance(16 * MINUTE);
    await purgeByAge(panel.db, getSettings(), time.clock);
    expect((await dump()).match(shown)).toBeNull();
    time.advance(25 * 60 * MINUTE);
    await purgeByAge(panel.db, getSettings(), time.clock);
    expect(await panel.db.selectFrom("entry_codes").selectAll().execute()).toEqual([]);
  });
});

describe("where it is closed", () => {
  it.each([
    [{ INITIAL_PASSWORD: "rut" }],
    [{ LOGIN_RUT: "off", BREAK_GLASS_RUT: "5555555-5", LDAP_URL: "ldap://127.0.0.1", LDAP_RUT_ATTRIBUTE: "rut" }],
  ])("no code is sent and none opens anything: %o", async (closed) => {
    const browser = await ask();
    const code = await newestCode();
    const ldap = { LDAP_BIND_DN: "uid={usuario},dc=x" };
    setSettings(
      parseSettings({ DATA_DIR: panel.database.folder, ...ENV, ...("LDAP_URL" in closed && ldap), ...closed }),
    );
    expect(await reasonOf(await browser.post(enterRoute, { code }))).toEqual([409, "code_gone"]);
    const answer = await new TestBrowser().post(askRoute, { identifier: user.rut });
    expect(await reasonOf(answer)).toEqual([404, "entry_closed"]);
    expect(await mails()).toHaveLength(1);
  });

  it("the start is refused without a mail server, in words", () => {
    const start = () => parseSettings({ DATA_DIR: panel.database.folder, INITIAL_PASSWORD: "code" });
    expect(start).toThrow(SettingsError);
    expect(start).toThrow(/^INITIAL_PASSWORD: se esperaba rut, o un servidor de correo en SMTP_URL/);
  });
});
