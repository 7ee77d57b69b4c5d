import type { ActionFunctionArgs } from "@remix-run/node";
import { redirectAfter, signedIn } from "#app/features/access/browser-answers.server.ts";
import { continuePage, SAML_CAMPUS_WAY, wasContinued } from "#app/features/access/saml/answers.server.ts";
import { configuredSaml } from "#app/features/access/saml/provider.server.ts";
import { finishSaml } from "#app/features/access/saml/sign-in.server.ts";
import { isCrossSiteRequest } from "#app/http/server/origin.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

/** Where the browser brings the answer of the institution's own sign-in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const settings = getSettings();
  const provider = configuredSaml(settings);
  const form = new URLSearchParams(await request.text());
  if (isCrossSiteRequest(request, settings.PUBLIC_URL) && !wasContinued(form)) return continuePage(form, context.nonce);
  const client = { request, clientAddress: context.clientAddress };
  const way = SAML_CAMPUS_WAY;
  return redirectAfter(way, async () => {
    // A page of another site that says it has been continued brings no cookie, and with it no request.
    const answers = form.getAll("SAMLResponse");
    const encoded = answers.length === 1 ? (answers[0] ?? "") : "";
    return signedIn(way, await finishSaml(getDb(), provider, client, encoded, settings));
  });
}
