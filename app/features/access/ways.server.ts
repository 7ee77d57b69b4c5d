import type { SignInSettings } from "#app/platform/sign-in-settings.server.ts";
import { isEntryByCode } from "./entry-code/request-code.server.ts";
import { oidcProviders } from "./oidc/providers.server.ts";
import type { SignInWays } from "./ways.ts";

export function signInWays(settings: SignInSettings): SignInWays {
  return {
    providers: oidcProviders(settings).map(({ id, label }) => ({ id, label })),
    directory: settings.LDAP_URL === undefined ? null : settings.LDAP_NAME,
    isPasswordOpen: settings.LOGIN_RUT === "on",
    isEntryByCode: isEntryByCode(settings),
  };
}
