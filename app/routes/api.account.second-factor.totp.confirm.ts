import { z } from "zod";
import { confirmTotp } from "#app/features/access/second-factor/own-totp.server.ts";
import { recoveryCodesSchema } from "#app/features/access/second-factor/use-factor.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Switches the app on with its first code, and makes ten recovery codes, which are shown once.",
  description: "Sets a cookie: this session goes on under a new id, the others end.",
  answer: { json: recoveryCodesSchema },
  refusals: {
    409: { no_enrolment: "no secret waits, or it waited too long", second_factor_on: "the account has an app" },
    422: { wrong_code: "the message is what to show" },
    429: "throttled after wrong codes",
  },
  beforeSecondFactor: true,
  outlivesSession: true,
  body: z.object({ code: z.string().min(1).max(20) }),
  async handle({ db, user, body, request, context }) {
    const client = { request, clientAddress: context.clientAddress };
    const { recoveryCodes, cookies } = await confirmTotp(db, user.id, body.code, client, {
      settings: getSettings(),
    });
    const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
    return Response.json({ recoveryCodes }, { headers: [["Cache-Control", "no-store"], ...headers] });
  },
});
export const loader = action;
