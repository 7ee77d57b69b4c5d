import { z } from "zod";
import { providerLogoutUrl } from "#app/features/access/oidc/provider-logout.server.ts";
import { endSession } from "#app/features/auth/session.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

const answer = z.object({
  ok: z.literal(true),
  next: z.string().optional().describe("where to end the session of the institution's own sign-in (OIDC_LOGOUT=1)"),
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
    const next = isForm ? null : await providerLogoutUrl(db, request, getSettings());
    const cookie = await endSession(db, request);
    const headers = { "Cache-Control": "no-store", "Set-Cookie": cookie };
    // 'Salir' is a form: before the scripts have started, the browser itself submits it and shows the response.
    if (isForm) return new Response(null, { status: 303, headers: { ...headers, Location: "/login" } });
    return Response.json({ ok: true, ...(next !== null && { next }) }, { headers });
  },
});
export const loader = action;
