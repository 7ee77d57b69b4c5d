// Prevents: a screen 'Formas de ingreso' that says something else than what the running server does.
import { X509Certificate } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { accessReport } from "#app/features/access/access-report.server.ts";
import { recordAudit } from "#app/features/audit/record.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { configureTestAuth } from "../support/auth.ts";
import { makeCertificate } from "../support/certificate.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";

let database: TestDatabase;
beforeEach(() => {
  database = makeTestDatabase();
  configureTestAuth(database);
});
afterEach(() => database.dispose());

const report = (given: Record<string, string> = {}, address = "http://localhost/admin/access") =>
  accessReport(database.db, readSettings({ DATA_DIR: database.folder, ...given }), new Request(address));
const states = async (given?: Record<string, string>) =>
  Object.fromEntries((await report(given)).ways.map(({ name, isOn }) => [name, isOn]));

const OIDC = {
  PUBLIC_URL: "https://carreras.example",
  OIDC_ISSUER: "https://id.example/realms/campus",
  OIDC_CLIENT_ID: "carreras",
  OIDC_CLIENT_SECRET: "secreto-del-cliente",
  OIDC_RUT_CLAIM: "rut",
};

test("without settings only the password and passkeys are on, and nothing is for an emergency", async () => {
  expect(await states()).toEqual({
    "OpenID Connect": false,
    "SAML 2.0": false,
    "LDAP o Active Directory": false,
    "RUT y contraseña": true,
    "Llaves de acceso": true,
  });
  expect(await report()).toMatchObject({ createsAccounts: false, isFactorRequired: false, emergency: null });
});

test("passkeys are off where no browser makes one, and it says why", async () => {
  const { ways } = await report({}, "http://10.0.0.5:3000/admin/access");
  expect(ways.find(({ name }) => name === "Llaves de acceso")).toMatchObject({
    isOn: false,
    facts: ["Nadie tiene una todavía.", expect.stringContaining("un nombre y no un número")],
  });
});

test("the campus's own ways are named with who answers and by what a person is known, without secrets", async () => {
  const ldap = {
    LDAP_URL: "ldaps://dir.example",
    LDAP_BIND_DN: "uid={usuario},dc=example",
    LDAP_RUT_ATTRIBUTE: "employeeNumber",
  };
  const { ways } = await report({ ...OIDC, ...ldap });
  expect(ways.filter(({ isOn }) => isOn).map(({ name }) => name)).toEqual([
    "mi cuenta de la universidad (OpenID Connect)",
    "tu usuario de la universidad (LDAP)",
    "RUT y contraseña",
    "Llaves de acceso",
  ]);
  const words = ways.flatMap(({ facts }) => facts).join(" ");
  for (const fact of ["id.example", "«rut»", "dir.example", "«employeeNumber»"]) expect(words).toContain(fact);
  expect(words).not.toContain("secreto-del-cliente");
});

test("of Google it is said that it sends no RUT, whatever claim is set", async () => {
  const { ways } = await report({ ...OIDC, OIDC_GOOGLE_CLIENT_ID: "g", OIDC_GOOGLE_CLIENT_SECRET: "s" });
  const google = ways.find(({ id }) => id === "google");
  expect(google?.facts.join(" ")).toContain("Google no envía el RUT");
  expect(google?.facts.join(" ")).not.toContain("«rut»");
});

test("SAML is named with its provider, what it knows people by, and when its certificate ends", async () => {
  const certificate = path.join(database.folder, "idp.pem");
  const { cert } = makeCertificate("idp.example", 2048);
  writeFileSync(certificate, cert);
  const saml = {
    PUBLIC_URL: "https://carreras.example",
    SAML_ENTRY_POINT: "https://idp.example/sso",
    SAML_IDP_ISSUER: "https://idp.example",
    SAML_IDP_CERT: certificate,
    SAML_EMAIL_VERIFIED: "1",
  };
  const { ways } = await report(saml);
  const end = formatDateTime(new Date(new X509Certificate(cert).validTo).toISOString());
  expect(ways.find(({ name }) => name.endsWith("(SAML 2.0)"))).toEqual({
    id: "saml",
    name: "mi cuenta de la universidad (SAML 2.0)",
    facts: [
      "Lo responde idp.example.",
      "Reconoce a la persona por su correo confirmado.",
      `El certificado que firma vence el ${end}.`,
    ],
    isOn: true,
  });
});

test("closed passwords leave the emergency account, with the networks and its last use", async () => {
  const admin = await makeUser(database.db, {
    role: "admin",
    rut: "12345678-5",
    name: "Paula Riquelme",
    password_hash: "$argon2id$x",
  });
  const closed = { ...OIDC, LOGIN_RUT: "off", BREAK_GLASS_RUT: "12.345.678-5", BREAK_GLASS_NETWORKS: "10.0.0.0/8" };
  expect((await states(closed))["RUT y contraseña"]).toBe(false);
  const emergency = { name: "Paula Riquelme", problem: null, networks: ["10.0.0.0/8"] };
  expect((await report(closed)).emergency).toEqual({ ...emergency, lastUsed: null });
  await recordAudit(database.db, [{ actor: admin, action: "break_glass_login" }]);
  expect((await report(closed)).emergency).toEqual({ ...emergency, lastUsed: expect.stringMatching(/Z$/) });
  await database.db.updateTable("users").set({ is_active: 0 }).where("id", "=", admin.id).execute();
  expect((await report(closed)).emergency).toMatchObject({ problem: "esa cuenta está desactivada" });
});

test("who of the staff has no second factor: not students, not accounts that are off", async () => {
  const people = { Ana: "office", Berta: "it", Carla: "coach", Dora: "user", Elsa: "auditor" } as const;
  const ids: Record<string, number> = {};
  for (const [name, role] of Object.entries(people)) ids[name] = (await makeUser(database.db, { name, role })).id;
  await makeUser(database.db, { name: "Flor", role: "office", is_active: 0 });
  const now = new Date().toISOString();
  const totp = { secret: "sealed", created_at: now, last_used_at: null, last_step: 0 };
  await database.db
    .insertInto("totp_secrets")
    .values([
      { ...totp, user_id: ids.Ana ?? 0, confirmed_at: now },
      { ...totp, user_id: ids.Berta ?? 0, confirmed_at: null },
    ])
    .execute();
  const { staff, withoutFactor } = await report({ SECOND_FACTOR: "staff" });
  expect(staff).toBe(4);
  expect(withoutFactor).toEqual([
    { name: "Berta", role: "it" },
    { name: "Carla", role: "coach" },
    { name: "Elsa", role: "auditor" },
  ]);
});
