import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { endPendingOfProvider } from "#app/features/access/second-factor/pending-sign-in.server.ts";
import { signInWithIdentity } from "#app/features/access/sign-in-with-identity.server.ts";
import { action as options } from "#app/routes/api.account.passkeys.options.ts";
import { action as add } from "#app/routes/api.account.passkeys.ts";
import { action as confirm } from "#app/routes/api.account.second-factor.totp.confirm.ts";
import { action as totp } from "#app/routes/api.account.second-factor.totp.ts";
import { action as loginRoute } from "#app/routes/api.auth.login.ts";
import { action as question } from "#app/routes/api.auth.passkey.question.ts";
import { action as passkeyRoute } from "#app/routes/api.auth.passkey.ts";
import { action as secondRoute } from "#app/routes/api.auth.second-factor.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, FakeTime, sessionCookieFor } from "../support/auth.ts";
import { Authenticator } from "../support/authenticator.ts";
import { makeUser } from "../support/database.ts";
import { callRoute, cookiesAfter } from "../support/http.ts";
import { addPasskey, codeAt, enrolTotp, TestBrowser } from "../support/second-factor.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";

/** The second step after the institution's own sign-in, and where passwords are closed. */

const STEP = 30_000;
const PASSWORD = "1234";
const HOME = "192.0.2.1";
const EMERGENCY = "una clave larga de emergencia";
let panel: Panel;
let time: FakeTime;
let user: User;
let authenticator: Authenticator;
beforeEach(async () => {
  panel = await openPanel();
  time = new FakeTime();
  configureTestAuth(panel.database, { time });
  user = await makeUser(panel.db, { rut: "12345678-5" });
  authenticator = new Authenticator("http://localhost");
});
afterEach(() => panel.dispose());

const now = () => time.clock.now();
const reasonOf = async (response: Response) => [response.status, (await response.json()).reason];
const sessions = () => panel.db.selectFrom("sessions").select(["user_id", "provider"]).execute();
const lastLogin = async () =>
  (
    await panel.db
      .selectFrom("activities")
      .select("details")
      .where("action", "=", "login")
      .orderBy("id", "desc")
      .executeTakeFirst()
  )?.details;
const withApp = async (who = user) => {
  const browser = new TestBrowser(await sessionCookieFor(panel.db, who));
  const enrolled = await enrolTotp(browser, { totp, confirm }, { password: PASSWORD, now: now() });
  await panel.db.deleteFrom("sessions").execute();
  time.advance(3 * STEP);
  return enrolled;
};
const withPasskey = async (who = user, password = PASSWORD) => {
  const browser = new TestBrowser(await sessionCookieFor(panel.db, who));
  expect((await addPasskey(browser, authenticator, { options, add }, password)).status).toBe(200);
  await panel.db.deleteFrom("sessions").execute();
};
/** As the callback of a provider or the call of a directory does it. */
const campus = async (provider = "oidc:campus", browser = new TestBrowser()) => {
  const request = new Request("http://localhost/", {
    headers: { "User-Agent": browser.userAgent, Cookie: browser.cookies },
  });
  const { headers } = await signInWithIdentity(
    panel.db,
    {
      ...{ provider, issuer: "https://id.example", subject: "s-1", emailVerified: false },
      ...{ identifierClaim: user.rut, sessionId: "there-1" },
    },
    { request, clientAddress: HOME },
    { SSO_CREATE_ACCOUNTS: false, EMAIL_DOMAIN: "uni.example" },
  );
  browser.cookies = cookiesAfter(new Response(null, { headers }), browser.cookies);
  return browser;
};
const usePasskey = async (browser: TestBrowser) => {
  const { options: asks } = await (await browser.post(question)).json();
  return browser.post(passkeyRoute, { passkey: authenticator.get(asks) });
};

describe.each(["oidc:campus", "ldap"])("a sign-in by %s", (provider) => {
  it("waits for the code, and its session is then the provider's", async () => {
    const { secret } = await withApp();
    const browser = await campus(provider);
    expect([browser.isSignedIn, await sessions()]).toEqual([false, []]);
    expect(await reasonOf(await browser.post(secondRoute, { code: "000000" }))).toEqual([422, "wrong_code"]);
    expect((await browser.post(secondRoute, { code: codeAt(secret, now()) })).status).toBe(200);
    expect(await sessions()).toEqual([{ user_id: user.id, provider }]);
    expect(JSON.parse((await lastLogin()) ?? "")).toEqual({ method: provider.split(":")[0], secondFactor: "totp" });
  });
});

