import { z } from "zod";
import { addPasskey, passkeyNameSchema } from "#app/features/access/passkeys/own-passkeys.server.ts";
import { attestationSchema } from "#app/features/access/passkeys/webauthn-schemas.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Adds a passkey to the own account.",
  description: `
    \`credential\` is what navigator.credentials.create answered to a question of \`POST
    /api/account/passkeys/options\`, in its JSON form. Sets a cookie: this session goes on under a new id, the others
    end.`,
  answer: OK,
  refusals: {
    409: {
      passkeys_off: "the platform's address has no https",
      too_many_passkeys: "the account has ten",
      passkey_taken: "it is some account's already",
    },
    422: { passkey_refused: "the same for every cause" },
  },
  beforeSecondFactor: true,
  outlivesSession: true,
  body: z.object({ name: passkeyNameSchema, credential: attestationSchema }),
  async handle({ db, user, body, request, context }) {
    const client = { request, clientAddress: context.clientAddress };
    const cookies = await addPasskey(db, user.id, body, client, { settings: getSettings() });
    const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
    return Response.json({ ok: true }, { headers: [["Cache-Control", "no-store"], ...headers] });
  },
});
export const loader = action;
