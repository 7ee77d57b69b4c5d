import { z } from "zod";
import { IDENTITY_REFUSALS, identityProofSchema } from "#app/features/access/passkeys/confirm-identity.server.ts";
import { removeSecondFactor } from "#app/features/admin/commands/second-factor.server.ts";
import { userAnswerSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { findAdminUser } from "#app/features/admin/lists/users-list.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "roles",
  summary: "Takes the app, the recovery codes and the passkeys from somebody who has lost them.",
  description: "The proof is of the admin. The person's sessions end, and the person is told by mail.",
  answer: { json: userAnswerSchema },
  refusals: {
    ...IDENTITY_REFUSALS,
    409: { ...IDENTITY_REFUSALS[409], self: "oneself", no_second_factor: "the account has none" },
  },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: identityProofSchema,
  async handle({ db, user, params, body, request, context }) {
    const client = { request, clientAddress: context.clientAddress };
    const run = { actorId: user.id, userId: params.id, proof: body };
    await removeSecondFactor(db, run, client, { settings: getSettings() });
    return { user: await findAdminUser(db, params.id) };
  },
});
export const loader = action;
