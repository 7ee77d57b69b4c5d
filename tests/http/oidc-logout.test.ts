import type { JWTPayload } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeUser } from "../support/database.ts";
import { OidcBrowser } from "../support/oidc-browser.ts";
import { type OidcPlatform, startOidcPlatform } from "../support/oidc-platform.ts";
import { encoded, type ScriptedOidcProvider } from "../support/scripted-oidc-provider.ts";
import type { TestServer } from "../support/server.ts";

/** The end of sessions that a provider opened: told by its server, and by 'Salir'. */

const RUT = "12345678-5";
const RIGHT = { rut: RUT };
const EVENT = { "http://schemas.openid.net/event/backchannel-logout": {} };
const now = () => Math.floor(Date.now() / 1000);

let platform: OidcPlatform;
let provider: ScriptedOidcProvider;
let server: TestServer;

beforeAll(async () => {
  platform = await startOidcPlatform({ OIDC_LOGOUT: "1" });
  ({ provider, server } = platform);
  await platform.inDatabase((db) => makeUser(db, { rut: RUT }));
}, 120_000);
afterAll(() => platform.stop());

const browserOf = () => new OidcBrowser(server.url);
const isSignedIn = async (browser: OidcBrowser) => (await browser.get("/api/auth/me")).status === 200;

describe("a logout token", () => {
  const claims = () => ({
    iss: provider.url,
    aud: provider.client.id,
    iat: now(),
    exp: now() + 120,
    jti: crypto.randomUUID(),
    sub: "persona-1",
    events: EVENT,
  });
  const send = (token: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/auth/oidc/campus/backchannel-logout`, {
      method: "POST",
      body: new URLSearchParams({ logout_token: token }),
      headers,
    });
  const signedIn = async (sid: string) => {
    const browser = browserOf();
    expect(await browser.signIn(provider, { claims: { ...RIGHT, sid } })).toBe("/dashboard");
    return browser;
  };

  test("ends the sessions of its person, or the one that it names, once, and no session of a password", async () => {
    const [first, second] = [await signedIn("uno"), await signedIn("dos")];
    const token = await provider.sign({ ...claims(), sid: "uno" }, { header: { typ: "logout+jwt" } });
    expect((await send(token)).status).toBe(200);
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
    const other = await signedIn("uno");
    expect((await send(token)).status).toBe(400);
    expect(await isSignedIn(other)).toBe(true);
    const byPassword = await fetch(`${server.url}/api/auth/login`, {
      method: "POST",
      headers: { origin: server.url, "content-type": "application/json" },
      body: JSON.stringify({ rut: RUT, password: "1234" }),
    });
    const own = browserOf();
    own.cookies = byPassword.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
    expect((await send(await provider.sign(claims()))).status).toBe(200);
    expect([await isSignedIn(other), await isSignedIn(second), await isSignedIn(own)]).toEqual([false, false, true]);
  });

  const WRONG: [string, () => Promise<string>][] = [
    ["a nonce", () => provider.sign({ ...claims(), nonce: "x" })],
    ["no event", () => provider.sign({ ...claims(), events: undefined } as JWTPayload)],
    ["another event", () => provider.sign({ ...claims(), events: { "http://other.example": {} } })],
    ["an event that is a text", () => provider.sign({ ...claims(), events: { [Object.keys(EVENT)[0] ?? ""]: "x" } })],
    ["nobody named", () => provider.sign({ ...claims(), sub: undefined } as JWTPayload)],
    ["no jti", () => provider.sign({ ...claims(), jti: undefined } as JWTPayload)],
    ["another audience", () => provider.sign({ ...claims(), aud: "another" })],
    ["another issuer", () => provider.sign({ ...claims(), iss: "https://evil.example" })],
    ["an expired one", () => provider.sign({ ...claims(), iat: now() - 600, exp: now() - 300 })],
    ["one without expiry", () => provider.sign({ ...claims(), exp: undefined } as JWTPayload)],
    ["one of the future", () => provider.sign({ ...claims(), iat: now() + 86_400, exp: now() + 90_000 })],
    ["a key of somebody else", () => provider.sign(claims(), { key: "other" })],
    ["algorithm none", async () => `${encoded({ alg: "none" })}.${encoded(claims())}.`],
    ["another type", () => provider.sign(claims(), { header: { typ: "at+jwt" } })],
    ["an id_token", () => provider.sign({ ...claims(), events: undefined, nonce: "n" } as JWTPayload)],
    ["words", async () => "no es un token"],
  ];
  test.each(WRONG)("with %s ends nothing", async (_name, make) => {
    const browser = await signedIn("tres");
    const answer = await send(await make());
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: "invalid_request" });
    expect(await isSignedIn(browser)).toBe(true);
  });

  test("from a browser of another site is refused before it is read", async () => {
    const answer = await send(await provider.sign(claims()), { "sec-fetch-site": "cross-site", cookie: "sid=x" });
    expect(answer.status).toBe(403);
  });
});

test("'Salir' ends the session here, and says where to end the provider's", async () => {
  const browser = browserOf();
  expect(await browser.signIn(provider, { claims: RIGHT })).toBe("/dashboard");
  const leave = (headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/auth/logout`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: server.url, cookie: browser.cookies, ...headers },
    });
  const { next } = (await (await leave()).json()) as { next: string };
  expect(new URL(next).origin).toBe(provider.url);
  expect(Object.fromEntries(new URL(next).searchParams)).toEqual({
    client_id: provider.client.id,
    post_logout_redirect_uri: `${server.url}/login`,
  });
  expect(await isSignedIn(browser)).toBe(false);
  expect(await (await leave()).json()).toEqual({ ok: true });
  await browser.signIn(provider, { claims: RIGHT });
  expect((await leave({ accept: "text/html" })).headers.get("location")).toBe("/login");
  expect(await isSignedIn(browser)).toBe(false);
});
