import { metadataDocument } from "#app/features/access/saml/answers.server.ts";
import { configuredSaml } from "#app/features/access/saml/provider.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

/** This platform's description for whoever administers the institution's own sign-in. */
export function loader() {
  const provider = configuredSaml(getSettings());
  return new Response(metadataDocument(provider), {
    headers: { "Content-Type": "application/samlmetadata+xml; charset=utf-8", "Cache-Control": "no-store" },
  });
}
