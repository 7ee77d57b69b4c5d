import { z } from "zod";
import { enterWithCode } from "#app/features/access/entry-code/use-code.server.ts";
import { loggedInUserSchema } from "#app/features/auth/sign-in.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "public",
  summary: "Signs a person in by the code that was mailed.",
  description: `
    In the browser that asked for it. The session is good for nothing but \`POST /api/account/password/first\` until an
    own password is set, and ends after 15 minutes without one.`,
  answer: {
    json: z.object({ user: loggedInUserSchema }),
    otherwise: { 202: "the code is right and a second factor is wanted: `secondFactor` is true" },
  },
  refusals: {
    409: { code_gone: "too old, used up, of another browser, or of an account that changed meanwhile" },
    422: { wrong_code: "the message says how many tries are left" },
    429: "throttled after wrong codes",
  },
  body: z.object({ code: z.string().min(1).max(20) }),
  async handle({ db, body, request, context }) {
    const client = { request, clientAddress: context.clientAddress };
    const { user, headers } = await enterWithCode(db, body.code, client, { settings: getSettings() });
    const init = { headers: [["Cache-Control", "no-store"], ...headers] satisfies [string, string][] };
    return user ? Response.json({ user }, init) : Response.json({ secondFactor: true }, { ...init, status: 202 });
  },
});
export const loader = action;
