import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OidcProvider, oidcProviders } from "#app/features/access/oidc/providers.server.ts";
import { beginOidc, finishOidc } from "#app/features/access/oidc/sign-in.server.ts";
import { configureAuth } from "#app/features/auth/configure.server.ts";
import { parseSettings, type Settings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { type Forgery, ScriptedOidcProvider } from "../support/scripted-oidc-provider.ts";

/** What Google and Microsoft must say besides, and which addresses are asked at all. */

const TENANT = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
const RUT = "12345678-5";
let issuer: ScriptedOidcProvider;
let database: TestDatabase;
let settings: Settings;

beforeAll(async () => {
  log.level = "silent";
  issuer = await new ScriptedOidcProvider().start();
  database = makeTestDatabase();
  settings = parseSettings({
    DATA_DIR: database.folder,
    PUBLIC_URL: "http://localhost:3000",
    OIDC_RUT_CLAIM: "rut",
    OIDC_GOOGLE_CLIENT_ID: issuer.client.id,
    OIDC_GOOGLE_CLIENT_SECRET: issuer.client.secret,
    OIDC_GOOGLE_DOMAIN: "Universidad.cl",
    OIDC_MICROSOFT_TENANT: TENANT.toUpperCase(),
    OIDC_MICROSOFT_CLIENT_ID: issuer.client.id,
    OIDC_MICROSOFT_CLIENT_SECRET: issuer.client.secret,
  });
  // Tokens have the real time.
  configureAuth({ DATA_DIR: database.folder, SESSION_SECRET: undefined, https: false });
  await makeUser(database.db, { rut: RUT });
});
afterAll(async () => {
  await database.dispose();
  await issuer.close();
});

/** The provider as it is configured, but for its issuer, which is on this machine. */
function configured(id: string): OidcProvider {
  const found = oidcProviders(settings).find((each) => each.id === id);
  if (!found) throw new Error(id);
  return { ...found, issuer: issuer.url };
}

async function signIn(provider: OidcProvider, claims: Forgery["claims"]): Promise<string> {
  const begun = await beginOidc(provider, new Request("http://localhost:3000/auth/oidc/x"), settings);
  const granted = issuer.grant(new URL(begun.location), { claims: { rut: RUT, ...claims } });
  const url = `http://localhost:3000/auth/oidc/x/callback?${new URLSearchParams(granted)}`;
  const request = new Request(url, { headers: { Cookie: begun.cookie.split(";")[0] ?? "" } });
  return finishOidc(database.db, provider, { request, clientAddress: "192.0.2.1" }, settings).then(
    () => "in",
    (error: { notice?: string }) => error.notice ?? String(error),
  );
}

test("Google and Microsoft are asked at their own addresses", () => {
  expect(oidcProviders(settings).map(({ id, issuer: address }) => [id, address])).toEqual([
    ["google", "https://accounts.google.com"],
    ["microsoft", `https://login.microsoftonline.com/${TENANT}/v2.0`],
  ]);
});

describe("a person enters only", () => {
  test.each([
    ["universidad.cl", "in"],
    ["UNIVERSIDAD.CL", "in"],
    ["gmail.com", "refused"],
    ["evil-universidad.cl", "refused"],
    [["universidad.cl"], "refused"],
    [undefined, "refused"],
  ])("by Google with the domain %j: %s", async (hd, said) => {
    expect(await signIn(configured("google"), { hd, sub: "g-1" })).toBe(said);
  });
  test.each([
    [TENANT, "in"],
    ["9188040d-6c67-4c5b-b112-36a304b66dad", "refused"],
    ["", "refused"],
    [undefined, "refused"],
  ])("by Microsoft from the tenant %j: %s", async (tid, said) => {
    expect(await signIn(configured("microsoft"), { tid, sub: "m-1" })).toBe(said);
  });
  test.each([[["12345678-5", "7654321-6"]], [12_345_678], [{ rut: RUT }], ["x".repeat(100)]])(
    "with a RUT that is one text: not %j",
    async (rut) => {
      expect(await signIn(configured("microsoft"), { tid: TENANT, sub: "m-2", rut })).toBe("identifier");
    },
  );
});

describe("a provider is not used whose description", () => {
  test.each([
    ["names another issuer", { issuer: "https://evil.example" }],
    ["sends the code without encryption elsewhere", { token_endpoint: "http://evil.example/token" }],
    ["has its keys in the clear elsewhere", { jwks_uri: "http://192.0.2.1/jwks" }],
    ["has no keys", { jwks_uri: undefined }],
    ["sends people to a script", { authorization_endpoint: "javascript:alert(1)" }],
  ])("%s", async (name, metadata) => {
    issuer.metadata = metadata;
    const provider = { ...configured("google"), clientSecret: name };
    await expect(beginOidc(provider, new Request("http://localhost:3000/"), settings)).rejects.toMatchObject({
      notice: "unreachable",
    });
    // Asked again the next time: what was wrong is not kept.
    issuer.metadata = {};
    await expect(beginOidc(provider, new Request("http://localhost:3000/"), settings)).resolves.toBeDefined();
  });
});
