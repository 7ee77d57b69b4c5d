import { z } from "zod";
import { removeSecondFactor } from "#app/features/admin/commands/second-factor.server.ts";
import { userAnswerSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { findAdminUser } from "#app/features/admin/lists/users-list.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "roles",
  summary: "Takes the app, the recovery codes and the passkeys from somebody who has lost them.",
  description: "`password` is the admin's own. The person's sessions end, and the person is told by mail.",
  answer: { json: userAnswerSchema },
  refusals: {
    403: { wrong_password: "the own password is another one" },
    409: { self: "oneself", no_second_factor: "the account has none" },
    429: "throttled after failed tries (one count with the sign-in)",
    503: "too many sign in at once",
  },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ password: z.string().min(1).max(200) }),
  async handle({ db, user, params, body, request, context }) {
    const client = { request, clientAddress: context.clientAddress };
    const run = { actorId: user.id, userId: params.id, password: body.password };
    await removeSecondFactor(db, run, client, { settings: getSettings() });
    return { user: await findAdminUser(db, params.id) };
  },
});
export const loader = action;
