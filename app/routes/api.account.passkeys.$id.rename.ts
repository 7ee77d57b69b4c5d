import { z } from "zod";
import { passkeyNameSchema, renamePasskey } from "#app/features/access/passkeys/own-passkeys.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Gives one of the own passkeys another name.",
  answer: OK,
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ name: passkeyNameSchema }),
  async handle({ db, user, params, body }) {
    await renamePasskey(db, user.id, params.id, body.name);
    return { ok: true };
  },
});
export const loader = action;
