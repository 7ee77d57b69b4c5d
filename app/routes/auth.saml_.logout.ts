import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirectTo } from "#app/features/access/browser-answers.server.ts";
import { finishProviderLogout } from "#app/features/access/saml/logout.server.ts";
import { configuredSaml } from "#app/features/access/saml/provider.server.ts";
import { errorResponse } from "#app/http/endpoint.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

/** The institution's sign-in says that somebody has left it, or answers that this person has: by redirect. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const provider = configuredSaml(getSettings());
  const { searchParams } = new URL(request.url);
  const sent = context.sentUrl ?? request.url;
  const query = sent.includes("?") ? sent.slice(sent.indexOf("?")) : "";
  // Our own request is answered: the session here ended before it was sent.
  if (searchParams.has("SAMLResponse")) return redirectTo("/login");
  try {
    return redirectTo(await finishProviderLogout(getDb(), provider, { query }, context.clientAddress));
  } catch (error) {
    return errorResponse(error, context.requestId);
  }
}

/** The same by a form. It comes from another site; its signature, and no cookie, is what counts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const provider = configuredSaml(getSettings());
  const form = await request.text();
  if (new URLSearchParams(form).has("SAMLResponse")) return redirectTo("/login");
  try {
    return redirectTo(await finishProviderLogout(getDb(), provider, { form }, context.clientAddress));
  } catch (error) {
    return errorResponse(error, context.requestId);
  }
}
