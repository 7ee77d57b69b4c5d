import { changeOwnPassword, passwordChangeSchema } from "#app/features/auth/own-account.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  outlivesSession: true,
  body: passwordChangeSchema,
  async handle({ db, user, body, request, context }) {
    const cookies = await changeOwnPassword(db, user.id, body, { request, clientAddress: context.clientAddress });
    const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
    return Response.json({ ok: true }, { headers: [["Cache-Control", "no-store"], ...headers] });
  },
});
export const loader = action;
