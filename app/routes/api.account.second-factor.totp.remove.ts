import { removeTotp } from "#app/features/access/second-factor/own-totp.server.ts";
import { factorSchema } from "#app/features/access/second-factor/use-factor.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Switches the own app off, with one of its codes or a recovery code.",
  description: "The recovery codes go with it.",
  answer: OK,
  refusals: { 422: { wrong_code: "wrong, or used before" }, 429: "throttled after wrong codes" },
  body: factorSchema,
  async handle({ db, user, body, request, context }) {
    const client = { request, clientAddress: context.clientAddress };
    await removeTotp(db, user.id, body, client, { settings: getSettings() });
    return { ok: true };
  },
});
export const loader = action;
