import { firstPasswordSchema, setFirstPassword } from "#app/features/auth/own-account.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Sets the own password that a session waits for.",
  description: `
    After an entry by a mailed code, or where \`OWN_PASSWORD=required\`: until then every other call answers 403
    \`own_password_required\`. Sets a cookie: this session goes on under a new id, the others end.`,
  answer: OK,
  refusals: {
    409: { password_not_asked: "this session waits for none: the own password is changed with the current one" },
    422: { weak_password: "the message is what to show" },
    503: "too many sign in at once",
  },
  outlivesSession: true,
  beforeOwnPassword: true,
  body: firstPasswordSchema,
  async handle({ db, body, request, context }) {
    const cookies = await setFirstPassword(db, body.next, { request, clientAddress: context.clientAddress });
    const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
    return Response.json({ ok: true }, { headers: [["Cache-Control", "no-store"], ...headers] });
  },
});
export const loader = action;
