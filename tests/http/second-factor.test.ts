import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { purgeByAge } from "#app/features/privacy/purge.server.ts";
import { log } from "#app/platform/log.server.ts";
import { loader as factorPage } from "#app/routes/account_.second-factor/route.tsx";
import { loader as exportRoute } from "#app/routes/api.account.export.ts";
import { action as passwordRoute } from "#app/routes/api.account.password.ts";
import { action as codesRoute } from "#app/routes/api.account.second-factor.recovery-codes.ts";
import { action as confirm } from "#app/routes/api.account.second-factor.totp.confirm.ts";
import { action as removeRoute } from "#app/routes/api.account.second-factor.totp.remove.ts";
import { action as totp } from "#app/routes/api.account.second-factor.totp.ts";
import { loader as summaryRoute } from "#app/routes/api.admin.summary.ts";
import { action as resetRoute } from "#app/routes/api.admin.users.$id.second-factor.remove.ts";
import { action as loginRoute } from "#app/routes/api.auth.login.ts";
import { loader as meRoute } from "#app/routes/api.auth.me.ts";
import { action as secondRoute } from "#app/routes/api.auth.second-factor.ts";
import { loader as dashboard } from "#app/routes/dashboard/route.tsx";
import { loader as verifyPage } from "#app/routes/login_.verificar/route.tsx";
import type { User } from "#db/schema.ts";
import { configureTestAuth, FakeTime, sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { codeAt, enrolTotp, TestBrowser } from "../support/second-factor.ts";
import { unzip } from "../support/unzip.ts";
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
const mails = async () =>
  (await panel.db.selectFrom("outbox").select("mail").orderBy("id").execute()).map(
    ({ mail }) => (JSON.parse(mail) as { subject: string }).subject,
  );
const actions = async () =>
  (await panel.db.selectFrom("activities").select(["action", "details"]).orderBy("id").execute()).map(
    ({ action, details }) => `${action} ${details}`,
  );

describe("the app", () => {
  it("counts once a code of it was typed; the owner is told, and the other sessions end", async () => {
    const elsewhere = await sessionCookieFor(panel.db, user);
    const browser = new TestBrowser(await sessionCookieFor(panel.db, user));
    expect(await reasonOf(await browser.post(totp, { password: "9999" }))).toEqual([403, "wrong_password"]);
    const { secret, uri, qr } = await (await browser.post(totp, { password: PASSWORD })).json();
    expect(uri).toContain(`secret=${secret}`);
    expect(qr).toMatch(/^<svg/);
    // Nothing is asked for before it is confirmed.
    expect((await login(new TestBrowser())).status).toBe(200);
    expect(await reasonOf(await browser.post(confirm, { code: "000000" }))).toEqual([422, "wrong_code"]);
    const response = await browser.post(confirm, { code: codeAt(secret, now()) });
    expect((await response.json()).recoveryCodes).toHaveLength(10);
    expect((await callRoute(meRoute, { cookie: elsewhere })).status).toBe(401);
    expect((await callRoute(meRoute, { cookie: browser.cookies })).status).toBe(200);
    expect(await mails()).toEqual(["Tu cuenta pide ahora un código"]);
    expect(await actions()).toContain("second_factor_added {}");
    expect(await reasonOf(await browser.post(totp, { password: PASSWORD }))).toEqual([409, "second_factor_on"]);
    expect(await reasonOf(await browser.post(confirm, { code: codeAt(secret, now()) }))).toEqual([
      409,
      "second_factor_on",
    ]);
  });

  it("is not switched on after fifteen minutes, and what was begun is purged", async () => {
    const browser = new TestBrowser(await sessionCookieFor(panel.db, user));
    const { secret } = await (await browser.post(totp, { password: PASSWORD })).json();
    time.advance(15 * 60_000);
    expect(await reasonOf(await browser.post(confirm, { code: codeAt(secret, now()) }))).toEqual([409, "no_enrolment"]);
    const kept = {
      RETENTION_DAYS_CV_TEXT: 0,
      RETENTION_DAYS_ANSWERS: 0,
      RETENTION_DAYS_ACTIVITIES: 0,
      RETENTION_DAYS_RIGHTS: 0,
    };
    expect(await purgeByAge(panel.db, { ...kept, KEEP_CV_FILES: true }, time.clock)).toMatchObject({ secondFactor: 1 });
  });

  it("is switched off with a code, and its recovery codes go with it", async () => {
    const { browser, secret } = await withApp();
    expect(await reasonOf(await browser.post(removeRoute, { code: "123 456" }))).toEqual([422, "wrong_code"]);
    expect((await browser.post(removeRoute, { code: codeAt(secret, now()) })).status).toBe(200);
    expect(await panel.db.selectFrom("recovery_codes").selectAll().execute()).toEqual([]);
    expect((await login(new TestBrowser())).status).toBe(200);
    expect(await mails()).toContain("Tu cuenta ya no pide un código");
  });

  it("gives new recovery codes for a code, which end the old ones", async () => {
    const { browser, secret, recoveryCodes } = await withApp();
    const response = await browser.post(codesRoute, { code: codeAt(secret, now()) });
    const fresh: string[] = (await response.json()).recoveryCodes;
    expect(fresh).toHaveLength(10);
    expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect(await refused(await waiting(), { recoveryCode: recoveryCodes[0] })).toEqual([422, "wrong_code"]);
    expect((await (await waiting()).post(secondRoute, { recoveryCode: fresh[0] })).status).toBe(200);
  });
});

describe("a sign-in", () => {
  it("opens nothing after the password, and a session after the code", async () => {
    const { secret } = await withApp();
    const browser = new TestBrowser();
    const response = await login(browser);
    expect([response.status, await response.json()]).toEqual([202, { secondFactor: true }]);
    expect(browser.isSignedIn).toBe(false);
    expect((await callRoute(meRoute, { cookie: browser.cookies })).status).toBe(401);
    expect(await pageOf(verifyPage, browser)).toBe("shown");
    const second = await browser.post(secondRoute, { code: codeAt(secret, now()) });
    expect((await second.json()).user).toMatchObject({ rut: user.rut });
    expect((await callRoute(meRoute, { cookie: browser.cookies })).status).toBe(200);
    expect((await actions()).at(-1)).toBe('login {"method":"rut","secondFactor":"totp"}');
    expect(browser.cookies).not.toContain("pending");
    expect(await pageOf(verifyPage, browser)).toBe("/login");
  });

  it("does not say who has a second factor to whoever lacks the password", async () => {
    await withApp();
    const other = await makeUser(panel.db, { rut: "17230418-4" });
    const answers = [user.rut, other.rut, "16000000-1"].map(async (rut) => {
      const response = await new TestBrowser().post(loginRoute, { rut, password: "0001" });
      return [response.status, await response.json(), response.headers.getSetCookie()];
    });
    const [first, ...rest] = await Promise.all(answers);
    expect(first?.[0]).toBe(401);
    for (const answer of rest) expect(answer).toEqual(first);
  });

  it("accepts the codes of the step before, this one and the next", async () => {
    const { secret } = await withApp();
    for (const offset of [-STEP, 0, STEP]) {
      time.advance(3 * STEP);
      const code = codeAt(secret, new Date(now().getTime() + offset));
      expect((await (await waiting()).post(secondRoute, { code })).status).toBe(200);
    }
  });

  it("lets one of fifty in that try one code at once", async () => {
    const { secret } = await withApp();
    const browsers = await Promise.all(Array.from({ length: 50 }, (_, each) => waiting(`Navegador ${each}`)));
    const code = codeAt(secret, now());
    const answers = await Promise.all(browsers.map((browser) => browser.post(secondRoute, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 422, 429].includes(status))).toBe(true);
    expect(browsers.filter((browser) => browser.isSignedIn)).toHaveLength(1);
  });

  it("waits after five wrong codes, however often the password is right meanwhile", async () => {
    const { secret } = await withApp();
    for (let time_ = 0; time_ < 5; time_ += 1)
      expect(await refused(await waiting(), { code: "000000" })).toEqual([422, "wrong_code"]);
    const browser = await waiting();
    expect(await refused(browser, { code: codeAt(secret, now()) })).toEqual([429, undefined]);
    time.advance(10_000);
    expect((await browser.post(secondRoute, { code: codeAt(secret, now()) })).status).toBe(200);
  });
});

async function pageOf(loader: (args: never) => unknown, browser: TestBrowser): Promise<string> {
  try {
    const answer = await callRoute(loader as never, {
      cookie: browser.cookies,
      headers: { "User-Agent": browser.userAgent },
    });
    const location = (answer as Response | null)?.headers?.get("Location");
    return location ?? "shown";
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get("Location") ?? "shown";
  }
}

describe("staff that has to have one", () => {
  beforeEach(() => configureTestAuth(panel.database, { time, secondFactor: "staff" }));

  it("gets to the page where it is added, and nowhere else, until it is", async () => {
    const browser = new TestBrowser(panel.cookie);
    expect(await pageOf(dashboard, browser)).toBe("/account/second-factor");
    expect(await pageOf(factorPage, browser)).toBe("shown");
    for (const route of [meRoute, summaryRoute])
      expect(await reasonOf(await callRoute(route, { cookie: browser.cookies }))).toEqual([
        403,
        "second_factor_required",
      ]);
    expect(await reasonOf(await browser.post(passwordRoute, { current: "5555", next: "una larga 82" }))).toEqual([
      403,
      "second_factor_required",
    ]);
    await enrolTotp(browser, { totp, confirm }, { password: "5555", now: now() });
    expect((await callRoute(meRoute, { cookie: browser.cookies })).status).toBe(200);
    expect(await pageOf(dashboard, browser)).toBe("shown");
  });

  it("means nobody else", async () => {
    expect((await callRoute(meRoute, { cookie: await sessionCookieFor(panel.db, user) })).status).toBe(200);
  });
});

describe("a lost one", () => {
  it("is taken away by another admin with the own password: sessions end, the owner is told", async () => {
    const { browser } = await withApp();
    const reset = (json: object, id = user.id) => panel.act(resetRoute, { id, json });
    expect((await reset({ password: "1111" })).body.reason).toBe("wrong_password");
    expect((await reset({ password: "5555" }, panel.admin.id)).body.reason).toBe("self");
    expect((await reset({ password: "5555" })).status).toBe(200);
    expect((await reset({ password: "5555" })).body.reason).toBe("no_second_factor");
    expect((await callRoute(meRoute, { cookie: browser.cookies })).status).toBe(401);
    expect(await panel.lastActivity()).toEqual({ action: "second_factor_reset", details: { targetUserId: user.id } });
    expect(await mails()).toContain("Se quitó el segundo factor de tu cuenta");
    expect((await login(new TestBrowser())).status).toBe(200);
  });
});

it("no secret and no code gets into logs, activities, mails, the download, or a table in clear", async () => {
  const lines: string[] = [];
  // What the log is told, before anything of it is masked.
  const spies = (["info", "warn", "error"] as const).map((level) =>
    vi.spyOn(log, level).mockImplementation((...told: unknown[]) => void lines.push(JSON.stringify(told))),
  );
  const { browser, secret, recoveryCodes } = await withApp();
  const code = codeAt(secret, now());
  await refused(await waiting(), { code: "000000" });
  await (await waiting()).post(secondRoute, { code });
  await (await waiting()).post(secondRoute, { recoveryCode: recoveryCodes[0] });
  await refused(await waiting(), { recoveryCode: recoveryCodes[0] });
  for (const spy of spies) spy.mockRestore();
  expect(lines.join("\n")).toContain("second_factor");
  const zip = await unzip(Buffer.from(await (await callRoute(exportRoute, { cookie: browser.cookies })).arrayBuffer()));
  const download = [...zip.values()].map((bytes) => bytes.toString("utf8")).join("\n");
  const tables = ["totp_secrets", "recovery_codes", "pending_sign_ins", "activities", "outbox"].map((table) =>
    JSON.stringify(panel.database.raw.prepare(`SELECT * FROM ${table}`).all()),
  );
  const everything = [...lines, download, ...tables].join("\n");
  for (const canary of [secret, ...recoveryCodes, ...recoveryCodes.map((each) => each.replaceAll("-", ""))])
    expect(everything).not.toContain(canary);
  expect([...lines, ...tables.slice(3)].join("\n")).not.toContain(code);
  expect(download).toContain("aplicación de códigos");
  expect(download.match(/"tipo": "código de recuperación"/g)).toHaveLength(10);
});
