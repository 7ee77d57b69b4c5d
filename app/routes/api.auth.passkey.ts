import { z } from "zod";
import { signInWithPasskey } from "#app/features/access/passkeys/sign-in-with-passkey.server.ts";
import { assertionSchema } from "#app/features/access/passkeys/webauthn-schemas.ts";
import { loggedInUserSchema } from "#app/features/auth/sign-in.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "public",
  summary: "Signs a person in by passkey.",
  description: `
    \`passkey\` is what navigator.credentials.get answered to a question of \`POST /api/auth/passkey/question\`, in its
    JSON form. It counts as two factors, because the authenticator has verified its owner. It also finishes a sign-in of
    the same person that waits in this browser.`,
  answer: { json: z.object({ user: loggedInUserSchema }) },
  refusals: {
    401: {
      passkey_refused: "the same for every cause: unknown, removed, an account that is switched off, a replay",
      first_step_needed: "passwords are closed here, so that a passkey is the second step of the institution's sign-in",
    },
    409: { passkeys_off: "the platform's address has no https; the message is what to show" },
  },
  worksOnFullDisk: true,
  body: z.object({ passkey: assertionSchema }),
  async handle({ db, body, request, context }) {
    const client = { request, clientAddress: context.clientAddress };
    const { user, headers } = await signInWithPasskey(db, body.passkey, client, { settings: getSettings() });
    return Response.json({ user }, { headers: [["Cache-Control", "no-store"], ...headers] });
  },
});
export const loader = action;
