import { z } from "zod";
import { userAnswerSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { findAdminUser } from "#app/features/admin/lists/users-list.server.ts";
import { ROLES } from "#app/features/permissions/roles.ts";
import { setUserRole } from "#app/features/users/mutations.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "roles",
  summary: "Gives somebody a role.",
  description: "The sessions end.",
  answer: { json: userAnswerSchema },
  refusals: { 409: { self: "oneself" } },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ role: z.enum(ROLES) }),
  async handle({ db, user, params, body }) {
    await setUserRole(db, { actorId: user.id, userId: params.id, role: body.role });
    return { user: await findAdminUser(db, params.id) };
  },
});
export const loader = action;
