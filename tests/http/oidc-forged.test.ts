import { type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeUser } from "../support/database.ts";
import { OidcBrowser } from "../support/oidc-browser.ts";
import { type OidcPlatform, startOidcPlatform } from "../support/oidc-platform.ts";
import { encoded, type Forgery, type ScriptedOidcProvider } from "../support/scripted-oidc-provider.ts";
import type { TestServer } from "../support/server.ts";

/** Forged and replayed answers of a provider, against the product as it is built and started. */

const RUT = "12345678-5";
const now = () => Math.floor(Date.now() / 1000);

let platform: OidcPlatform;
let provider: ScriptedOidcProvider;
let server: TestServer;

beforeAll(async () => {
  platform = await startOidcPlatform();
  ({ provider, server } = platform);
  await platform.inDatabase((db) =>
    makeUser(db, { rut: RUT, email: "ana@universidad.example", email_source: "confirmed" }),
  );
}, 120_000);
afterAll(() => platform.stop());

const sessions = () =>
  platform.inDatabase(async (db) =>
    (await db.selectFrom("sessions").select("id_hash").execute()).map((row) => row.id_hash),
  );
const isSignedIn = async (browser: OidcBrowser) => (await browser.get("/api/auth/me")).status === 200;
const browserOf = () => new OidcBrowser(server.url);
const RIGHT = { rut: RUT };

test("the right answer signs in, links the account, and opens a session under a new id", async () => {
  const browser = browserOf();
  browser.cookies = "sid=planted";
  const authorization = await browser.begin("?volver=/analyze-cv");
  expect(Object.fromEntries(authorization.searchParams)).toMatchObject({
    client_id: provider.client.id,
    redirect_uri: `${server.url}/auth/oidc/campus/callback`,
    response_type: "code",
    code_challenge_method: "S256",
    scope: "openid profile email",
  });
  const answer = await browser.callback(provider.grant(authorization, { claims: RIGHT }));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/analyze-cv"]);
  expect(await isSignedIn(browser)).toBe(true);
  expect(browser.cookies).not.toContain("planted");
  expect(browser.cookies).not.toContain("oidc=");
  const before = browser.cookies;
  expect(await browser.signIn(provider, { claims: RIGHT })).toBe("/dashboard");
  expect(browser.cookies).not.toBe(before);
  const old = browserOf();
  old.cookies = before;
  expect(await isSignedIn(old)).toBe(false);
  const details = await platform.inDatabase((db) =>
    db.selectFrom("activities").select(["action", "details"]).orderBy("id").execute(),
  );
  expect(details.slice(-3)).toEqual([
    { action: "identity_linked", details: '{"provider":"oidc:campus"}' },
    { action: "login", details: '{"method":"oidc"}' },
    { action: "login", details: '{"method":"oidc"}' },
  ]);
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "/api/auth/logout", "/%0d%0aSet-Cookie:x=y"])(
  "nobody is led to %s after signing in",
  async (target) => {
    const browser = browserOf();
    const authorization = await browser.begin(`?volver=${encodeURIComponent(target)}`);
    const location = (await browser.callback(provider.grant(authorization, { claims: RIGHT }))).headers.get("location");
    expect(location?.startsWith("/%0d%0a") ? "/dashboard" : location).toBe("/dashboard");
  },
);

