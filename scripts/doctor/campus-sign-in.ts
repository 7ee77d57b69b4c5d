import { oidcProviders } from "#app/features/access/oidc/providers.server.ts";
import { SAML_WAY, samlProvider } from "#app/features/access/saml/provider.server.ts";
import type { TrialStep } from "#app/features/access/trial/trial.ts";
import { LDAP_WAY, tryWay } from "#app/features/access/trial/try-way.server.ts";
import type { Check } from "./check.ts";
import { type Finding, ok, skipped } from "./finding.ts";

/** Asks the providers of sign-in and the directory, as a person's sign-in would. Nobody is signed in. */

export const campusSignIn: Check = {
  subject: "Cuenta de la universidad",
  run: async ({ settings }) => {
    const ways: [id: string, name: string][] = [
      ...(samlProvider(settings) ? [[SAML_WAY, "SAML"] as [string, string]] : []),
      ...oidcProviders(settings).map(({ id }): [string, string] => [id, `OpenID Connect: ${id}`]),
      ...(settings.LDAP_URL === undefined ? [] : [[LDAP_WAY, "Directorio"] as [string, string]]),
    ];
    const findings = await Promise.all(ways.map(async ([id, name]) => findingsOf(name, await tryWay(settings, id))));
    if (findings.length > 0) return findings.flat();
    return [skipped("Vías", "Sin SAML, OIDC ni LDAP se entra solo con RUT o correo.")];
  },
};

/** What is not right, each by itself; one finding where all is. */
function findingsOf(name: string, steps: readonly TrialStep[]): Finding[] {
  const problems = steps.filter(({ state }) => state !== "ok").map((step) => ({ name, ...step }));
  return problems.length > 0 ? problems : [ok(name, steps.map(({ found }) => found).join(" "))];
}
