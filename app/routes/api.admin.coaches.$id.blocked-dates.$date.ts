import { z } from "zod";
import { unblockDate } from "#app/features/admin/commands/absences.server.ts";
import { adminCoachSchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "DELETE",
  access: "coaches",
  summary: "Unblocks a day of a coach that was blocked by itself.",
  answer: { json: z.object({ coach: adminCoachSchema }) },
  refusals: { 404: "a day that is not blocked" },
  params: z.object({ id: z.coerce.number().int().positive(), date: z.iso.date() }),
  handle: async ({ db, user, params }) => ({ coach: await unblockDate(db, user.id, params) }),
});
export const loader = action;