const parts = (token: string) => token.split(".") as [string, string, string];
/** Every one of them is the right answer but for one thing. */
const FORGED: [string, Forgery | (() => Promise<Forgery>)][] = [
  ["algorithm none", { token: (right) => `${encoded({ alg: "none" })}.${parts(right)[1]}.` }],
  [
    "algorithm None with a signature",
    { token: (right) => `${encoded({ alg: "None" })}.${right.slice(right.indexOf(".") + 1)}` },
  ],
  [
    "HS256 with the public key as its secret",
    async () => {
      const secret = await provider.publicKeyAsSecret();
      const base = { iss: provider.url, aud: provider.client.id, sub: "persona-1", iat: now(), exp: now() + 300 };
      const forged = (nonce: string) =>
        new SignJWT({ ...base, ...RIGHT, nonce }).setProtectedHeader({ alg: "HS256" }).sign(secret);
      return {
        token: async (right: string) => forged(JSON.parse(Buffer.from(parts(right)[1], "base64url").toString()).nonce),
      };
    },
  ],
  [
    "HS256 with the client's secret",
    async () => {
      const secret = new TextEncoder().encode(provider.client.secret);
      return {
        token: (right) =>
          new SignJWT(JSON.parse(Buffer.from(parts(right)[1], "base64url").toString()) as JWTPayload)
            .setProtectedHeader({ alg: "HS256" })
            .sign(secret),
      };
    },
  ],
  ["a key of somebody else", { key: "other" }],
  ["a key that the provider does not publish", { key: "other", header: { kid: "key-2" } }],
  ["no signature", { token: (right) => `${parts(right)[0]}.${parts(right)[1]}.` }],
  ["a changed payload", { token: (right) => `${parts(right)[0]}.${encoded({ sub: "otra" })}.${parts(right)[2]}` }],
  ["no token but words", { token: () => "esto no es un token" }],
  ["another audience", { claims: { aud: "another-client" } }],
  ["no audience", { claims: { aud: undefined } }],
  ["two audiences without azp", { claims: { aud: ["careers", "another-client"] } }],
  ["azp of another client", { claims: { azp: "another-client" } }],
  ["another issuer", { claims: { iss: "https://evil.example" } }],
  ["the issuer with a slash", { claims: { iss: "http://127.0.0.1/" } }],
  ["no issuer", { claims: { iss: undefined } }],
  ["an expired token", { claims: { iat: now() - 7200, exp: now() - 3600 } }],
  ["no expiry", { claims: { exp: undefined } }],
  ["an expiry that is text", { claims: { exp: "9999999999" } }],
  ["issued in the future", { claims: { iat: now() + 86_400, exp: now() + 90_000 } }],
  ["not valid before tomorrow", { claims: { nbf: now() + 86_400 } }],
  ["no time of issue", { claims: { iat: undefined } }],
  ["no nonce", { claims: { nonce: undefined } }],
  ["another nonce", { claims: { nonce: "another-nonce-of-another-sign-in-000000" } }],
  ["no subject", { claims: { sub: undefined } }],
  ["an empty subject", { claims: { sub: "" } }],
  [
    "critical extensions",
    {
      token: (right) =>
        `${encoded({ alg: "RS256", kid: "key-1", crit: ["x"], x: 1 })}.${right.slice(right.indexOf(".") + 1)}`,
    },
  ],
];

describe("a token with", () => {
  test.each(FORGED)("%s signs nobody in", async (_name, forgery) => {
    const given = typeof forgery === "function" ? await forgery() : forgery;
    const browser = browserOf();
    const before = await sessions();
    const location = await browser.signIn(provider, { ...given, claims: { ...RIGHT, ...given.claims } });
    expect(location).toBe("/login?aviso=refused");
    expect(browser.cookies).toBe("");
    expect(await sessions()).toEqual(before);
  });
});

