import { X509Certificate } from "node:crypto";
import { accountProblem, breakGlassOf } from "#app/features/auth/break-glass.server.ts";
import { findUserByRut } from "#app/features/users/queries.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { formatDateTime, pluralize } from "#app/platform/format.ts";
import type { Db } from "#db/open.server.ts";
import type { Role } from "#db/schema.ts";
import { oidcProviders } from "./oidc/providers.server.ts";
import { relyingParty } from "./passkeys/relying-party.server.ts";
import { SAML_WAY, samlProvider } from "./saml/provider.server.ts";
import { staffFactors } from "./second-factor/factors.server.ts";
import { LDAP_WAY } from "./trial/try-way.server.ts";

/** How people come in on this installation, out of the running settings and the database; for 'Formas de ingreso'. */

export type Way = {
  name: string;
  /** How it works here, in Spanish, one sentence each. */
  facts: string[];
  isOn: boolean;
  /** By which it can be tried; without one there is nothing outside to ask. */
  id?: string;
};

export type AccessReport = {
  ways: Way[];
  createsAccounts: boolean;
  isFactorRequired: boolean;
  /** Active members of staff, and those of them who have neither a code app nor a passkey. */
  staff: number;
  withoutFactor: { name: string; role: Role }[];
  /** Null while everybody may enter by password. */
  emergency: {
    name: string | null;
    /** Why that account could not enter today, in Spanish. */
    problem: string | null;
    networks: string[];
    /** As far as the audit trail reaches. */
    lastUsed: string | null;
  } | null;
};

/** @param request without PUBLIC_URL its address says whether passkeys are possible */
export async function accessReport(db: Db, settings: Settings, request: Request): Promise<AccessReport> {
  const staff = await staffFactors(db);
  return {
    ways: [...campusWays(settings), passwordWay(settings), await passkeyWay(db, relyingParty(settings, request))],
    createsAccounts: settings.SSO_CREATE_ACCOUNTS,
    isFactorRequired: settings.SECOND_FACTOR === "staff",
    staff: staff.length,
    withoutFactor: staff.filter(({ hasFactor }) => !hasFactor).map(({ name, role }) => ({ name, role })),
    emergency: await emergencyAccount(db, settings),
  };
}

function campusWays(settings: Settings): Way[] {
  const byRut = (claim: string | undefined) =>
    claim === undefined
      ? "Reconoce a la persona por su correo confirmado."
      : `Reconoce a la persona por el RUT, que llega en «${claim}», o por su correo confirmado.`;
  const providers = oidcProviders(settings).map(
    ({ id, label, issuer, identifierClaim }): Way => ({
      id,
      name: `${label} (OpenID Connect)`,
      facts: [`Lo responde ${new URL(issuer).host}.`, id === "google" ? BY_MAIL_ONLY : byRut(identifierClaim)],
      isOn: true,
    }),
  );
  const off: Off = (name, setting) => ({
    name,
    facts: [`Se enciende con ${setting} (docs/operacion.md).`],
    isOn: false,
  });
  return [
    ...(providers.length > 0 ? providers : [off("OpenID Connect", "los ajustes OIDC")]),
    samlWay(settings, off),
    directoryWay(settings, off),
  ];
}

const BY_MAIL_ONLY = "Google no envía el RUT: reconoce a la persona por su correo confirmado.";

type Off = (name: string, setting: string) => Way;

function samlWay(settings: Settings, off: Off): Way {
  const provider = samlProvider(settings);
  if (!provider) return off("SAML 2.0", "los ajustes SAML");
  const { attributes, identityProvider, isEmailVerified } = provider;
  const keys = [
    ...(attributes.identifier === undefined ? [] : [`el RUT, que llega en «${attributes.identifier}»`]),
    ...(isEmailVerified ? ["su correo confirmado"] : []),
  ];
  const ends = identityProvider.certificates.map((pem) => new X509Certificate(pem).validTo);
  const last = ends.map((end) => new Date(end)).sort((left, right) => right.getTime() - left.getTime())[0];
  return {
    id: SAML_WAY,
    name: `${settings.SAML_NAME} (SAML 2.0)`,
    facts: [
      `Lo responde ${new URL(identityProvider.entryPoint).host}.`,
      `Reconoce a la persona por ${keys.join(" o por ")}.`,
      ...(last ? [`El certificado que firma vence el ${formatDateTime(last.toISOString())}.`] : []),
    ],
    isOn: true,
  };
}

function directoryWay(settings: Settings, off: Off): Way {
  if (settings.LDAP_URL === undefined) return off("LDAP o Active Directory", "LDAP_URL");
  return {
    id: LDAP_WAY,
    name: `${settings.LDAP_NAME} (LDAP)`,
    facts: [
      `Lo responde ${new URL(settings.LDAP_URL).host}.`,
      `Reconoce a la persona por el RUT, que está en «${settings.LDAP_RUT_ATTRIBUTE ?? ""}».`,
    ],
    isOn: true,
  };
}

function passwordWay({ LOGIN_RUT, INITIAL_PASSWORD, OWN_PASSWORD }: Settings): Way {
  const name = "RUT y contraseña";
  if (LOGIN_RUT === "off")
    return { name, facts: ["Nadie entra así, salvo la cuenta de emergencia (LOGIN_RUT=off)."], isOn: false };
  const first =
    INITIAL_PASSWORD === "code"
      ? "La primera vez, con un código que llega al correo (INITIAL_PASSWORD=code)."
      : "La primera vez, con los cuatro dígitos que salen del RUT.";
  const isStep = INITIAL_PASSWORD === "code" || OWN_PASSWORD === "required";
  const own = isStep
    ? "Nadie sigue sin poner antes una contraseña propia."
    : "La contraseña propia se ofrece, y no se exige (OWN_PASSWORD=offered).";
  return { name, facts: [first, own], isOn: true };
}

async function passkeyWay(db: Db, site: ReturnType<typeof relyingParty>): Promise<Way> {
  const { people } = await db
    .selectFrom("passkeys")
    .innerJoin("users", "users.id", "passkeys.user_id")
    .select((eb) => eb.fn.count<number>("users.id").distinct().as("people"))
    .where("users.is_active", "=", 1)
    .executeTakeFirstOrThrow();
  const who =
    people === 0 ? "Nadie tiene una todavía." : `${pluralize(people, "persona tiene una", "personas tienen una")}.`;
  const how = "reason" in site ? site.reason : "Cada quien las agrega en Mi cuenta.";
  return { name: "Llaves de acceso", facts: [who, how], isOn: !("reason" in site) };
}

async function emergencyAccount(db: Db, settings: Settings): Promise<AccessReport["emergency"]> {
  const emergency = breakGlassOf(settings);
  if (!emergency) return null;
  const account = await findUserByRut(db, emergency.rut);
  const last = await db
    .selectFrom("audit_trail")
    .select("at")
    .where("action", "=", "break_glass_login")
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    name: account?.name ?? null,
    problem: accountProblem(account),
    networks: settings.BREAK_GLASS_NETWORKS,
    lastUsed: last?.at ?? null,
  };
}
