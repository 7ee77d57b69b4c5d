import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parseSettings, SettingsError } from "#app/platform/env.server.ts";
import { readSamlFiles } from "#app/platform/saml-settings.server.ts";
import { makeCertificate } from "../../support/certificate.ts";

const folder = mkdtempSync(path.join(tmpdir(), "careers-saml-settings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
}

const [first, second] = [makeCertificate("a", 2048), makeCertificate("b", 2048)];
const short = makeCertificate("c", 1024);
const elliptic = makeCertificate("d");
const base64 = (pem: string) => pem.replace(/-----[A-Z ]+-----/g, "").trim();
const key = (pem: string, use = "signing") =>
  `<KeyDescriptor use="${use}"><d:KeyInfo xmlns:d="http://www.w3.org/2000/09/xmldsig#"><d:X509Data>
  <d:X509Certificate>${base64(pem)}</d:X509Certificate></d:X509Data></d:KeyInfo></KeyDescriptor>`;
const provider = (keys: string, service = "https://idp.example/sso", id = "https://idp.example") =>
  `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${id}"><!-- Shibboleth -->
  <IDPSSODescriptor>${keys}<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"
  Location="${service}"/></IDPSSODescriptor></EntityDescriptor>`;

const METADATA = file("idp.xml", provider(key(first.cert) + key(second.cert) + key(elliptic.cert, "encryption")));
const BASE = { DATA_DIR: folder, PUBLIC_URL: "https://carreras.universidad.cl", SAML_RUT_ATTRIBUTE: "urn:oid:1.2.3" };
const MANUAL = {
  SAML_ENTRY_POINT: "https://idp.example/sso",
  SAML_IDP_ISSUER: "https://idp.example",
  SAML_IDP_CERT: file("certs.pem", first.cert + second.cert),
};

test("metadata, or three settings, describe the provider, with the certificates of a change of keys", () => {
  const expected = { issuer: "https://idp.example", entryPoint: "https://idp.example/sso", logoutUrl: undefined };
  for (const given of [{ SAML_IDP_METADATA: METADATA }, MANUAL]) {
    const { identityProvider } = readSamlFiles(parseSettings({ ...BASE, ...given }));
    expect(identityProvider).toMatchObject(expected);
    expect(identityProvider.certificates).toHaveLength(2);
  }
});

const both = provider(key(first.cert)) + provider(key(second.cert), undefined, "b");
const two = `<EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata">${both}</EntitiesDescriptor>`;
const keyFile = file("sp.key", first.key);
const WRONG: [string, Record<string, string>, string][] = [
  ["both descriptions", { SAML_IDP_METADATA: METADATA, ...MANUAL }, "SAML_ENTRY_POINT: se esperaba sin valor"],
  ["half of one", { SAML_ENTRY_POINT: "https://a.example" }, "SAML_IDP_ISSUER: se esperaba un valor"],
  ["no provider", {}, "SAML_IDP_METADATA: se esperaba el archivo"],
  ["a key without its certificate", { ...MANUAL, SAML_SP_KEY: keyFile }, "SAML_SP_CERT: se esperaba un valor"],
  [
    "a certificate of another key",
    { ...MANUAL, SAML_SP_KEY: keyFile, SAML_SP_CERT: file("b.crt", second.cert) },
    "SAML_SP_CERT: se esperaba el certificado de la clave",
  ],
  [
    "http",
    { ...MANUAL, SAML_ENTRY_POINT: "http://idp.example/sso" },
    "SAML_ENTRY_POINT: se esperaba la dirección https",
  ],
  ["words as metadata", { SAML_IDP_METADATA: file("w.xml", "hola") }, "SAML_IDP_METADATA: se esperaba un archivo XML"],
  ["entities", { SAML_IDP_METADATA: file("e.xml", `<!DOCTYPE a>${two}`) }, "se esperaba un archivo XML"],
  [
    "two providers",
    { SAML_IDP_METADATA: file("two.xml", two) },
    "de un solo proveedor de identidad; el archivo tiene 2",
  ],
  ["an http service", { SAML_IDP_METADATA: file("h.xml", provider(key(first.cert), "http://a.example")) }, "https://"],
  ["no certificate", { SAML_IDP_METADATA: file("n.xml", provider("")) }, "se esperaba al menos un certificado"],
  ["a short key", { SAML_IDP_METADATA: file("s.xml", provider(key(short.cert))) }, "RSA de 2048 bits"],
  ["another kind of key", { ...MANUAL, SAML_IDP_CERT: file("ec.pem", elliptic.cert) }, "RSA de 2048 bits"],
  ["a logout that is nowhere", { ...MANUAL, SAML_LOGOUT: "1" }, "SAML_LOGOUT: se esperaba 0"],
  [
    "an attribute that people choose",
    { ...MANUAL, SAML_RUT_ATTRIBUTE: "displayName" },
    "SAML_RUT_ATTRIBUTE: se esperaba",
  ],
  ["nothing to know people by", { ...MANUAL, SAML_RUT_ATTRIBUTE: "" }, "SAML_RUT_ATTRIBUTE: se esperaba el atributo"],
  ["no address", { ...MANUAL, PUBLIC_URL: "" }, "PUBLIC_URL: se esperaba la dirección"],
];

describe("the start is refused in words", () => {
  test.each(WRONG)("for %s", (_name, given, expected) => {
    let said = "";
    try {
      parseSettings({ ...BASE, ...given });
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      said = error.lines.join("\n");
    }
    expect(said).toContain(expected);
    expect(said).not.toContain("PRIVATE");
  });
});
