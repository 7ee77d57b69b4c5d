import { IDENTITY_REFUSALS, identityProofSchema } from "#app/features/access/passkeys/confirm-identity.server.ts";
import { newTotpSchema, startTotp } from "#app/features/access/second-factor/own-totp.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Makes a secret for an authenticator app (TOTP), which is shown once.",
  description: "It counts once a code of it is confirmed, within 15 minutes; until then nothing changes.",
  answer: { json: newTotpSchema },
  refusals: {
    ...IDENTITY_REFUSALS,
    409: { second_factor_on: "the account has an app", passkeys_off: "the platform's address has no https" },
  },
  beforeSecondFactor: true,
  body: identityProofSchema,
  async handle({ db, user, body, request, context }) {
    const client = { request, clientAddress: context.clientAddress };
    return startTotp(db, user.id, body, client, { settings: getSettings() });
  },
});
export const loader = action;
