import { changeOwnPassword, passwordChangeSchema } from "#app/features/auth/own-account.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  body: passwordChangeSchema,
  async handle({ db, user, body, request, context }) {
    const device = await changeOwnPassword(db, user.id, body, { request, clientAddress: context.clientAddress });
    return Response.json({ ok: true }, { headers: { "Cache-Control": "no-store", "Set-Cookie": device } });
  },
});
export const loader = action;
