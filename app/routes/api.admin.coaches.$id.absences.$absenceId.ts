import { z } from "zod";
import { removeAbsence } from "#app/features/admin/commands/absences.server.ts";
import { adminCoachSchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "DELETE",
  access: "coaches",
  summary: "Removes an absence of a coach.",
  answer: { json: z.object({ coach: adminCoachSchema }) },
  refusals: { 404: "there is none of this coach" },
  params: z.object({ id: z.coerce.number().int().positive(), absenceId: z.coerce.number().int().positive() }),
  handle: async ({ db, user, params }) => ({ coach: await removeAbsence(db, user.id, params) }),
});
export const loader = action;
