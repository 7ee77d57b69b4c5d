import { z } from "zod";
import { unblockAccount } from "#app/features/admin/commands/accounts.server.ts";
import { userAnswerSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { findAdminUser } from "#app/features/admin/lists/users-list.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "people",
  summary: "Lets somebody sign in again at once.",
  description:
    "Failed sign-ins are forgotten, by RUT, by e-mail and in known browsers, and so are today's mailed codes.",
  answer: { json: userAnswerSchema },
  params: z.object({ id: z.coerce.number().int().positive() }),
  async handle({ db, user, params }) {
    await unblockAccount(db, { actorId: user.id, userId: params.id });
    return { user: await findAdminUser(db, params.id) };
  },
});
export const loader = action;
