import { afterEach, beforeEach, expect, it } from "vitest";
import { purgeSecondFactor } from "#app/features/access/second-factor/factors.server.ts";
import { secondStepName } from "#app/features/auth/throttle/login-throttle.server.ts";
import { action as eraseRoute } from "#app/routes/api.account.erase.ts";
import { action as confirm } from "#app/routes/api.account.second-factor.totp.confirm.ts";
import { action as removeRoute } from "#app/routes/api.account.second-factor.totp.remove.ts";
import { action as totp } from "#app/routes/api.account.second-factor.totp.ts";
import { action as loginRoute } from "#app/routes/api.auth.login.ts";
import { action as secondRoute } from "#app/routes/api.auth.second-factor.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, FakeTime, sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { callRoute, cookiesAfter } from "../support/http.ts";
import { codeAt, enrolTotp, TestBrowser } from "../support/second-factor.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";

/** Codes that are guessed, shared or used at once. */

const STEP = 30_000;
const PASSWORD = "1876";
let panel: Panel;
let time: FakeTime;
let user: User;
let runtime: ReturnType<typeof configureTestAuth>["runtime"];
beforeEach(async () => {
  panel = await openPanel();
  time = new FakeTime();
  ({ runtime } = configureTestAuth(panel.database, { time }));
  user = await makeUser(panel.db, { rut: "18765042-K" });
});
afterEach(() => panel.dispose());

const now = () => time.clock.now();
const withApp = async (who = user) => {
  const browser = new TestBrowser(await sessionCookieFor(panel.db, who));
  const password = who.rut.slice(0, 4);
  const enrolled = await enrolTotp(browser, { totp, confirm }, { password, now: now() });
  time.advance(3 * STEP);
  return { browser, ...enrolled };
};
const waiting = async (browser = new TestBrowser(), who = user) => {
  expect((await browser.post(loginRoute, { rut: who.rut, password: who.rut.slice(0, 4) })).status).toBe(202);
  return browser;
};
const statusOf = async (browser: TestBrowser, answer: object) => (await browser.post(secondRoute, answer)).status;

it("one recovery code opens one session, however many send it at once", async () => {
  const { recoveryCodes } = await withApp();
  const browsers = await Promise.all(
    Array.from({ length: 12 }, (_, each) => waiting(new TestBrowser("", `N ${each}`))),
  );
  const answers = await Promise.all(
    browsers.map((browser) => browser.post(secondRoute, { recoveryCode: recoveryCodes[0] })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(browsers.filter((browser) => browser.isSignedIn)).toHaveLength(1);
  const used = await panel.db.selectFrom("recovery_codes").select("id").where("used_at", "is not", null).execute();
  expect(used).toHaveLength(1);
});

it("one waiting sign-in opens one session, with two right codes at once", async () => {
  const { secret, recoveryCodes } = await withApp();
  const { cookies } = await waiting();
  const twice = [{ code: codeAt(secret, now()) }, { recoveryCode: recoveryCodes[0] }];
  const answers = await Promise.all(twice.map((answer) => statusOf(new TestBrowser(cookies), answer)));
  expect(answers.toSorted()).toEqual([200, 401]);
});

it("a code is good for one thing: what switched the app off opens nothing, and the other way round", async () => {
  const { browser, secret } = await withApp();
  const code = codeAt(secret, now());
  expect(await statusOf(await waiting(), { code })).toBe(200);
  expect((await browser.post(removeRoute, { code })).status).toBe(422);
  expect(await panel.db.selectFrom("totp_secrets").selectAll().execute()).toHaveLength(1);
});

it("neither the session nor the password takes the app away: it takes a code, or a recovery code", async () => {
  const { browser, recoveryCodes } = await withApp();
  expect((await browser.post(removeRoute, { password: PASSWORD })).status).toBe(400);
  expect((await browser.post(removeRoute, { code: "" })).status).toBe(400);
  expect((await browser.post(removeRoute, { recoveryCode: "AAAA-AAAA-AAAA-AAAA" })).status).toBe(422);
  expect((await browser.post(removeRoute, { recoveryCode: recoveryCodes[3] })).status).toBe(200);
  expect(await panel.db.selectFrom("totp_secrets").selectAll().execute()).toEqual([]);
});

it("a stranger's wrong codes keep nobody out of a browser that is known", async () => {
  const { secret } = await withApp();
  const known = await waiting();
  expect(await statusOf(known, { code: codeAt(secret, now()) })).toBe(200);
  time.advance(3 * STEP);
  const stranger = await waiting(new TestBrowser("", "Otro"));
  for (let each = 0; each < 5; each += 1) expect(await statusOf(stranger, { code: "000000" })).toBe(422);
  expect(await statusOf(stranger, { code: "000000" })).toBe(429);
  expect(await statusOf(await waiting(known), { code: codeAt(secret, now()) })).toBe(200);
});

it("a wrong code counts towards the alarm, which makes the second step wait as the first", async () => {
  const { secret } = await withApp();
  const browser = await waiting();
  for (let each = 0; each < 100; each += 1) {
    const address = `198.51.${each}.7`;
    runtime.throttle.begin({ name: secondStepName(`${each}-1`), address, device: null }).failed();
  }
  expect([runtime.throttle.figures.isAlarmUp, time.waits]).toEqual([false, []]);
  expect(await statusOf(browser, { code: "000000" })).toBe(422);
  expect(runtime.throttle.figures.isAlarmUp).toBe(true);
  const alarms = await panel.db.selectFrom("activities").select("id").where("action", "=", "login_alarm").execute();
  expect(alarms).toHaveLength(1);
  expect(await statusOf(browser, { code: codeAt(secret, now()) })).toBe(200);
  expect(time.waits).toEqual([2_000]);
});

it("a network with many wrong codes waits for its turn", async () => {
  const { secret } = await withApp();
  const browser = await waiting();
  for (let each = 0; each < 250; each += 1)
    runtime.throttle.begin({ name: `${each % 60}-1`, address: "192.0.2.1", device: null }).failed();
  expect(await statusOf(browser, { code: codeAt(secret, now()) })).toBe(200);
  expect(time.waits.length).toBeGreaterThan(0);
});

it("waiting sign-ins do not pile up, and nothing of them outlives an erasure", async () => {
  const { browser } = await withApp();
  for (let each = 0; each < 3; each += 1) await waiting();
  await waiting(new TestBrowser("", "Otro"));
  const rows = () => panel.db.selectFrom("pending_sign_ins").select("user_id").execute();
  expect(await rows()).toHaveLength(2);
  time.advance(5 * 60_000);
  await waiting();
  expect(await rows()).toHaveLength(1);
  expect(await purgeSecondFactor(panel.db, new Date(now().getTime() + 5 * 60_000))).toBe(1);
  const response = await callRoute(eraseRoute, {
    json: { password: PASSWORD, word: "BORRAR" },
    cookie: browser.cookies,
  });
  expect([response.status, cookiesAfter(response)]).toEqual([200, ""]);
  for (const table of ["totp_secrets", "recovery_codes", "pending_sign_ins"] as const)
    expect(await panel.db.selectFrom(table).selectAll().execute()).toEqual([]);
});
