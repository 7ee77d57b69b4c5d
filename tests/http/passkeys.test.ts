import { generateKeyPairSync } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { loader as exportRoute } from "#app/routes/api.account.export.ts";
import { action as removeRoute } from "#app/routes/api.account.passkeys.$id.remove.ts";
import { action as renameRoute } from "#app/routes/api.account.passkeys.$id.rename.ts";
import { action as options } from "#app/routes/api.account.passkeys.options.ts";
import { action as confirmQuestion } from "#app/routes/api.account.passkeys.question.ts";
import { action as add } from "#app/routes/api.account.passkeys.ts";
import { action as totp } from "#app/routes/api.account.second-factor.totp.ts";
import { action as loginRoute } from "#app/routes/api.auth.login.ts";
import { loader as meRoute } from "#app/routes/api.auth.me.ts";
import { action as question } from "#app/routes/api.auth.passkey.question.ts";
import { action as signInRoute } from "#app/routes/api.auth.passkey.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, FakeTime, sessionCookieFor } from "../support/auth.ts";
import { Authenticator, type Lie } from "../support/authenticator.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { addPasskey, TestBrowser } from "../support/second-factor.ts";
import { unzip } from "../support/unzip.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";

const ORIGIN = "http://localhost";
let panel: Panel;
let time: FakeTime;
let user: User;
let authenticator: Authenticator;
beforeEach(async () => {
  panel = await openPanel();
  time = new FakeTime();
  configureTestAuth(panel.database, { time });
  user = await makeUser(panel.db, { rut: "18765042-K", name: "Valentina Soto", email: "vale@u.example" });
  authenticator = new Authenticator(ORIGIN);
});
afterEach(async () => {
  await panel.dispose();
});

const sessionOf = async (who: User) => new TestBrowser(await sessionCookieFor(panel.db, who));
const reasonOf = async (response: Response) => [response.status, (await response.json()).reason];
const withPasskey = async (who = user, key = authenticator) => {
  const browser = await sessionOf(who);
  expect((await addPasskey(browser, key, { options, add }, who.rut.slice(0, 4))).status).toBe(200);
  return browser;
};
const asked = async (browser: TestBrowser) => (await (await browser.post(question)).json()).options;
/** Signs in with what the authenticator answers. */
const answer = async (lie: Lie = {}, browser = new TestBrowser()) =>
  browser.post(signInRoute, { passkey: authenticator.get(await asked(browser), lie) });
const rows = () => panel.db.selectFrom("passkeys").selectAll().execute();

