import type { ActionFunctionArgs } from "@remix-run/node";
import { configuredProvider } from "#app/features/access/oidc/answers.server.ts";
import { backChannelLogout } from "#app/features/access/oidc/back-channel-logout.server.ts";
import { errorResponse } from "#app/http/endpoint.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

/** The institution's sign-in says that somebody has left it; its server calls, not a browser. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const provider = configuredProvider(params.provider, getSettings());
  try {
    await backChannelLogout(getDb(), provider, await request.text());
    return new Response(null, { status: 200, headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    return errorResponse(error, context.requestId);
  }
}