describe("a provider", () => {
  it("opens the session whose second step was a passkey, so that it can end it", async () => {
    await panel.db.updateTable("users").set({ role: "office" }).where("id", "=", user.id).execute();
    await withPasskey();
    const browser = await campus();
    expect(browser.isSignedIn).toBe(false);
    expect((await usePasskey(browser)).status).toBe(200);
    expect(browser.cookies).not.toContain("pending");
    expect(await sessions()).toEqual([{ user_id: user.id, provider: "oidc:campus" }]);
    expect(JSON.parse((await lastLogin()) ?? "")).toEqual({ method: "oidc", secondFactor: "passkey" });
  });

  it("ends what waits, too, when it ends its session", async () => {
    const { secret } = await withApp();
    const browser = await campus();
    await endPendingOfProvider(panel.db, "oidc:campus", { sessionId: "another" });
    await endPendingOfProvider(panel.db, "oidc:campus", {});
    expect(await panel.db.selectFrom("pending_sign_ins").selectAll().execute()).toHaveLength(1);
    await endPendingOfProvider(panel.db, "oidc:campus", { sessionId: "there-1", userId: user.id });
    expect(await reasonOf(await browser.post(secondRoute, { code: codeAt(secret, now()) }))).toEqual([
      401,
      "sign_in_expired",
    ]);
  });
});

describe("whoever has no password here", () => {
  it("adds a factor within ten minutes of the institution's sign-in, and not later", async () => {
    const browser = await campus();
    time.advance(10 * 60_000 - 1);
    expect((await browser.post(totp, { campus: true })).status).toBe(200);
    time.advance(1);
    expect(await reasonOf(await browser.post(totp, { campus: true }))).toEqual([403, "sign_in_again"]);
    expect(await reasonOf(await browser.post(options, { campus: true }))).toEqual([403, "sign_in_again"]);
  });

  it("has to come from there: a session of a password is none, and one proof is given at a time", async () => {
    const browser = new TestBrowser(await sessionCookieFor(panel.db, user));
    expect(await reasonOf(await browser.post(totp, { campus: true }))).toEqual([403, "sign_in_again"]);
    for (const body of [{}, { campus: false }, { campus: true, password: "x" }])
      expect((await browser.post(totp, body)).status).toBe(400);
  });
});

describe("where passwords are closed", () => {
  const admin = () => ({ rut: panel.admin.rut, password: EMERGENCY });
  const close = () =>
    configureTestAuth(panel.database, {
      time,
      closed: { LOGIN_RUT: "off", BREAK_GLASS_RUT: panel.admin.rut, BREAK_GLASS_NETWORKS: [HOME] },
    });
  const emergency = async () => {
    const { passwords } = configureTestAuth(panel.database, { time }).runtime;
    const password_hash = await passwords.hash(EMERGENCY);
    await panel.db.updateTable("users").set({ password_hash }).where("id", "=", panel.admin.id).execute();
    const browser = new TestBrowser(await sessionCookieFor(panel.db, panel.admin));
    const enrolled = await enrolTotp(browser, { totp, confirm }, { password: EMERGENCY, now: now() });
    time.advance(3 * STEP);
    close();
    return enrolled;
  };

  it("a passkey alone opens nothing; after the institution's own sign-in it does", async () => {
    await panel.db.updateTable("users").set({ role: "office" }).where("id", "=", user.id).execute();
    await withPasskey();
    close();
    const alone = new TestBrowser();
    expect(await reasonOf(await usePasskey(alone))).toEqual([401, "first_step_needed"]);
    expect(await sessions()).toEqual([]);
    expect((await usePasskey(await campus())).status).toBe(200);
    expect(await sessions()).toEqual([{ user_id: user.id, provider: "oidc:campus" }]);
  });

  it("another person's waiting sign-in is no first step", async () => {
    const { secret } = await withApp();
    await withPasskey(panel.admin, "5555");
    close();
    const browser = await campus();
    expect(await reasonOf(await usePasskey(browser))).toEqual([401, "first_step_needed"]);
    expect((await browser.post(secondRoute, { code: codeAt(secret, now()) })).status).toBe(200);
  });

  it("the emergency account passes the second step, too, and in its own network", async () => {
    const { secret } = await emergency();
    const browser = new TestBrowser();
    expect((await browser.post(loginRoute, admin())).status).toBe(202);
    const code = codeAt(secret, now());
    const elsewhere = await callRoute(secondRoute, {
      json: { code },
      cookie: browser.cookies,
      headers: { "User-Agent": browser.userAgent },
      clientAddress: "198.51.100.7",
    });
    expect(await reasonOf(elsewhere)).toEqual([401, "sign_in_expired"]);
    expect((await browser.post(secondRoute, { code })).status).toBe(200);
    expect(await lastLogin()).toBe('{"method":"rut","secondFactor":"totp"}');
  });
});
