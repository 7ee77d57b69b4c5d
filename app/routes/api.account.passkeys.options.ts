import { IDENTITY_REFUSALS, identityProofSchema } from "#app/features/access/passkeys/confirm-identity.server.ts";
import { askForNewPasskey } from "#app/features/access/passkeys/own-passkeys.server.ts";
import { webAuthnOptionsSchema } from "#app/features/access/passkeys/webauthn-schemas.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Asks this browser's authenticator to make a passkey for the own account.",
  description: "Sets a cookie: the question is good for five minutes, one answer and this browser.",
  answer: { json: webAuthnOptionsSchema },
  refusals: {
    ...IDENTITY_REFUSALS,
    409: { passkeys_off: "the platform's address has no https", too_many_passkeys: "the account has ten" },
  },
  beforeSecondFactor: true,
  body: identityProofSchema,
  async handle({ db, user, body, request, context }) {
    const client = { request, clientAddress: context.clientAddress };
    const { options, cookie } = await askForNewPasskey(db, user.id, body, client, { settings: getSettings() });
    return Response.json({ options }, { headers: { "Cache-Control": "no-store", "Set-Cookie": cookie } });
  },
});
export const loader = action;
