import { z } from "zod";
import { isLoopbackHost } from "./loopback.ts";
import { hasSaml, samlProblems, samlSettings } from "./saml-settings.server.ts";
import { flag, isAddressOrRange, list, oneOf, optional, readableFile } from "./setting-types.server.ts";

/** Settings of sign-in beside RUT and password: OpenID Connect, SAML, directory, and who may still use a password. */

const text = z.string().trim().min(1);
const name = text.max(40, { error: "un nombre de hasta 40 letras" });
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The tenant of all private Microsoft accounts: anybody can open one. */
const CONSUMERS_TENANT = "9188040d-6c67-4c5b-b112-36a304b66dad";
/** Claims that people usually can edit themselves. */
const OWN_CLAIMS =
  /^(name|given_name|family_name|middle_name|nickname|email|profile|picture|website|phone_number|address|locale)$/i;
/** This machine and private networks (RFC 1918, RFC 4193). */
const PRIVATE_NETWORKS = "127.0.0.0/8, ::1, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7";

const ISSUER_EXPECTED =
  "la dirección https:// del emisor, como https://id.universidad.cl/realms/campus, sin «?» ni «#»";

export const signInSettings = {
  OIDC_ISSUER: optional(z.string().refine(isIssuer, { error: ISSUER_EXPECTED })),
  OIDC_CLIENT_ID: optional(text),
  OIDC_CLIENT_SECRET: optional(text),
  OIDC_NAME: name.default("mi cuenta de la universidad"),
  OIDC_GOOGLE_CLIENT_ID: optional(text),
  OIDC_GOOGLE_CLIENT_SECRET: optional(text),
  OIDC_GOOGLE_DOMAIN: optional(
    z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}$/i, { error: "un dominio como universidad.cl" }),
  ),
  OIDC_MICROSOFT_TENANT: optional(
    z.string().refine((value) => GUID.test(value) && value.toLowerCase() !== CONSUMERS_TENANT, {
      error:
        "el identificador del directorio de la universidad, como 3f2504e0-4f89-41d3-9a0c-0305e82c3301; common, " +
        "organizations y consumers dejarían entrar a cualquiera",
    }),
  ),
  OIDC_MICROSOFT_CLIENT_ID: optional(text),
  OIDC_MICROSOFT_CLIENT_SECRET: optional(text),
  OIDC_RUT_CLAIM: optional(
    z.string().refine((value) => /^[\w.:/-]{1,200}$/.test(value) && !OWN_CLAIMS.test(value), {
      error: "un dato que la universidad llena y la persona no puede cambiar, como rut o employeeNumber",
    }),
  ),
  OIDC_LOGOUT: flag.default(false),
  SSO_CREATE_ACCOUNTS: flag.default(false),
  LOGIN_RUT: oneOf("on", "off").default("on"),
  /** What opens an account without an own password: the RUT's first digits, or a mailed code. */
  INITIAL_PASSWORD: oneOf("rut", "code").default("rut"),
  /** Whether somebody without an own password may do other things before setting one. */
  OWN_PASSWORD: oneOf("offered", "required").default("offered"),
  BREAK_GLASS_RUT: optional(z.string().regex(/^[\d.\s]{7,12}-?[\dkK]$/, { error: "un RUT como 12345678-9" })),
  BREAK_GLASS_NETWORKS: list(
    isAddressOrRange,
    "direcciones IP o rangos separados por comas, como 127.0.0.1, 10.0.0.0/8",
    PRIVATE_NETWORKS,
  ),
  LDAP_URL: optional(
    z
      .string()
      .refine(isLdapUrl, { error: "una dirección como ldaps://directorio.universidad.cl, sin usuario ni ruta" }),
  ),
  LDAP_BASE: optional(text),
  LDAP_USER_FILTER: optional(
    text.refine((value) => isTemplate(value) && /^\(.*\)$/.test(value), {
      error: "un filtro entre paréntesis con {usuario}, como (uid={usuario})",
    }),
  ),
  LDAP_BIND_DN: optional(
    text.refine((value) => isTemplate(value) && value.includes("="), {
      error: "un nombre con {usuario}, como uid={usuario},ou=personas,dc=universidad,dc=cl",
    }),
  ),
  LDAP_SEARCH_DN: optional(text),
  LDAP_SEARCH_PASSWORD: optional(text),
  LDAP_CA: optional(readableFile),
  LDAP_RUT_ATTRIBUTE: optional(z.string().regex(/^[a-z][\w;-]*$/i, { error: "un atributo como employeeNumber" })),
  LDAP_NAME: name.default("tu usuario de la universidad"),
  ...samlSettings,
};

export type SignInSettings = z.infer<z.ZodObject<typeof signInSettings>>;

/** Values that belong together: all of a line or none of it. */
const TOGETHER = [
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["OIDC_GOOGLE_CLIENT_ID", "OIDC_GOOGLE_CLIENT_SECRET"],
  ["OIDC_MICROSOFT_TENANT", "OIDC_MICROSOFT_CLIENT_ID", "OIDC_MICROSOFT_CLIENT_SECRET"],
  ["LDAP_SEARCH_DN", "LDAP_SEARCH_PASSWORD"],
] as const;

/** Whether a provider of OpenID Connect is configured. */
function hasOidc(settings: SignInSettings): boolean {
  return [settings.OIDC_ISSUER, settings.OIDC_GOOGLE_CLIENT_ID, settings.OIDC_MICROSOFT_CLIENT_ID].some(
    (value) => value !== undefined,
  );
}

