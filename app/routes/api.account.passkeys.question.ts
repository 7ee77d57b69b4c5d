import { askForPasskey } from "#app/features/access/passkeys/verify-assertion.server.ts";
import { webAuthnOptionsSchema } from "#app/features/access/passkeys/webauthn-schemas.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Asks for one of the own passkeys, where a call takes it instead of the password.",
  description: "Sets a cookie: the question is good for five minutes, one answer and this browser.",
  answer: { json: webAuthnOptionsSchema },
  refusals: { 409: { passkeys_off: "the platform's address has no https; the message is what to show" } },
  async handle({ user, request }) {
    const asked = { purpose: "confirm", userId: user.id } as const;
    const { options, cookie } = await askForPasskey(asked, request, { settings: getSettings() });
    return Response.json({ options }, { headers: { "Cache-Control": "no-store", "Set-Cookie": cookie } });
  },
});
export const loader = action;