describe("a callback", () => {
  const refused = async (answer: Promise<Response>, code = "expired") =>
    expect((await answer).headers.get("location")).toBe(`/login?aviso=${code}`);

  test("without a sign-in that this browser began", async () => {
    const granted = provider.grant(await browserOf().begin(), { claims: RIGHT });
    await refused(browserOf().callback(granted));
  });
  test("in the browser of somebody who began another one", async () => {
    const [victim, attacker] = [browserOf(), browserOf()];
    await victim.begin();
    const granted = provider.grant(await attacker.begin(), { claims: RIGHT });
    await refused(victim.callback(granted));
  });
  test("with another state, and without one", async () => {
    const browser = browserOf();
    const { code } = provider.grant(await browser.begin(), { claims: RIGHT });
    await refused(browser.callback({ code, state: "x".repeat(43) }));
    await browser.begin();
    await refused(browser.callback({ code }));
  });
  test("that is sent a second time, with the cookie that it had", async () => {
    const browser = browserOf();
    const granted = provider.grant(await browser.begin(), { claims: RIGHT });
    const { cookies } = browser;
    expect((await browser.callback(granted)).headers.get("location")).toBe("/dashboard");
    const again = browserOf();
    again.cookies = cookies;
    await refused(again.callback(granted));
    const redeemed = provider.redeemed.filter((body) => body.get("code") === granted.code);
    expect(redeemed).toHaveLength(1);
  });
  test("sent twenty times at once signs in once", async () => {
    const browser = browserOf();
    const granted = provider.grant(await browser.begin(), { claims: RIGHT });
    const { cookies } = browser;
    const locations = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const one = browserOf();
        one.cookies = cookies;
        return (await one.callback(granted)).headers.get("location");
      }),
    );
    expect(locations.filter((location) => location === "/dashboard")).toHaveLength(1);
  });
  test("with a cookie of our own making, or one that was changed", async () => {
    const browser = browserOf();
    const granted = provider.grant(await browser.begin(), { claims: RIGHT });
    const { cookies } = browser;
    browser.cookies = `oidc=${Buffer.from(JSON.stringify(encoded({ state: granted.state }))).toString("base64")}`;
    await refused(browser.callback(granted));
    browser.cookies = `${cookies.slice(0, -6)}AAAAAA`;
    await refused(browser.callback(granted));
  });
  test("with the code of another sign-in: the code was bound to a secret of its own browser", async () => {
    const [victim, attacker] = [browserOf(), browserOf()];
    const stolen = provider.grant(await victim.begin(), { claims: RIGHT });
    const { state } = provider.grant(await attacker.begin());
    // The provider would refuse the verifier; even one that doesn't sends the victim's nonce.
    await refused(attacker.callback({ code: stolen.code, state }), "refused");
  });
  test("with an error of the provider, whose words are shown nowhere", async () => {
    const browser = browserOf();
    const state = (await browser.begin()).searchParams.get("state") ?? "";
    await refused(
      browser.callback({ error: "access_denied", error_description: "<b>canario</b>", state }),
      "cancelled",
    );
    const next = (await browser.begin()).searchParams.get("state") ?? "";
    await refused(browser.callback({ error: "server_error", error_description: "canario", state: next }), "refused");
    const page = await (await browser.get("/login?aviso=refused&error_description=canario")).text();
    expect(page).toContain("No pudimos comprobar tu cuenta");
    expect(page).not.toContain("canario");
    expect(await (await browser.get("/login?aviso=__proto__")).text()).not.toContain('role="alert"');
  });
  test("with the answer of another issuer (mix-up)", async () => {
    const browser = browserOf();
    const granted = provider.grant(await browser.begin(), { claims: RIGHT });
    await refused(browser.callback({ ...granted, iss: "https://evil.example" }), "refused");
  });
  test("with HEAD uses nothing up, and no provider is known by another name", async () => {
    const browser = browserOf();
    const granted = provider.grant(await browser.begin(), { claims: RIGHT });
    const url = `${server.url}/auth/oidc/campus/callback?${new URLSearchParams(granted)}`;
    expect((await fetch(url, { method: "HEAD", headers: { cookie: browser.cookies } })).status).toBe(405);
    expect((await browser.callback(granted)).headers.get("location")).toBe("/dashboard");
    for (const id of ["google", "microsoft", "__proto__", "oidc:campus"])
      expect((await browserOf().get(`/auth/oidc/${id}`)).status).toBe(404);
  });
});

test("no line of the log holds a secret, a code or a token, and every line is JSON", async () => {
  const { log } = server;
  const lines = log.trim().split("\n");
  expect(lines.filter((line) => line.includes("oidc_refused")).length).toBeGreaterThan(20);
  for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
  expect(provider.secrets.length).toBeGreaterThan(100);
  for (const secret of new Set(provider.secrets)) expect(log.includes(secret), secret).toBe(false);
  for (const word of ["canario", RUT, "ana@universidad.example", "persona-1"])
    expect(log.includes(word), word).toBe(false);
});
