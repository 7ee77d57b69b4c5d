import type { Settings } from "#app/platform/env.server.ts";
import type { CampusWay } from "../browser-answers.server.ts";
import { type OidcProvider, oidcProviders, storedName } from "./providers.server.ts";
import { forgetTransaction } from "./transaction.server.ts";

/** @throws Response 404 for a provider that is not configured */
export function configuredProvider(id: string | undefined, settings: Settings): OidcProvider {
  const provider = oidcProviders(settings).find((each) => each.id === id);
  if (!provider) throw new Response("No encontramos esa dirección.", { status: 404 });
  return provider;
}

export function wayOf(provider: OidcProvider): CampusWay {
  return { name: storedName(provider), event: "oidc_refused", forget: forgetTransaction };
}
