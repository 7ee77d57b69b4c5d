import { z } from "zod";
import { renewRecoveryCodes } from "#app/features/access/second-factor/own-totp.server.ts";
import { recoveryCodesSchema } from "#app/features/access/second-factor/use-factor.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Makes ten recovery codes instead of the old ones, which are shown once.",
  answer: { json: recoveryCodesSchema },
  refusals: { 422: { wrong_code: "wrong, or used before" }, 429: "throttled after wrong codes" },
  body: z.object({ code: z.string().min(1).max(20) }),
  async handle({ db, user, body, request, context }) {
    const client = { request, clientAddress: context.clientAddress };
    return { recoveryCodes: await renewRecoveryCodes(db, user.id, body.code, client, { settings: getSettings() }) };
  },
});
export const loader = action;
