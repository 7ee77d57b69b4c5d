import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeUser } from "../support/database.ts";
import { FORGED, RIGHT, RUT, VICTIM } from "../support/saml-forgeries.ts";
import { SamlBrowser, type SamlPlatform, startSamlPlatform } from "../support/saml-platform.ts";
import { MAIL_ATTRIBUTE, RUT_ATTRIBUTE, ScriptedSamlProvider } from "../support/scripted-saml-provider.ts";
import type { TestServer } from "../support/server.ts";

/** Right, forged and replayed answers of an identity provider, against the product as it is built and started. */

let platform: SamlPlatform;
let provider: ScriptedSamlProvider;
let server: TestServer;

beforeAll(async () => {
  platform = await startSamlPlatform();
  ({ provider, server } = platform);
  await platform.inDatabase(async (db) => {
    await makeUser(db, { rut: RUT, email: "ana@universidad.example", email_source: "confirmed" });
    await makeUser(db, { rut: "33333333-3", email: "eva@universidad.example", email_source: "confirmed" });
    await makeUser(db, { rut: "7654321-6", role: "user" });
  });
}, 120_000);
afterAll(() => platform.stop());

const browserOf = () => new SamlBrowser(server.url);
const isSignedIn = async (browser: SamlBrowser) => (await browser.get("/api/auth/me")).status === 200;
const causes = (since: number) =>
  [...server.log.slice(since).matchAll(/"event":"saml_refused"[^\n]*"cause":"([^"]*)"/g)].map(([, cause]) => cause);

test("the right answer opens a new session, links the account, and leads where the person wanted", async () => {
  const browser = browserOf();
  browser.cookies = "sid=planted";
  const location = await browser.begin("?volver=/analyze-cv");
  expect(location.href.startsWith(`${provider.url}/sso?SAMLRequest=`)).toBe(true);
  expect(location.searchParams.get("SigAlg")).toBe("http://www.w3.org/2001/04/xmldsig-more#rsa-sha256");
  expect(location.searchParams.has("Signature")).toBe(true);
  expect(location.searchParams.has("RelayState")).toBe(false);
  expect(provider.requestOf(location)).toMatchObject({
    acsUrl: `${server.url}/auth/saml/acs`,
    entityId: `${server.url}/auth/saml/metadata`,
  });
  const answer = await browser.post(await provider.answer(location, RIGHT));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/analyze-cv"]);
  expect(await isSignedIn(browser)).toBe(true);
  expect(browser.cookies).not.toContain("planted");
  expect(browser.cookies).not.toContain("saml=");
  const rows = await platform.inDatabase((db) =>
    db.selectFrom("activities").select(["action", "details"]).orderBy("id").execute(),
  );
  expect(rows.slice(-2)).toEqual([
    { action: "identity_linked", details: '{"provider":"saml"}' },
    { action: "login", details: '{"method":"saml"}' },
  ]);
});

test("an address for which the institution vouches finds the account that has confirmed it", async () => {
  const browser = browserOf();
  const forgery = { attributes: { [MAIL_ATTRIBUTE]: "EVA@universidad.example" }, nameId: "persona-2" };
  expect(await browser.signIn(provider, forgery)).toBe("/dashboard");
  expect(await (await browser.get("/api/auth/me")).json()).toMatchObject({ user: { rut: "33333333-3" } });
});

test("a transient name is never kept: the RUT is the subject", async () => {
  const forgery = { attributes: { [RUT_ATTRIBUTE]: "7654321-6" }, nameIdFormat: "transient" as const };
  for (const nameId of ["uno", "dos"])
    expect(await browserOf().signIn(provider, { ...forgery, nameId })).toBe("/dashboard");
  const links = await platform.inDatabase((db) => db.selectFrom("external_identities").selectAll().execute());
  expect(links.map(({ subject }) => subject)).toContain("rut:7654321-6");
  expect(links.map(({ subject }) => subject)).not.toContain("uno");
  const nobody = { nameIdFormat: "transient" as const, nameId: "tres" };
  expect(await browserOf().signIn(provider, nobody)).toBe("/login?aviso=refused");
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "/api/auth/logout"])(
  "nobody is led to %s after signing in",
  async (target) => {
    const browser = browserOf();
    const location = await browser.begin(`?volver=${encodeURIComponent(target)}`);
    const answer = await browser.post(await provider.answer(location, RIGHT));
    expect(answer.headers.get("location")).toBe("/dashboard");
  },
);

