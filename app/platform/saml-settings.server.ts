import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { projectRoot } from "./paths.server.ts";
import {
  isProviderUrl,
  readIdentityProvider,
  SamlFileProblem,
  type SamlIdentityProvider,
  signingCertificates,
} from "./saml-metadata.server.ts";
import { flag, optional, readableFile } from "./setting-types.server.ts";

/** Settings of sign-in by SAML 2.0. */

const ENTITY_EXPECTED = "un identificador sin espacios, como https://carreras.universidad.cl/auth/saml/metadata";
const entityId = z.string().regex(/^[^\s<>"']{1,1024}$/, { error: ENTITY_EXPECTED });
const attribute = z.string().regex(/^[\w.:/#-]{1,200}$/, {
  error: "el nombre de un atributo, como urn:oid:0.9.2342.19200300.100.1.3",
});
/** Names and addresses of a person: cn, sn, givenName, displayName, mail, uid as OIDs, and as words. */
const OWN_ATTRIBUTES = new RegExp(
  String.raw`^((urn:oid:)?(2\.5\.4\.(3|4|42)|2\.16\.840\.1\.113730\.3\.1\.241|0\.9\.2342\.19200300\.100\.1\.3)` +
    "|cn|sn|givenName|displayName|name|mail|email)$",
  "i",
);

export const samlSettings = {
  SAML_IDP_METADATA: optional(readableFile),
  SAML_ENTRY_POINT: optional(
    z.string().refine(isProviderUrl, { error: "la dirección https:// del ingreso del proveedor (HTTP-Redirect)" }),
  ),
  SAML_IDP_ISSUER: optional(entityId),
  SAML_IDP_CERT: optional(readableFile),
  SAML_ENTITY_ID: optional(entityId),
  SAML_NAME: z
    .string()
    .trim()
    .min(1)
    .max(40, { error: "un nombre de hasta 40 letras" })
    .default("mi cuenta de la universidad"),
  SAML_RUT_ATTRIBUTE: optional(
    attribute.refine((value) => !OWN_ATTRIBUTES.test(value), {
      error: "un atributo que la universidad llena y la persona no puede cambiar, no un nombre ni un correo",
    }),
  ),
  SAML_EMAIL_ATTRIBUTE: attribute.default("urn:oid:0.9.2342.19200300.100.1.3"),
  SAML_EMAIL_VERIFIED: flag.default(false),
  SAML_NAME_ATTRIBUTE: attribute.default("urn:oid:2.16.840.1.113730.3.1.241"),
  SAML_SP_KEY: optional(readableFile),
  SAML_SP_CERT: optional(readableFile),
  SAML_LOGOUT: flag.default(false),
};

export type SamlSettings = z.infer<z.ZodObject<typeof samlSettings>>;

/** The provider of the settings, and this platform's own pair of keys where it has one, as PEM. */
export type SamlFiles = {
  identityProvider: SamlIdentityProvider;
  own: { key: string; certificate: string } | undefined;
};

const IN_WORDS = ["SAML_ENTRY_POINT", "SAML_IDP_ISSUER", "SAML_IDP_CERT"] as const;

/** Whether sign-in by SAML is configured. */
export function hasSaml(settings: SamlSettings): boolean {
  return settings.SAML_IDP_METADATA !== undefined || IN_WORDS.some((name) => settings[name] !== undefined);
}

/** One line for each thing that does not go together, or cannot be read. */
export function samlProblems(settings: SamlSettings): string[] {
  if (!hasSaml(settings)) return withoutProvider(settings);
  const lines = contradictions(settings);
  return lines.length > 0 ? lines : fileProblems(settings);
}

function withoutProvider({ SAML_SP_KEY, SAML_SP_CERT, SAML_RUT_ATTRIBUTE }: SamlSettings): string[] {
  const isMeant = [SAML_SP_KEY, SAML_SP_CERT, SAML_RUT_ATTRIBUTE].some((value) => value !== undefined);
  return isMeant
    ? ["SAML_IDP_METADATA: se esperaba el archivo que describe al proveedor, porque hay otros ajustes SAML_…."]
    : [];
}

function contradictions(settings: SamlSettings): string[] {
  const lines = [];
  const given = IN_WORDS.filter((name) => settings[name] !== undefined);
  if (settings.SAML_IDP_METADATA !== undefined && given.length > 0)
    lines.push(`${given[0]}: se esperaba sin valor, porque SAML_IDP_METADATA ya lo dice. Deja solo uno.`);
  if (settings.SAML_IDP_METADATA === undefined) {
    for (const name of IN_WORDS.filter((each) => settings[each] === undefined))
      lines.push(`${name}: se esperaba un valor, porque ${given.join(" y ")} lo necesita.`);
  }
  if ((settings.SAML_SP_KEY === undefined) !== (settings.SAML_SP_CERT === undefined)) {
    const missing = settings.SAML_SP_KEY === undefined ? "SAML_SP_KEY" : "SAML_SP_CERT";
    lines.push(`${missing}: se esperaba un valor, porque la clave y su certificado van juntos.`);
  }
  if (settings.SAML_RUT_ATTRIBUTE === undefined && !settings.SAML_EMAIL_VERIFIED) {
    lines.push(
      "SAML_RUT_ATTRIBUTE: se esperaba el atributo que tiene el RUT, o SAML_EMAIL_VERIFIED=1; sin ellos no se " +
        "reconoce a nadie.",
    );
  }
  return lines;
}

function fileProblems(settings: SamlSettings): string[] {
  const lines: string[] = [];
  const attempt = <T>(name: string, work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof SamlFileProblem)) throw error;
      lines.push(`${name}: se esperaba ${error.message}.`);
      return undefined;
    }
  };
  const name = settings.SAML_IDP_METADATA === undefined ? "SAML_IDP_CERT" : "SAML_IDP_METADATA";
  const provider = attempt(name, () => identityProviderOf(settings));
  attempt("SAML_SP_CERT", () => ownKeysOf(settings));
  if (settings.SAML_LOGOUT && provider && provider.logoutUrl === undefined) {
    lines.push(
      "SAML_LOGOUT: se esperaba 0, porque el proveedor no describe dónde cerrar su sesión (SingleLogoutService " +
        "HTTP-Redirect en SAML_IDP_METADATA).",
    );
  }
  return lines;
}

