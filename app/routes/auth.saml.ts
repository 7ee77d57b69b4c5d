import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectAfter } from "#app/features/access/browser-answers.server.ts";
import { SAML_CAMPUS_WAY } from "#app/features/access/saml/answers.server.ts";
import { configuredSaml } from "#app/features/access/saml/provider.server.ts";
import { beginSaml } from "#app/features/access/saml/sign-in.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

/** Sends the browser to the institution's own sign-in. */
export async function loader({ request }: LoaderFunctionArgs) {
  const provider = configuredSaml(getSettings());
  return redirectAfter(SAML_CAMPUS_WAY, async () => {
    const { location, cookie } = await beginSaml(provider, request);
    return { location, cookies: [cookie] };
  });
}