type Other = { PUBLIC_URL?: string | undefined; SMTP_URL?: string | undefined };

/** One line for each pair of settings that do not go together: the name, and what was expected. */
export function signInProblems(settings: SignInSettings & Other): string[] {
  const halves = TOGETHER.flatMap((names) => {
    const missing = names.filter((each) => settings[each] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    const given = names.filter((each) => settings[each] !== undefined);
    const need = given.length === 1 ? "lo necesita" : "lo necesitan";
    return missing.map((each) => `${each}: se esperaba un valor, porque ${given.join(" y ")} ${need}.`);
  });
  return [
    ...halves,
    ...returnProblems(settings),
    ...oidcProblems(settings),
    ...ldapProblems(settings),
    ...samlProblems(settings),
    ...closedProblems(settings),
    ...codeProblems(settings),
  ];
}

function codeProblems({ INITIAL_PASSWORD, SMTP_URL }: SignInSettings & Other): string[] {
  if (INITIAL_PASSWORD === "rut" || SMTP_URL !== undefined) return [];
  return [
    "INITIAL_PASSWORD: se esperaba rut, o un servidor de correo en SMTP_URL, porque con code el primer ingreso es " +
      "con un código que se envía por correo.",
  ];
}

/** Where browsers come back to. */
function returnProblems(settings: SignInSettings & { PUBLIC_URL?: string | undefined }): string[] {
  if (!hasOidc(settings) && !hasSaml(settings)) return [];
  const { PUBLIC_URL } = settings;
  if (PUBLIC_URL === undefined) {
    return [
      "PUBLIC_URL: se esperaba la dirección que las personas escriben, porque el ingreso con la cuenta de la " +
        "universidad vuelve a ella.",
    ];
  }
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol === "https:" || isLoopbackHost(hostname)) return [];
  return ["PUBLIC_URL: se esperaba https://, porque el ingreso con la cuenta de la universidad vuelve a ella."];
}

function ldapProblems(settings: SignInSettings): string[] {
  const { LDAP_URL, LDAP_BASE, LDAP_USER_FILTER, LDAP_BIND_DN, LDAP_RUT_ATTRIBUTE } = settings;
  if (LDAP_URL === undefined) return OF_LDAP.some((name) => settings[name] !== undefined) ? [LDAP_MEANT] : [];
  const lines = [];
  if ((LDAP_USER_FILTER === undefined) === (LDAP_BIND_DN === undefined))
    lines.push("LDAP_USER_FILTER: se esperaba un valor en LDAP_USER_FILTER o en LDAP_BIND_DN, y solo en uno.");
  if (LDAP_USER_FILTER !== undefined && LDAP_BASE === undefined)
    lines.push("LDAP_BASE: se esperaba la rama donde LDAP_USER_FILTER busca, como ou=personas,dc=universidad,dc=cl.");
  if (LDAP_RUT_ATTRIBUTE === undefined)
    lines.push("LDAP_RUT_ATTRIBUTE: se esperaba el atributo que tiene el RUT, como employeeNumber.");
  return lines;
}

const OF_LDAP = [
  "LDAP_BASE",
  "LDAP_USER_FILTER",
  "LDAP_BIND_DN",
  "LDAP_SEARCH_DN",
  "LDAP_CA",
  "LDAP_RUT_ATTRIBUTE",
] as const;
const LDAP_MEANT = "LDAP_URL: se esperaba la dirección del directorio, porque hay otros ajustes LDAP_….";

/** Settings of a way that is not there: whoever wrote them believes that it is. */
function oidcProblems(settings: SignInSettings): string[] {
  const lines = [];
  if (settings.OIDC_RUT_CLAIM !== undefined && !hasOidc(settings))
    lines.push("OIDC_RUT_CLAIM: se esperaba además un proveedor (OIDC_ISSUER, OIDC_GOOGLE_… u OIDC_MICROSOFT_…).");
  if (settings.OIDC_GOOGLE_DOMAIN !== undefined && settings.OIDC_GOOGLE_CLIENT_ID === undefined)
    lines.push("OIDC_GOOGLE_CLIENT_ID: se esperaba un valor, porque OIDC_GOOGLE_DOMAIN lo necesita.");
  return lines;
}

function closedProblems(settings: SignInSettings): string[] {
  if (settings.LOGIN_RUT === "on") return [];
  const lines = [];
  if (!hasOidc(settings) && !hasSaml(settings) && settings.LDAP_URL === undefined)
    lines.push("LOGIN_RUT: se esperaba on, porque no hay otra forma de entrar (OIDC_…, SAML_… o LDAP_URL).");
  if (settings.BREAK_GLASS_RUT === undefined) {
    lines.push(
      "BREAK_GLASS_RUT: se esperaba el RUT de una cuenta de administración que pueda entrar si la cuenta de la " +
        "universidad falla, porque LOGIN_RUT es off.",
    );
  }
  return lines;
}

function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, search, hash, username } = new URL(value);
  const isSafe = protocol === "https:" || (protocol === "http:" && isLoopbackHost(hostname));
  return isSafe && search === "" && hash === "" && username === "" && !/[?#]/.test(value);
}

function isLdapUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, username, search } = new URL(value);
  return /^ldaps?:$/.test(protocol) && hostname !== "" && /^\/?$/.test(pathname) && username === "" && search === "";
}

const isTemplate = (value: string): boolean => value.split("{usuario}").length === 2;
