import { writeFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TrialStep } from "#app/features/access/trial/trial.ts";
import { tryWay } from "#app/features/access/trial/try-way.server.ts";
import { parseSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as tryCall } from "#app/routes/api.admin.access.try.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeCertificate } from "../support/certificate.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { freePort } from "../support/oidc-browser.ts";
import { RealOidcProvider } from "../support/real-oidc-provider.ts";
import { RUT_ATTRIBUTE, ScriptedSamlProvider } from "../support/scripted-saml-provider.ts";
import { BASE, PEOPLE, SEARCHER, Slapd, slapdMissing } from "../support/slapd.ts";

/** Real providers, and every mistake that an administrator makes with them. */

const PLATFORM = "https://carreras.example";
const BACK = `${PLATFORM}/auth/oidc/campus/callback`;
const summary = (steps: readonly TrialStep[]) => steps.map(({ state, found }) => `${state}: ${found}`).join("\n");
const tried = async (way: string, env: Record<string, string>, now?: string): Promise<string> =>
  summary(
    await tryWay(parseSettings({ PUBLIC_URL: PLATFORM, ...env }), way, {
      now: () => (now === undefined ? new Date() : new Date(now)),
    }),
  );

describe("OpenID Connect", () => {
  let provider: RealOidcProvider;
  let stranger: Server;
  let env: Record<string, string>;
  beforeAll(async () => {
    provider = await new RealOidcProvider().start(PLATFORM);
    env = {
      OIDC_ISSUER: provider.url,
      OIDC_CLIENT_ID: provider.client.id,
      OIDC_CLIENT_SECRET: provider.client.secret,
      OIDC_RUT_CLAIM: "rut",
    };
    const { key, cert } = makeCertificate("localhost");
    stranger = createServer({ key, cert }, (_req, res) => res.end("{}"));
    await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
  });
  afterAll(async () => {
    await provider.close();
    stranger.close();
  });

  test("a provider that answers, with the right client", async () => {
    expect(await tried("campus", env)).toBe(
      [
        `ok: ${new URL(provider.url).host} dio su descripción.`,
        "ok: Entregó las claves con que firma.",
        `ok: No rechazó la clave del cliente. Dirección de vuelta para registrar: ${BACK}`,
        "ok: Reconocerá a cada persona por el RUT, si llega en «rut»; eso se ve al entrar.",
      ].join("\n"),
    );
  });

  test.each([
    ["another secret", { OIDC_CLIENT_SECRET: "otra" }, "fail: No acepta el cliente con su clave."],
    ["another client", { OIDC_CLIENT_ID: "otro" }, "fail: No acepta el cliente con su clave."],
    ["no claim with the RUT", { OIDC_RUT_CLAIM: "" }, "warn: Sin OIDC_RUT_CLAIM solo reconoce a quien"],
  ])("%s", async (_name, changed, expected) => {
    expect(await tried("campus", { ...env, ...changed })).toContain(expected);
  });

  test("another address of the same server, a closed port, a certificate that nobody knows", async () => {
    const steps = (issuer: string) => tried("campus", { ...env, OIDC_ISSUER: issuer });
    expect(await steps(`${provider.url}/realms/otro`)).toMatch(/^fail: .* contestó, y no con la descripción/);
    expect(await steps(`http://127.0.0.1:${await freePort()}`)).toMatch(/^fail: .* no atiende.*ECONNREFUSED/);
    const { port } = stranger.address() as AddressInfo;
    expect(await steps(`https://localhost:${port}`)).toMatch(/^fail: Este servidor no conoce a quien firmó/);
  });
});

