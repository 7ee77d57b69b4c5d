import { X509Certificate } from "node:crypto";
import { tryDirectory } from "#app/features/access/ldap/directory.server.ts";
import { oidcClient } from "#app/features/access/oidc/configuration.server.ts";
import { callbackUrl, type OidcProvider, oidcProviders } from "#app/features/access/oidc/providers.server.ts";
import { samlProvider } from "#app/features/access/saml/provider.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import type { Check } from "./check.ts";
import { codeOf, type Finding, fail, ok, skipped, warn } from "./finding.ts";

/** Asks the providers of sign-in and the directory, as a person's sign-in would. Nobody is signed in. */

const SEE = "Mira «Ingreso con la cuenta de la universidad» en docs/operacion.md.";

export const campusSignIn: Check = {
  subject: "Cuenta de la universidad",
  run: async ({ settings }) => {
    const providers = await Promise.all(oidcProviders(settings).map((each) => providerAnswer(each, settings)));
    const directory = settings.LDAP_URL === undefined ? [] : [await directoryAnswer(settings)];
    const findings = [...samlFindings(settings), ...providers, ...directory, ...withoutIdentifier(settings)];
    return findings.length > 0 ? findings : [skipped("Vías", "Sin SAML, OIDC ni LDAP se entra solo con RUT o correo.")];
  },
};

/** Nobody is asked: what counts lies here. */
function samlFindings(settings: Settings): Finding[] {
  const provider = samlProvider(settings);
  if (!provider) return [];
  const { entryPoint, certificates } = provider.identityProvider;
  const ends = certificates.map((pem) => new Date(new X509Certificate(pem).validTo));
  const where = `${new URL(entryPoint).host}. Descripción para registrar: ${settings.PUBLIC_URL}/auth/saml/metadata`;
  const isOver = ends.every((end) => end < new Date());
  return [
    isOver
      ? warn("SAML", `Los certificados de ${new URL(entryPoint).host} ya vencieron.`, "Pide la descripción vigente.")
      : ok("SAML", `Entra por ${where}`),
  ];
}

async function providerAnswer(provider: OidcProvider, settings: Settings): Promise<Finding> {
  const name = `OpenID Connect: ${provider.id}`;
  try {
    await oidcClient(provider);
    return ok(name, `Responde. Dirección de vuelta: ${callbackUrl(provider, settings).href}`);
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? codeOf(error.cause) : codeOf(error);
    return fail(name, `${new URL(provider.issuer).host} no dio su descripción (${cause}).`, SEE);
  }
}

async function directoryAnswer(settings: Settings): Promise<Finding> {
  try {
    await tryDirectory(settings);
    return ok("Directorio", settings.LDAP_SEARCH_DN ? "Responde y acepta la cuenta que busca." : "Responde.");
  } catch (error) {
    return fail("Directorio", `No respondió como se esperaba (${codeOf(error)}).`, SEE);
  }
}

function withoutIdentifier(settings: Settings): Finding[] {
  if (settings.OIDC_RUT_CLAIM !== undefined || oidcProviders(settings).length === 0) return [];
  const found = "Sin OIDC_RUT_CLAIM solo se reconoce a quien confirmó aquí su correo.";
  return [warn("RUT", found, "OIDC_RUT_CLAIM=rut, con el nombre que usa la universidad.")];
}
