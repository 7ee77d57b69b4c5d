import type { Settings } from "#app/platform/env.server.ts";
import { isEntryByCode } from "./entry-code/request-code.server.ts";
import { oidcProviders, storedName } from "./oidc/providers.server.ts";
import { SAML_WAY, samlProvider } from "./saml/provider.server.ts";
import { type SignInWays, startPath } from "./ways.ts";

type WaySettings = Parameters<typeof samlProvider>[0] & Pick<Settings, "LOGIN_RUT" | "INITIAL_PASSWORD">;

export function signInWays(settings: WaySettings): SignInWays {
  const saml = samlProvider(settings) ? [{ id: SAML_WAY, label: settings.SAML_NAME }] : [];
  return {
    providers: [...saml, ...oidcProviders(settings).map(({ id, label }) => ({ id, label }))],
    directory: settings.LDAP_URL === undefined ? null : settings.LDAP_NAME,
    isPasswordOpen: settings.LOGIN_RUT === "on",
    isEntryByCode: isEntryByCode(settings),
  };
}

/** Where a person signs in again by the way that opened a session. @param name as sessions store it */
export function startPathOf(settings: WaySettings, name: string): string | null {
  if (name === SAML_WAY) return samlProvider(settings) ? startPath(SAML_WAY) : null;
  const provider = oidcProviders(settings).find((each) => storedName(each) === name);
  return provider ? startPath(provider.id) : null;
}
