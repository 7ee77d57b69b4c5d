import { z } from "zod";
import { login } from "#app/features/auth/login.server.ts";
import { loginSchema } from "#app/features/auth/login-schema.ts";
import { loggedInUserSchema } from "#app/features/auth/sign-in.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "public",
  summary: "Signs a person in by RUT or e-mail.",
  description: `
    People without a RUT give their passport or provisional number as \`email\`. Sets the session's cookie, and one by
    which this browser is known. From a network with many failures the answer takes up to 20 s.

    A person with a second factor gets 202 and \`{"secondFactor": true}\`: no session yet, but a cookie that holds this
    sign-in for five minutes in this browser. \`POST /api/auth/second-factor\` goes on from there.`,
  answer: {
    json: z.object({ user: loggedInUserSchema }),
    otherwise: { 202: "the password is right and a second factor is wanted: `secondFactor` is true" },
  },
  refusals: {
    401: "`Credenciales inválidas`: the same for unknown accounts and accounts that are switched off",
    429: "the name is throttled after failed tries, or too many wait",
    503: "too many sign in at once",
  },
  worksOnFullDisk: true,
  body: loginSchema,
  handle: async ({ db, body, request, context }) => {
    const { user, headers } = await login(db, body, { request, clientAddress: context.clientAddress });
    const init = { headers: [["Cache-Control", "no-store"], ...headers] satisfies [string, string][] };
    return user ? Response.json({ user }, init) : Response.json({ secondFactor: true }, { ...init, status: 202 });
  },
});
export const loader = action;
