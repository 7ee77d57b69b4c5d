import { z } from "zod";
import { findAdminUser } from "#app/features/admin/lists/users-list.server.ts";
import { setInterviewTime } from "#app/features/users/mutations.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "admin",
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ factor: z.number().min(1).max(3) }),
  async handle({ db, user, params, body }) {
    await setInterviewTime(db, { actorId: user.id, userId: params.id, factor: body.factor });
    return { user: await findAdminUser(db, params.id) };
  },
});
export const loader = action;
