import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectAfter, signedIn } from "#app/features/access/browser-answers.server.ts";
import { configuredProvider, wayOf } from "#app/features/access/oidc/answers.server.ts";
import { finishOidc } from "#app/features/access/oidc/sign-in.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

/** Where the browser comes back from the institution's own sign-in. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const settings = getSettings();
  const provider = configuredProvider(params.provider, settings);
  // HEAD would use up the sign-in that the browser is about to end.
  if (request.method !== "GET") return new Response(null, { status: 405, headers: { Allow: "GET" } });
  const client = { request, clientAddress: context.clientAddress };
  const way = wayOf(provider);
  return redirectAfter(way, async () => signedIn(way, await finishOidc(getDb(), provider, client, settings)));
}