/** @throws SamlFileProblem */
export function readSamlFiles(settings: SamlSettings): SamlFiles {
  return { identityProvider: identityProviderOf(settings), own: ownKeysOf(settings) };
}

function identityProviderOf(settings: SamlSettings): SamlIdentityProvider {
  if (settings.SAML_IDP_METADATA !== undefined) return readIdentityProvider(read(settings.SAML_IDP_METADATA));
  return {
    issuer: settings.SAML_IDP_ISSUER ?? "",
    entryPoint: settings.SAML_ENTRY_POINT ?? "",
    logoutUrl: undefined,
    certificates: signingCertificates(read(settings.SAML_IDP_CERT ?? "")),
  };
}

function ownKeysOf({ SAML_SP_KEY, SAML_SP_CERT }: SamlSettings): SamlFiles["own"] {
  if (SAML_SP_KEY === undefined || SAML_SP_CERT === undefined) return undefined;
  const [certificate = ""] = signingCertificates(read(SAML_SP_CERT));
  const key = privateKey(read(SAML_SP_KEY));
  if (!new X509Certificate(certificate).checkPrivateKey(key))
    throw new SamlFileProblem("el certificado de la clave de SAML_SP_KEY");
  return { certificate, key: key.export({ type: "pkcs8", format: "pem" }).toString() };
}

function privateKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new SamlFileProblem("el certificado de una clave privada PEM sin contraseña en SAML_SP_KEY");
  }
}

const read = (file: string): string => readFileSync(path.resolve(projectRoot, file), "utf8");
