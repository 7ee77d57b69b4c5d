import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectAfter } from "#app/features/access/browser-answers.server.ts";
import { configuredProvider, wayOf } from "#app/features/access/oidc/answers.server.ts";
import { beginOidc } from "#app/features/access/oidc/sign-in.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

/** Sends the browser to the institution's own sign-in. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const settings = getSettings();
  const provider = configuredProvider(params.provider, settings);
  return redirectAfter(wayOf(provider), async () => {
    const { location, cookie } = await beginOidc(provider, request, settings);
    return { location, cookies: [cookie] };
  });
}
