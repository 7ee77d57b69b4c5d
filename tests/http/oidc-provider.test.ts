import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/open.server.ts";
import { cookiesAfter } from "../support/http.ts";
import { freePort, OidcBrowser } from "../support/oidc-browser.ts";
import { RealOidcProvider } from "../support/real-oidc-provider.ts";
import { TestServer } from "../support/server.ts";

/** A whole sign-in with a certified provider, and a hundred of them at once. */

const RUT = "12345678-5";
let provider: RealOidcProvider;
let server: TestServer;

beforeAll(async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  provider = await new RealOidcProvider().start(url);
  server = new TestServer({
    PUBLIC_URL: url,
    OIDC_ISSUER: provider.url,
    OIDC_CLIENT_ID: provider.client.id,
    OIDC_CLIENT_SECRET: provider.client.secret,
    OIDC_RUT_CLAIM: "rut",
    SSO_CREATE_ACCOUNTS: "1",
  });
  server.url = url;
  await server.start();
}, 120_000);
afterAll(async () => {
  await server.dispose();
  await provider.close();
});

/** Follows the provider's own redirects with its cookies. @returns the address of the platform that it leads back to */
async function atProvider(authorization: URL): Promise<URL> {
  let cookies = "";
  for (let next = authorization; ; ) {
    const answer = await fetch(next, { headers: { cookie: cookies }, redirect: "manual" });
    cookies = cookiesAfter(answer, cookies);
    const location = answer.headers.get("location");
    if (!location) throw new Error(`${answer.status} ${await answer.text()}`);
    next = new URL(location, next);
    if (next.origin === server.url) return next;
  }
}

test("a hundred browsers of a new person come back at once: one account, a hundred sessions", async () => {
  provider.person = {
    sub: "persona-1",
    claims: { rut: "12.345.678-5", name: "Ana Soto Díaz", email: "ana@gmail.com", email_verified: true },
  };
  const browsers = Array.from({ length: 100 }, () => new OidcBrowser(server.url));
  const ready: [OidcBrowser, string][] = [];
  for (const browser of browsers) {
    const back = await atProvider(await browser.begin());
    ready.push([browser, back.pathname + back.search]);
  }
  const answers = await Promise.all(ready.map(([browser, back]) => browser.get(back)));
  expect(new Set(answers.map((answer) => answer.headers.get("location")))).toEqual(new Set(["/dashboard"]));
  const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  const people = await database.db.selectFrom("users").selectAll().where("rut", "=", RUT).execute();
  expect(people).toMatchObject([{ name: "Ana Soto Díaz", email: "ana@gmail.com", role: "user" }]);
  const links = await database.db.selectFrom("external_identities").select(["user_id", "subject"]).execute();
  expect(links).toEqual([{ user_id: people[0]?.id, subject: "persona-1" }]);
  const sessions = await database.db.selectFrom("sessions").select("provider").execute();
  expect(sessions).toHaveLength(100);
  await database.close();
  const me = await browsers[99]?.get("/api/auth/me");
  expect(await me?.json()).toMatchObject({ user: { rut: RUT, initialPassword: false } });
}, 300_000);

test("somebody else of the provider, whose RUT is the same, is refused", async () => {
  provider.person = { sub: "persona-2", claims: { rut: RUT } };
  const browser = new OidcBrowser(server.url);
  const back = await atProvider(await browser.begin());
  const answer = await browser.get(back.pathname + back.search);
  expect(answer.headers.get("location")).toBe("/login?aviso=other_subject");
});