describe.skipIf(slapdMissing !== null)("the directory", () => {
  let slapd: Slapd;
  let env: Record<string, string>;
  beforeAll(async () => {
    slapd = await new Slapd().start([{ uid: "ana.soto", rut: "12345678-5", password: "una clave larga" }]);
    env = {
      LDAP_URL: slapd.secure,
      LDAP_CA: slapd.certificate,
      LDAP_BASE: BASE,
      LDAP_USER_FILTER: "(uid={usuario})",
      LDAP_RUT_ATTRIBUTE: "employeeNumber",
      LDAP_SEARCH_DN: SEARCHER.dn,
      LDAP_SEARCH_PASSWORD: SEARCHER.password,
    };
  });
  afterAll(() => slapd.stop());

  test("a directory that answers, with the right account", async () => {
    expect(await tried("ldap", env)).toBe(
      [
        `ok: ${new URL(slapd.secure).host} responde, y su certificado vale.`,
        "ok: Acepta la cuenta que busca.",
        `ok: En ${BASE} hay entradas que calzan con (uid={usuario}).`,
        "ok: «employeeNumber» trae un RUT válido en 1 de la primera entrada.",
      ].join("\n"),
    );
  });

  test.each([
    ["a wrong password", { LDAP_SEARCH_PASSWORD: "otra" }, "fail: No acepta la cuenta que busca."],
    ["a branch that is not there", { LDAP_BASE: `ou=nada,${BASE}` }, `fail: No existe ou=nada,${BASE}`],
    ["a filter that nobody fits", { LDAP_USER_FILTER: "(sAMAccountName={usuario})" }, "nada calza con (sAMAccountName"],
    ["another attribute", { LDAP_RUT_ATTRIBUTE: "employeeType" }, "warn: La cuenta que busca no ve «employeeType»"],
    ["one that holds no RUT", { LDAP_RUT_ATTRIBUTE: "uid" }, "warn: «uid» no trae un RUT con su dígito verificador"],
    ["a certificate that nobody knows", { LDAP_CA: "other" }, "fail: Este servidor no conoce a quien firmó"],
    ["nobody at the port", { LDAP_URL: "closed" }, "no atiende en ese puerto (ECONNREFUSED)"],
  ] as [string, Record<string, string>, string][])("%s", async (_name, changed, expected) => {
    const given = { ...changed };
    if (given.LDAP_CA) given.LDAP_CA = slapd.otherCertificate;
    if (given.LDAP_URL) given.LDAP_URL = `ldaps://localhost:${await freePort()}`;
    const text = await tried("ldap", { ...env, ...given });
    expect(text).toContain(expected);
    expect(text).not.toContain(SEARCHER.password);
  });

  test("a bind without a search says only what it can know", async () => {
    const { LDAP_BASE, LDAP_USER_FILTER, LDAP_SEARCH_DN, LDAP_SEARCH_PASSWORD, ...rest } = env;
    const text = await tried("ldap", { ...rest, LDAP_BIND_DN: `uid={usuario},${PEOPLE}` });
    expect(text).toBe(`ok: ${new URL(slapd.secure).host} responde, y su certificado vale.`);
  });
});

test("SAML says when certificates end", async () => {
  const database = makeTestDatabase();
  const provider = await new ScriptedSamlProvider().start();
  const metadata = path.join(database.folder, "idp.xml");
  writeFileSync(metadata, provider.metadata);
  const env = { SAML_IDP_METADATA: metadata, SAML_RUT_ATTRIBUTE: RUT_ATTRIBUTE };
  const today = await tried("saml", env);
  expect(today).toContain(`ok: Descripción para registrar: ${PLATFORM}/auth/saml/metadata`);
  expect(await tried("saml", env, "2099-01-01T12:00:00Z")).toContain("warn: El certificado del proveedor venció");
  await provider.close();
  await database.dispose();
});

describe("the call", () => {
  let database: TestDatabase;
  beforeAll(() => {
    database = makeTestDatabase();
    configureTestAuth(database);
    setSettings(parseSettings({ PUBLIC_URL: PLATFORM, DATA_DIR: database.folder }));
  });
  afterAll(async () => {
    setSettings(undefined);
    await database.dispose();
  });

  test.each([
    ["it", 404, "10000001-K"],
    ["admin", 404, "10000002-8"],
    ["auditor", 403, "10000003-6"],
    ["office", 403, "10000004-4"],
    ["user", 403, "10000005-2"],
  ] as const)("%s, for a way that is not on: %i", async (role, status, rut) => {
    const person = await makeUser(database.db, { role, rut, email: `${role}@a.example` });
    const cookie = await sessionCookieFor(database.db, person);
    const answer = await callRoute(tryCall, { json: { way: "campus" }, cookie });
    expect(answer.status).toBe(status);
  });
});
