import { z } from "zod";
import { coachSchema, updateCoach } from "#app/features/admin/acts/coaches.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "PUT",
  access: "admin",
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: coachSchema,
  handle: async ({ db, user, params, body }) => ({ coach: await updateCoach(db, user.id, { id: params.id, body }) }),
});
export const loader = action;
