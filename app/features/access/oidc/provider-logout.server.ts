import { sessionProvider } from "#app/features/auth/session-origin.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import type { Db } from "#db/open.server.ts";
import { oidcClient } from "./configuration.server.ts";
import { oidcProviders, storedName } from "./providers.server.ts";

/**
 * Where the browser ends its session at the provider too, after the one here. Asked by the client's id: an id_token is
 * not kept, so a provider may want a confirmation.
 * @returns null where OIDC_LOGOUT is off, or nothing of a provider's is known of this session
 */
export async function providerLogoutUrl(db: Db, request: Request, settings: Settings): Promise<string | null> {
  if (!settings.OIDC_LOGOUT) return null;
  const name = await sessionProvider(db, request);
  const provider = oidcProviders(settings).find((each) => storedName(each) === name);
  if (!provider) return null;
  // Whoever leaves is not kept waiting for a provider that is away.
  const client = await oidcClient(provider).catch(() => null);
  if (!client?.endSessionUrl) return null;
  const url = new URL(client.endSessionUrl);
  url.searchParams.set("client_id", provider.clientId);
  url.searchParams.set("post_logout_redirect_uri", new URL("/login", settings.PUBLIC_URL).href);
  return url.href;
}
