import { afterEach, beforeEach, expect, it } from "vitest";
import { action as passwordRoute } from "#app/routes/api.account.password.ts";
import { action as confirm } from "#app/routes/api.account.second-factor.totp.confirm.ts";
import { action as totp } from "#app/routes/api.account.second-factor.totp.ts";
import { action as loginRoute } from "#app/routes/api.auth.login.ts";
import { action as secondRoute } from "#app/routes/api.auth.second-factor.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, FakeTime, sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { codeAt, enrolTotp, TestBrowser } from "../support/second-factor.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";

const STEP = 30_000;
const PASSWORD = "1876";
let panel: Panel;
let time: FakeTime;
let user: User;
beforeEach(async () => {
  panel = await openPanel({ SMTP_URL: "smtp://127.0.0.1:2525", EMAIL_DOMAIN: "uni.example" });
  time = new FakeTime();
  configureTestAuth(panel.database, { time });
  user = await makeUser(panel.db, { rut: "18765042-K", name: "Valentina Soto", email: "vale@u.example" });
});
afterEach(async () => {
  await panel.dispose();
});

const now = () => time.clock.now();
const login = (browser: TestBrowser, password = PASSWORD) => browser.post(loginRoute, { rut: user.rut, password });
const reasonOf = async (response: Response) => [response.status, (await response.json()).reason];
/** Whether nothing but a refusal came of it. */
const refused = async (browser: TestBrowser, answer: object) => {
  const response = await browser.post(secondRoute, answer);
  expect(browser.isSignedIn).toBe(false);
  return reasonOf(response);
};
/** The person with an app, a while after it was switched on: no code of the enrolment is still good. */
async function withApp() {
  const browser = new TestBrowser(await sessionCookieFor(panel.db, user));
  const enrolled = await enrolTotp(browser, { totp, confirm }, { password: PASSWORD, now: now() });
  time.advance(3 * STEP);
  return { browser, ...enrolled };
}
/** A browser that has done the first step. */
async function waiting(userAgent?: string) {
  const browser = new TestBrowser("", userAgent);
  const response = await login(browser);
  expect(response.status).toBe(202);
  return browser;
}

