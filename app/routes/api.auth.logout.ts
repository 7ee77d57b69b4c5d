import { endSession } from "#app/features/auth/session.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  // A user whose session has expired must still be able to clear the cookie.
  access: "public",
  summary: "Ends the session and clears its cookie.",
  answer: { ...OK, otherwise: { 303: "to /login, where the browser itself sends the form of 'Salir'" } },
  worksOnFullDisk: true,
  async handle({ db, request }) {
    const cookie = await endSession(db, request);
    const headers = { "Cache-Control": "no-store", "Set-Cookie": cookie };
    // 'Salir' is a form: before the scripts have started, the browser itself submits it and shows the response.
    if (request.headers.get("accept")?.includes("text/html")) {
      return new Response(null, { status: 303, headers: { ...headers, Location: "/login" } });
    }
    return Response.json({ ok: true }, { headers });
  },
});
export const loader = action;
