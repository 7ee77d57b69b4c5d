import { z } from "zod";
import { providerLogoutUrl } from "#app/features/access/oidc/provider-logout.server.ts";
import { samlLogoutUrl } from "#app/features/access/saml/provider-session.server.ts";
import { endSession } from "#app/features/auth/session.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import type { Db } from "#db/open.server.ts";

const answer = z.object({
  ok: z.literal(true),
  next: z
    .string()
    .optional()
    .describe("where to end the session of the institution's own sign-in (OIDC_LOGOUT=1, SAML_LOGOUT=1)"),
});

export const action = endpoint({
  method: "POST",
  // A user whose session has expired must still be able to clear the cookie.
  access: "public",
  summary: "Ends the session and clears its cookie.",
  answer: { json: answer, otherwise: { 303: "to /login, where the browser itself sends the form of 'Salir'" } },
  worksOnFullDisk: true,
  async handle({ db, request }) {
    const isForm = request.headers.get("accept")?.includes("text/html") ?? false;
    // The page's own policy lets a form lead nowhere else.
    const next = isForm ? null : await logoutUrl(db, request);
    const cookie = await endSession(db, request);
    const headers = { "Cache-Control": "no-store", "Set-Cookie": cookie };
    // 'Salir' is a form: before the scripts have started, the browser itself submits it and shows the response.
    if (isForm) return new Response(null, { status: 303, headers: { ...headers, Location: "/login" } });
    return Response.json({ ok: true, ...(next !== null && { next }) }, { headers });
  },
});
export const loader = action;

/** Null where there is no other session to end. */
async function logoutUrl(db: Db, request: Request): Promise<string | null> {
  const settings = getSettings();
  return (await providerLogoutUrl(db, request, settings)) ?? (await samlLogoutUrl(db, request, settings));
}
