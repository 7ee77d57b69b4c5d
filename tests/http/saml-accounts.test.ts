import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseXmlTree } from "#app/platform/xml-tree.server.ts";
import { makeUser } from "../support/database.ts";
import { SamlBrowser, type SamlPlatform, startSamlPlatform } from "../support/saml-platform.ts";
import { RUT_ATTRIBUTE, type SamlForgery, type ScriptedSamlProvider } from "../support/scripted-saml-provider.ts";
import type { TestServer } from "../support/server.ts";

/** Accounts, sign-out on both sides, and the description for the provider, where the institution signs in by SAML. */

const RUT = "12345678-5";
const RIGHT: SamlForgery = { attributes: { [RUT_ATTRIBUTE]: RUT } };

let platform: SamlPlatform;
let provider: ScriptedSamlProvider;
let server: TestServer;

beforeAll(async () => {
  platform = await startSamlPlatform({ SSO_CREATE_ACCOUNTS: "1", SAML_LOGOUT: "1" });
  ({ provider, server } = platform);
  await platform.inDatabase((db) => makeUser(db, { rut: RUT }));
}, 120_000);
afterAll(() => platform.stop());

const browserOf = () => new SamlBrowser(server.url);
const isSignedIn = async (browser: SamlBrowser) => (await browser.get("/api/auth/me")).status === 200;
async function signedIn(forgery: SamlForgery = {}): Promise<SamlBrowser> {
  const browser = browserOf();
  expect(await browser.signIn(provider, { ...RIGHT, ...forgery })).toBe("/dashboard");
  return browser;
}

test("a hundred first sign-ins of one person at the same time make one account", async () => {
  const forgery = { attributes: { [RUT_ATTRIBUTE]: "7654321-6" }, nameId: "cien" };
  const browsers = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const browser = browserOf();
      return { browser, message: await provider.answer(await browser.begin(), forgery) };
    }),
  );
  const ends = await Promise.all(
    browsers.map(async ({ browser, message }) => (await browser.post(message)).headers.get("location")),
  );
  expect(new Set(ends)).toEqual(new Set(["/dashboard"]));
  const people = await platform.inDatabase((db) =>
    db.selectFrom("users").select("role").where("rut", "=", "7654321-6").execute(),
  );
  expect(people).toEqual([{ role: "user" }]);
}, 120_000);

