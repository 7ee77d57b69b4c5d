import { z } from "zod";
import { blockDate, blockedDateSchema } from "#app/features/admin/acts/coaches.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "admin",
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: blockedDateSchema,
  handle: ({ db, user, params, body }) => blockDate(db, user.id, { id: params.id, ...body }),
});
export const loader = action;
