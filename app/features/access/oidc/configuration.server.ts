import { createRemoteJWKSet, customFetch as joseFetch } from "jose";
import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import { HOUR_MS, SECOND_MS } from "#app/platform/durations.ts";
import { isLoopbackHost } from "#app/platform/loopback.ts";
import type { OidcProvider } from "./providers.server.ts";

/** What a provider says about itself, fetched when somebody first needs it and kept for an hour. */

export type OidcClient = {
  configuration: Configuration;
  keys: ReturnType<typeof createRemoteJWKSet>;
  endSessionUrl: string | undefined;
};

const TIMEOUT_SECONDS = 8;
const LIFETIME_MS = HOUR_MS;
/** Clocks of two servers differ. */
export const CLOCK_TOLERANCE_SECONDS = 60;

type Kept = { client: Promise<OidcClient>; at: number };
// On globalThis, because development reloads modules.
const store = globalThis as typeof globalThis & { __oidcClients?: Map<string, Kept> };

/** @throws when the provider does not answer, or answers something else: a later call asks again */
export function oidcClient(provider: OidcProvider): Promise<OidcClient> {
  store.__oidcClients ??= new Map();
  const clients = store.__oidcClients;
  const key = JSON.stringify([provider.issuer, provider.clientId, provider.clientSecret]);
  const kept = clients.get(key);
  if (kept && performance.now() - kept.at < LIFETIME_MS) return kept.client;
  const client = askProvider(provider);
  const entry = { client, at: performance.now() };
  clients.set(key, entry);
  client.catch(() => {
    if (clients.get(key) === entry) clients.delete(key);
  });
  return client;
}

/** Asks the provider now. @throws when it does not answer, or answers something else */
export async function askProvider({ issuer, clientId, clientSecret }: OidcProvider): Promise<OidcClient> {
  const server = new URL(issuer);
  const fetchFromProvider = providerFetch(server);
  const configuration = await discovery(
    server,
    clientId,
    { [clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    ClientSecretPost(clientSecret),
    {
      timeout: TIMEOUT_SECONDS,
      [customFetch]: fetchFromProvider,
      // The signature of an id_token is checked although it comes straight from the provider.
      execute: [enableNonRepudiationChecks, ...(server.protocol === "http:" ? [allowInsecureRequests] : [])],
    },
  );
  const metadata = configuration.serverMetadata();
  for (const address of [metadata.authorization_endpoint, metadata.token_endpoint, metadata.jwks_uri])
    if (!address || !isProviderAddress(new URL(address), server)) throw new Error("OIDC: an endpoint is not usable");
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri ?? ""), {
    timeoutDuration: TIMEOUT_SECONDS * SECOND_MS,
    [joseFetch]: fetchFromProvider as typeof fetch,
  });
  const end = metadata.end_session_endpoint;
  const isEndUsable = end !== undefined && URL.canParse(end) && isProviderAddress(new URL(end), server);
  return { configuration, keys, endSessionUrl: isEndUsable ? end : undefined };
}

/** Only what the provider's own description names, encrypted, and without being led elsewhere. */
function providerFetch(issuer: URL): CustomFetch {
  return async (url, options) => {
    if (!isProviderAddress(new URL(url), issuer)) throw new Error("OIDC: an address that is not asked");
    return fetch(url, { ...options, redirect: "manual" } as RequestInit);
  };
}

/** https; http and this machine only where the issuer is on this machine. */
function isProviderAddress(url: URL, issuer: URL): boolean {
  const isLocal = isLoopbackHost(issuer.hostname);
  if (isLoopbackHost(url.hostname)) return isLocal && /^https?:$/.test(url.protocol);
  return url.protocol === "https:";
}
