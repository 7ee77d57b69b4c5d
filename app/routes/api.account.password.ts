import { changeOwnPassword, passwordChangeSchema } from "#app/features/auth/own-account.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Changes the own password.",
  description: `
    Sets a cookie: this session goes on under a new id, the others end.`,
  answer: OK,
  refusals: {
    403: { wrong_password: "the current password is another one" },
    422: {
      weak_password: "the message is what to show",
      same_password: "it is the current one; the message is what to show",
    },
    429: "throttled after failed tries (one count with the sign-in)",
    503: "too many sign in at once",
  },
  outlivesSession: true,
  body: passwordChangeSchema,
  async handle({ db, user, body, request, context }) {
    const cookies = await changeOwnPassword(db, user.id, body, { request, clientAddress: context.clientAddress });
    const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
    return Response.json({ ok: true }, { headers: [["Cache-Control", "no-store"], ...headers] });
  },
});
export const loader = action;
