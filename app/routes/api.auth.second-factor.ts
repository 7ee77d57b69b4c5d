import { z } from "zod";
import { finishSignIn } from "#app/features/access/second-factor/pending-sign-in.server.ts";
import { factorSchema } from "#app/features/access/second-factor/use-factor.server.ts";
import { loggedInUserSchema } from "#app/features/auth/sign-in.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "public",
  summary: "The second step of a sign-in: a code of the app, or a recovery code.",
  description: `
    After a 202 of \`POST /api/auth/login\`, in the same browser, within five minutes. Each code opens one session.`,
  answer: { json: z.object({ user: loggedInUserSchema }) },
  refusals: {
    401: { sign_in_expired: "no sign-in waits in this browser, or it waited too long, or the account changed" },
    422: { wrong_code: "wrong, or used before" },
    429: "throttled after wrong codes",
  },
  worksOnFullDisk: true,
  body: factorSchema,
  async handle({ db, body, request, context }) {
    const client = { request, clientAddress: context.clientAddress };
    const { user, headers } = await finishSignIn(db, body, client, { settings: getSettings() });
    return Response.json({ user }, { headers: [["Cache-Control", "no-store"], ...headers] });
  },
});
export const loader = action;