describe("an encrypted assertion", () => {
  test.each(["aes128-gcm", "aes256-gcm"])("in %s signs in", async (algorithm) => {
    const contentAlgorithm = `http://www.w3.org/2009/xmlenc11#${algorithm}`;
    const forgery = { ...RIGHT, encryptFor: platform.own.cert, contentAlgorithm };
    expect(await browserOf().signIn(provider, forgery)).toBe("/dashboard");
    expect(await browserOf().signIn(provider, { ...forgery, sign: "both" })).toBe("/dashboard");
  });
});

test.each(FORGED)("%s: refused for that (%s), and the same answer without it signs in", async (_, cause, forgery) => {
  const isEncrypted = forgery.encryptFor !== undefined;
  const encryption = isEncrypted ? { encryptFor: platform.own.cert } : {};
  const control = browserOf();
  expect(await control.signIn(provider, { ...RIGHT, ...encryption })).toBe("/dashboard");
  const browser = browserOf();
  const since = server.log.length;
  const where = await browser.signIn(provider, { ...RIGHT, ...forgery, ...encryption });
  expect(where).toBe(`/login?aviso=${cause === "two people" ? "identifier" : "refused"}`);
  expect(await isSignedIn(browser)).toBe(false);
  expect(causes(since)).toEqual(cause === "two people" ? [] : [cause]);
});

describe("an answer is good once, in the browser that asked", () => {
  test("a replay, in the same browser with its cookies of before", async () => {
    const browser = browserOf();
    const location = await browser.begin();
    const before = browser.cookies;
    const message = await provider.answer(location, RIGHT);
    expect((await browser.post(message)).headers.get("location")).toBe("/dashboard");
    const again = browserOf();
    again.cookies = before;
    expect((await again.post(message)).headers.get("location")).toBe("/login?aviso=expired");
    expect(await isSignedIn(again)).toBe(false);
  });
  test("in another browser, with or without a request of its own", async () => {
    const browser = browserOf();
    const message = await provider.answer(await browser.begin(), RIGHT);
    const other = browserOf();
    expect((await other.post(message)).headers.get("location")).toBe("/login?aviso=expired");
    await other.begin();
    expect((await other.post(message)).headers.get("location")).toBe("/login?aviso=refused");
    expect(await isSignedIn(other)).toBe(false);
    expect((await browser.post(message)).headers.get("location")).toBe("/dashboard");
  });
  test("an assertion whose number was used before", async () => {
    const assertionId = "_the-same-number";
    expect(await browserOf().signIn(provider, { ...RIGHT, assertionId })).toBe("/dashboard");
    expect(await browserOf().signIn(provider, { ...RIGHT, assertionId })).toBe("/login?aviso=expired");
  });
  test("another site cannot end a sign-in, nor make the page send it on twice", async () => {
    const browser = browserOf();
    const message = await provider.answer(await browser.begin(), RIGHT);
    const answer = await browser.form({ SAMLResponse: message, continued: "1" }, "cross-site");
    expect(answer.headers.get("location")).toBe("/login?aviso=expired");
  });
  test("nothing but base64 gets into the page that sends it on", async () => {
    const answer = await browserOf().form({ SAMLResponse: '"><script>alert(1)</script>' }, "cross-site");
    const page = await answer.text();
    expect(page).not.toContain("alert(1)");
    expect(page.match(/<script/g)).toHaveLength(1);
  });
});

test("an identity provider of somebody else signs nobody in", async () => {
  const other = await new ScriptedSamlProvider().start();
  const browser = browserOf();
  const message = await other.answer(await browser.begin(), RIGHT);
  expect((await browser.post(message)).headers.get("location")).toBe("/login?aviso=refused");
  const claimed = browserOf();
  const forgery = { ...RIGHT, issuer: provider.issuer, responseIssuer: provider.issuer };
  const lied = await other.answer(await claimed.begin(), forgery);
  expect((await claimed.post(lied)).headers.get("location")).toBe("/login?aviso=refused");
  await other.close();
});

test("a person who cancels is told so", async () => {
  const status = "urn:oasis:names:tc:SAML:2.0:status:RequestDenied";
  expect(await browserOf().signIn(provider, { ...RIGHT, status })).toBe("/login?aviso=cancelled");
});

test("a form beyond every answer is not read", async () => {
  const answer = await browserOf().form({ SAMLResponse: "A".repeat(400_000) }, "cross-site");
  expect(answer.status).toBe(413);
});

test("the log holds no answer, name, RUT, address nor key", () => {
  expect(server.log).toContain("saml_refused");
  for (const secret of [RUT, VICTIM, "ana@universidad", "persona-1", "SAMLResponse", "PRIVATE KEY", "<saml"])
    expect(server.log).not.toContain(secret);
});