describe("a passkey", () => {
  it("is made after the password, opens a session without name and password, and counts its uses", async () => {
    const elsewhere = await sessionOf(user);
    const owner = await sessionOf(user);
    expect(await reasonOf(await owner.post(options, { password: "0000" }))).toEqual([403, "wrong_password"]);
    expect((await addPasskey(owner, authenticator, { options, add }, "1876")).status).toBe(200);
    expect((await callRoute(meRoute, { cookie: elsewhere.cookies })).status).toBe(401);
    expect((await callRoute(meRoute, { cookie: owner.cookies })).status).toBe(200);
    const browser = new TestBrowser();
    const response = await answer({}, browser);
    expect((await response.json()).user).toMatchObject({ rut: user.rut });
    expect((await callRoute(meRoute, { cookie: browser.cookies })).status).toBe(200);
    expect(await rows()).toMatchObject([
      { name: "Mi teléfono", counter: 1, last_used_at: time.clock.now().toISOString() },
    ]);
    const actions = await panel.db.selectFrom("activities").select(["action", "details"]).orderBy("id").execute();
    expect(actions.map(({ action }) => action)).toEqual(["passkey_added", "login"]);
    expect(actions.at(-1)?.details).toBe('{"method":"passkey"}');
  });

  it("asks for what it needs: a discoverable credential, a verified person, no attestation", async () => {
    const browser = await sessionOf(user);
    const made = (await (await browser.post(options, { password: "1876" })).json()).options;
    expect(made).toMatchObject({
      attestation: "none",
      rp: { id: "localhost" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const login = await asked(new TestBrowser());
    expect(login).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(login.allowCredentials ?? []).toEqual([]);
  });

  it("stands for the password where the owner is confirmed, once for each question", async () => {
    const browser = await withPasskey();
    const { options: asks } = await (await browser.post(confirmQuestion)).json();
    const passkey = authenticator.get(asks);
    const { cookies } = browser;
    expect((await browser.post(totp, { passkey })).status).toBe(200);
    expect(await reasonOf(await new TestBrowser(cookies).post(totp, { passkey }))).toEqual([401, "passkey_refused"]);
  });

  it("is renamed and removed by its owner alone", async () => {
    const browser = await withPasskey();
    const other = await makeUser(panel.db, { rut: "17230418-4" });
    const stranger = await sessionOf(other);
    const [row] = await rows();
    const params = { id: String(row?.id) };
    expect((await stranger.post(renameRoute, { name: "Mía" }, params)).status).toBe(404);
    expect((await stranger.post(removeRoute, { password: "1723" }, params)).status).toBe(404);
    expect((await browser.post(renameRoute, { name: " Notebook " }, params)).status).toBe(200);
    expect(await rows()).toMatchObject([{ name: "Notebook" }]);
    expect(await reasonOf(await browser.post(removeRoute, { password: "0000" }, params))).toEqual([
      403,
      "wrong_password",
    ]);
    expect((await browser.post(removeRoute, { password: "1876" }, params)).status).toBe(200);
    expect(await reasonOf(await answer())).toEqual([401, "passkey_refused"]);
  });

  it("of staff is asked for after the password; a student's is a way in, and no demand", async () => {
    await withPasskey(panel.admin, new Authenticator(ORIGIN));
    await withPasskey();
    const enter = (rut: string) => new TestBrowser().post(loginRoute, { rut, password: rut.slice(0, 4) });
    expect((await enter(panel.admin.rut)).status).toBe(202);
    expect((await enter(user.rut)).status).toBe(200);
  });

  it("is in the download by name and dates, without keys", async () => {
    const { cookies } = await withPasskey();
    const zip = await unzip(Buffer.from(await (await callRoute(exportRoute, { cookie: cookies })).arrayBuffer()));
    const text = zip.get("datos.json")?.toString("utf8") ?? "";
    expect(JSON.parse(text).segundo_factor).toMatchObject([{ tipo: "llave de acceso", nombre: "Mi teléfono" }]);
    const [row] = await rows();
    for (const secret of [row?.credential_id, row?.public_key, row?.user_handle]) expect(text).not.toContain(secret);
  });
});

/** What a sign-in answers that is not what the browser of this site would send. */
const LIES: [string, Lie][] = [
  ["another origin", { origin: "https://localhost.evil.example" }],
  ["the same host at another port", { origin: "http://localhost:8080" }],
  ["another site's id", { rpId: "evil.example" }],
  ["another challenge", { challenge: Buffer.alloc(32, 7).toString("base64url") }],
  ["a person who was not verified", { userVerified: false }],
  ["nobody there", { userPresent: false }],
  ["another account's handle", { userHandle: Buffer.alloc(32, 7).toString("base64url") }],
  ["no handle", { userHandle: "" }],
  ["an unknown credential", { credentialId: Buffer.alloc(32, 7).toString("base64url") }],
  ["the answer of a registration", { type: "webauthn.create" }],
  ["another key's signature", { key: generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey }],
];

describe("a forged answer", () => {
  const expectRefused = async (response: Response) => {
    expect(await reasonOf(response)).toEqual([401, "passkey_refused"]);
    expect(response.headers.getSetCookie()).toEqual([]);
  };

  it.each(LIES)("of %s opens nothing", async (_, lie) => {
    await withPasskey();
    await expectRefused(await answer(lie));
    expect((await answer()).status).toBe(200);
  });

  it("is the same answer again", async () => {
    await withPasskey();
    const browser = new TestBrowser();
    const passkey = authenticator.get(await asked(browser));
    const { cookies } = browser;
    expect((await browser.post(signInRoute, { passkey })).status).toBe(200);
    await expectRefused(await new TestBrowser(cookies).post(signInRoute, { passkey }));
  });

  it("is a second try at one question", async () => {
    await withPasskey();
    const browser = new TestBrowser();
    const asks = await asked(browser);
    await expectRefused(await browser.post(signInRoute, { passkey: authenticator.get(asks, { userVerified: false }) }));
    await expectRefused(await browser.post(signInRoute, { passkey: authenticator.get(asks) }));
  });

  it("is one of a copied authenticator, whose counter went back or stood still", async () => {
    await withPasskey();
    await answer({ counter: 7 });
    for (const counter of [0, 6, 7]) await expectRefused(await answer({ counter }));
    expect((await answer({ counter: 8 })).status).toBe(200);
  });

  it("comes late, from another browser, or to a question that was asked for something else", async () => {
    const owner = await withPasskey();
    const late = new TestBrowser();
    const passkey = authenticator.get(await asked(late));
    time.advance(5 * 60_000);
    await expectRefused(await late.post(signInRoute, { passkey }));
    const there = new TestBrowser();
    const theirs = authenticator.get(await asked(there));
    await expectRefused(await new TestBrowser().post(signInRoute, { passkey: theirs }));
    const { options: asks } = await (await owner.post(confirmQuestion)).json();
    await expectRefused(await owner.post(signInRoute, { passkey: authenticator.get(asks) }));
    const asksOther = await asked(owner);
    expect(await reasonOf(await owner.post(totp, { passkey: authenticator.get(asksOther) }))).toEqual([
      401,
      "passkey_refused",
    ]);
  });

  it("is another person's own passkey, where an owner is to be confirmed", async () => {
    await withPasskey();
    const other = await makeUser(panel.db, { rut: "17230418-4" });
    const stranger = await sessionOf(other);
    const { options: asks } = await (await stranger.post(confirmQuestion)).json();
    expect(await reasonOf(await stranger.post(totp, { passkey: authenticator.get(asks) }))).toEqual([
      401,
      "passkey_refused",
    ]);
  });

  it("is that of an account that is switched off", async () => {
    await withPasskey();
    await panel.db.updateTable("users").set({ is_active: 0 }).where("id", "=", user.id).execute();
    await expectRefused(await answer());
  });

  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another site's id", { rpId: "evil.example" }],
    ["another challenge", { challenge: Buffer.alloc(32, 7).toString("base64url") }],
    ["a person who was not verified", { userVerified: false }],
    ["the answer of a sign-in", { type: "webauthn.get" }],
  ] satisfies [string, Lie][])("makes no passkey: %s", async (_, lie) => {
    const browser = await sessionOf(user);
    const { options: asks } = await (await browser.post(options, { password: "1876" })).json();
    const response = await browser.post(add, { name: "Llave", credential: authenticator.create(asks, lie) });
    expect(await reasonOf(response)).toEqual([422, "passkey_refused"]);
    expect(await rows()).toEqual([]);
  });

  it("makes no passkey: another account's question, one question twice, a credential that is somebody's", async () => {
    const browser = await withPasskey();
    const other = await makeUser(panel.db, { rut: "17230418-4" });
    const stranger = await sessionOf(other);
    const { options: asks } = await (await browser.post(options, { password: "1876" })).json();
    const credential = new Authenticator(ORIGIN).create(asks);
    const challenge = browser.cookies.split("; ").find((cookie) => cookie.startsWith("challenge="));
    const mixed = new TestBrowser(`${stranger.cookies}; ${challenge}`);
    expect(await reasonOf(await mixed.post(add, { name: "Llave", credential }))).toEqual([422, "passkey_refused"]);
    expect((await browser.post(add, { name: "Llave", credential })).status).toBe(200);
    expect(await reasonOf(await browser.post(add, { name: "Llave", credential }))).toEqual([422, "passkey_refused"]);
    const response = await addPasskey(stranger, authenticator, { options, add }, "1723");
    expect(await reasonOf(response)).toEqual([409, "passkey_taken"]);
  });
});

describe("the site", () => {
  const settle = (env: Record<string, string>) =>
    setSettings(readSettings({ DATA_DIR: panel.database.folder, ...env }));
  const ask = async (url: string) => reasonOf(await callRoute(question, { url, json: {} }));

  it("is the name of PUBLIC_URL, over https or on localhost; otherwise passkeys are not offered", async () => {
    expect(await ask("http://localhost:3000/")).toEqual([200, undefined]);
    for (const url of [
      "http://127.0.0.1:3000/",
      "http://[::1]:3000/",
      "http://carreras.u.cl/",
      "https://carreras.u.cl/",
    ])
      expect(await ask(url), url).toEqual([409, "passkeys_off"]);
    settle({ PUBLIC_URL: "http://carreras.u.cl" });
    expect(await ask("http://localhost:3000/")).toEqual([409, "passkeys_off"]);
    settle({ PUBLIC_URL: "https://10.0.0.7" });
    expect(await ask("http://localhost:3000/")).toEqual([409, "passkeys_off"]);
    settle({ PUBLIC_URL: "https://carreras.u.cl" });
    const response = await callRoute(question, { url: "http://localhost:3000/", json: {} });
    expect((await response.json()).options.rpId).toBe("carreras.u.cl");
  });
});
