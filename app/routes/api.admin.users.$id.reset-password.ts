import { z } from "zod";
import { resetAccount } from "#app/features/admin/commands/accounts.server.ts";
import { userAnswerSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { findAdminUser } from "#app/features/admin/lists/users-list.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

const PASSWORD = "where `afterReset` is random: the password, shown once; otherwise null";

export const action = endpoint({
  method: "POST",
  access: "people",
  summary: "Sets a password back, and forgets failed sign-ins.",
  description: "The sessions end.",
  answer: { json: userAnswerSchema.extend({ password: z.string().nullable().describe(PASSWORD) }) },
  refusals: { 409: { self: "oneself" } },
  params: z.object({ id: z.coerce.number().int().positive() }),
  async handle({ db, user, params }) {
    const password = await resetAccount(db, { actorId: user.id, userId: params.id });
    return { user: await findAdminUser(db, params.id), password };
  },
});
export const loader = action;
