import { z } from "zod";
import { IDENTITY_REFUSALS, identityProofSchema } from "#app/features/access/passkeys/confirm-identity.server.ts";
import { removePasskey } from "#app/features/access/passkeys/own-passkeys.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Removes one of the own passkeys: it opens nothing any more.",
  answer: OK,
  refusals: { ...IDENTITY_REFUSALS, 409: { passkeys_off: "the platform's address has no https" } },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: identityProofSchema,
  async handle({ db, user, params, body, request, context }) {
    const client = { request, clientAddress: context.clientAddress };
    await removePasskey(db, user.id, { id: params.id, proof: body }, client, { settings: getSettings() });
    return { ok: true };
  },
});
export const loader = action;