type Setting = Awaited<ReturnType<typeof withApp>>;
/** Each is tried in a browser of its own, after the first step; the answer is what came of it. */
const FORGED: [string, (setting: Setting) => Promise<unknown>, unknown][] = [
  ["a wrong code", async () => refused(await waiting(), { code: "000000" }), [422, "wrong_code"]],
  ["letters", async () => refused(await waiting(), { code: "abcdef" }), [422, "wrong_code"]],
  ["seven digits", async () => refused(await waiting(), { code: "0000000" }), [422, "wrong_code"]],
  ["nothing", async () => refused(await waiting(), {}), [400, undefined]],
  [
    "a code and a recovery code at once",
    async ({ recoveryCodes }) => refused(await waiting(), { code: "000000", recoveryCode: recoveryCodes[0] }),
    [400, undefined],
  ],
  [
    "a code of two steps ago",
    async ({ secret }) => refused(await waiting(), { code: codeAt(secret, new Date(now().getTime() - 2 * STEP)) }),
    [422, "wrong_code"],
  ],
  [
    "a code of two steps ahead",
    async ({ secret }) => refused(await waiting(), { code: codeAt(secret, new Date(now().getTime() + 2 * STEP)) }),
    [422, "wrong_code"],
  ],
  [
    "a code that was used",
    async ({ secret }) => {
      const code = codeAt(secret, now());
      expect((await (await waiting()).post(secondRoute, { code })).status).toBe(200);
      return refused(await waiting(), { code });
    },
    [422, "wrong_code"],
  ],
  [
    "the code of the step before one that was used",
    async ({ secret }) => {
      expect((await (await waiting()).post(secondRoute, { code: codeAt(secret, now()) })).status).toBe(200);
      return refused(await waiting(), { code: codeAt(secret, new Date(now().getTime() - STEP)) });
    },
    [422, "wrong_code"],
  ],
  [
    "the code that switched the app on",
    async ({ secret }) => refused(await waiting(), { code: codeAt(secret, new Date(now().getTime() - 3 * STEP)) }),
    [422, "wrong_code"],
  ],
  [
    "a recovery code twice",
    async ({ recoveryCodes: [recoveryCode] }) => {
      expect((await (await waiting()).post(secondRoute, { recoveryCode })).status).toBe(200);
      return refused(await waiting(), { recoveryCode });
    },
    [422, "wrong_code"],
  ],
  [
    "another person's recovery code",
    async () => {
      const other = await makeUser(panel.db, { rut: "17230418-4" });
      const theirs = new TestBrowser(await sessionCookieFor(panel.db, other));
      const { recoveryCodes } = await enrolTotp(theirs, { totp, confirm }, { password: "1723", now: now() });
      return refused(await waiting(), { recoveryCode: recoveryCodes[0] });
    },
    [422, "wrong_code"],
  ],
  [
    "another person's code",
    async () => {
      const other = await makeUser(panel.db, { rut: "17230418-4" });
      const theirs = new TestBrowser(await sessionCookieFor(panel.db, other));
      const { secret } = await enrolTotp(theirs, { totp, confirm }, { password: "1723", now: now() });
      return refused(await waiting(), { code: codeAt(secret, new Date(now().getTime() + STEP)) });
    },
    [422, "wrong_code"],
  ],
  [
    "no first step",
    ({ secret }) => refused(new TestBrowser(), { code: codeAt(secret, now()) }),
    [401, "sign_in_expired"],
  ],
  [
    "the cookie of another browser",
    async ({ secret }) => {
      const { cookies } = await waiting("Otro navegador");
      return refused(new TestBrowser(cookies), { code: codeAt(secret, now()) });
    },
    [401, "sign_in_expired"],
  ],
  [
    "a cookie that this server did not sign",
    ({ secret }) => refused(new TestBrowser(`pending=${btoa('"x"')}.AAAA`), { code: codeAt(secret, now()) }),
    [401, "sign_in_expired"],
  ],
  [
    "five minutes later",
    async ({ secret }) => {
      const browser = await waiting();
      time.advance(5 * 60_000);
      return refused(browser, { code: codeAt(secret, now()) });
    },
    [401, "sign_in_expired"],
  ],
  [
    "a sign-in that was finished",
    async ({ secret }) => {
      const browser = await waiting();
      const { cookies } = browser;
      expect((await browser.post(secondRoute, { code: codeAt(secret, now()) })).status).toBe(200);
      return refused(new TestBrowser(cookies), { code: codeAt(secret, new Date(now().getTime() + STEP)) });
    },
    [401, "sign_in_expired"],
  ],
  [
    "after another password",
    async ({ secret, browser: owner }) => {
      const browser = await waiting();
      expect((await owner.post(passwordRoute, { current: PASSWORD, next: "q7mz" })).status).toBe(200);
      return refused(browser, { code: codeAt(secret, now()) });
    },
    [401, "sign_in_expired"],
  ],
  [
    "an account that was switched off",
    async ({ secret }) => {
      const browser = await waiting();
      await panel.db.updateTable("users").set({ is_active: 0 }).where("id", "=", user.id).execute();
      return refused(browser, { code: codeAt(secret, now()) });
    },
    [401, "sign_in_expired"],
  ],
  [
    "a secret of another account, put into this row",
    async () => {
      const other = await makeUser(panel.db, { rut: "17230418-4" });
      const theirs = new TestBrowser(await sessionCookieFor(panel.db, other));
      const { secret } = await enrolTotp(theirs, { totp, confirm }, { password: "1723", now: now() });
      panel.database.raw.exec(`UPDATE totp_secrets SET secret =
        (SELECT secret FROM totp_secrets WHERE user_id = ${other.id}) WHERE user_id = ${user.id}`);
      return refused(await waiting(), { code: codeAt(secret, new Date(now().getTime() + STEP)) });
    },
    [422, "wrong_code"],
  ],
];

it.each(FORGED)("%s opens no session", async (_, attempt, expected) => {
  const setting = await withApp();
  expect(await attempt(setting)).toEqual(expected);
});
