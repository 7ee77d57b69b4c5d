import { endSession } from "#app/features/auth/session.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  // Whoever has no session any more must still get rid of the cookie.
  access: "public",
  handle: async ({ db, request }) => {
    const cookie = await endSession(db, request);
    return Response.json({ ok: true }, { headers: { "Cache-Control": "no-store", "Set-Cookie": cookie } });
  },
});
export const loader = action;