describe("the provider's own sign-out", () => {
  const slo = () => `${server.url}/auth/saml/logout`;
  test("by redirect ends the session that it names, and no other of the person", async () => {
    const named = await signedIn({ sessionIndex: "uno" });
    const other = await signedIn({ sessionIndex: "dos" });
    const xml = provider.logoutXml(slo(), { sessionIndex: "uno" });
    const query = provider.signedQuery(xml, { relayState: "estado 1" });
    const answer = await browserOf().get(`/auth/saml/logout${query}`);
    const back = new URL(answer.headers.get("location") ?? "");
    expect([answer.status, back.origin + back.pathname]).toEqual([303, `${provider.url}/slo`]);
    expect(back.searchParams.get("RelayState")).toBe("estado 1");
    expect(back.searchParams.has("Signature")).toBe(true);
    expect([await isSignedIn(named), await isSignedIn(other)]).toEqual([false, true]);
    expect((await browserOf().get(`/auth/saml/logout${query}`)).status).toBe(400);
  });
  test("by a form, without an index, ends all of the person", async () => {
    const browsers = [await signedIn(), await signedIn()];
    const xml = provider.sign(provider.logoutXml(slo(), {}), "LogoutRequest");
    const fields = { SAMLRequest: Buffer.from(xml).toString("base64") };
    const answer = await browserOf().form(fields, "cross-site", "/auth/saml/logout");
    expect(answer.status).toBe(303);
    expect(await Promise.all(browsers.map(isSignedIn))).toEqual([false, false]);
  });

  const WRONG: [string, string, () => string][] = [
    [
      "the signature of another key",
      "signature",
      () => provider.signedQuery(provider.logoutXml(slo(), {}), { key: "other" }),
    ],
    ["no signature", "algorithm", () => provider.signedQuery(provider.logoutXml(slo(), {})).replace(/&SigAlg.*$/, "")],
    [
      "another request before the signed one",
      "twice",
      () => `?SAMLRequest=x&${provider.signedQuery(provider.logoutXml(slo(), {})).slice(1)}`,
    ],
    [
      "a name that is written otherwise",
      "twice",
      () => `?%53AMLRequest=x&${provider.signedQuery(provider.logoutXml(slo(), {})).slice(1)}`,
    ],
    [
      "another RelayState",
      "signature",
      () =>
        provider
          .signedQuery(provider.logoutXml(slo(), {}), { relayState: "a" })
          .replace("RelayState=a", "RelayState=b"),
    ],
    [
      "another destination",
      "destination",
      () => provider.signedQuery(provider.logoutXml("https://other.example/slo", {})),
    ],
    [
      "another issuer",
      "issuer",
      () => provider.signedQuery(provider.logoutXml(slo(), {}).replace(provider.issuer, "https://evil.example")),
    ],
    [
      "an age of an hour",
      "expired",
      () =>
        provider.signedQuery(
          provider
            .logoutXml(slo(), {})
            .replace(/IssueInstant="[^"]+"/, `IssueInstant="${new Date(Date.now() - 3_600_000).toISOString()}"`),
        ),
    ],
    [
      "a comment in the name",
      "comment",
      () => provider.signedQuery(provider.logoutXml(slo(), { nameId: "persona<!-- -->-1" })),
    ],
    [
      "much behind little",
      "too large",
      () => provider.signedQuery(provider.logoutXml(slo(), { nameId: "x".repeat(3_000_000) })),
    ],
    ["words", "algorithm", () => "?SAMLRequest=palabras"],
  ];
  test.each(WRONG)("with %s ends nothing, for that (%s)", async (_name, cause, make) => {
    const browser = await signedIn();
    const since = server.log.length;
    expect((await browserOf().get(`/auth/saml/logout${make()}`)).status).toBe(400);
    const said = [...server.log.slice(since).matchAll(/"saml_logout_refused","cause":"([^"]*)"/g)];
    expect(said.map(([, each]) => each)).toEqual([cause]);
    expect(await isSignedIn(browser)).toBe(true);
  });
  test.each([
    ["unsigned", (xml: string) => xml],
    ["signed by another key", (xml: string) => provider.sign(xml, "LogoutRequest", { key: "other" })],
  ])("by a form that is %s ends nothing", async (_name, make) => {
    const browser = await signedIn();
    const fields = { SAMLRequest: Buffer.from(make(provider.logoutXml(slo(), {}))).toString("base64") };
    expect((await browserOf().form(fields, "cross-site", "/auth/saml/logout")).status).toBe(400);
    expect(await isSignedIn(browser)).toBe(true);
  });
});

test("'Salir' ends the session here, and says where to end the provider's", async () => {
  const browser = await signedIn({ sessionIndex: "tres" });
  const leave = () =>
    fetch(`${server.url}/api/auth/logout`, {
      method: "POST",
      headers: { origin: server.url, cookie: browser.cookies },
    });
  const { next } = (await (await leave()).json()) as { next: string };
  expect(next.startsWith(`${provider.url}/slo?SAMLRequest=`)).toBe(true);
  expect(new URL(next).searchParams.has("Signature")).toBe(true);
  expect(await isSignedIn(browser)).toBe(false);
  expect(await (await leave()).json()).toEqual({ ok: true });
  expect((await browser.get("/auth/saml/logout?SAMLResponse=x")).headers.get("location")).toBe("/login");
});

test("the description for the provider's administrator has addresses and certificates", async () => {
  const answer = await browserOf().get("/auth/saml/metadata");
  expect(answer.headers.get("content-type")).toContain("application/samlmetadata+xml");
  const text = await answer.text();
  const root = parseXmlTree(text, { elements: 100, attributes: 100, depth: 9 });
  expect(root.attributes.entityID).toBe(`${server.url}/auth/saml/metadata`);
  for (const path of ["acs", "logout"]) expect(text).toContain(`Location="${server.url}/auth/saml/${path}"`);
  const base64 = platform.own.cert.replace(/-----[A-Z ]+-----/g, "").trim();
  expect(text.split(base64)).toHaveLength(3);
  expect(text).not.toContain("PRIVATE");
});

test("the log holds no name, RUT, session nor key", () => {
  expect(server.log).toContain("saml_logout");
  for (const secret of [RUT, "7654321", "persona-1", "PRIVATE KEY", "<saml", "SAMLRequest="])
    expect(server.log).not.toContain(secret);
});
