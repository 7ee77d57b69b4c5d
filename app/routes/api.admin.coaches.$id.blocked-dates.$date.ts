import { z } from "zod";
import { unblockDate } from "#app/features/admin/acts/coaches.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "DELETE",
  access: "admin",
  params: z.object({ id: z.coerce.number().int().positive(), date: z.iso.date() }),
  handle: async ({ db, user, params }) => ({ coach: await unblockDate(db, user.id, params) }),
});
export const loader = action;
