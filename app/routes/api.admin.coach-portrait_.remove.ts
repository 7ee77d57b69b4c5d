import { z } from "zod";
import { removePortrait } from "#app/features/admin/commands/coach-portraits.server.ts";
import { adminCoachSchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "coaches",
  summary: "Removes a coach's portrait: the initials stand for the coach.",
  answer: { json: z.object({ coach: adminCoachSchema }) },
  refusals: { 404: "there is no such coach" },
  body: z.object({ coachId: z.number().int().positive() }),
  handle: async ({ db, user, body: { coachId } }) => ({
    coach: await removePortrait(db, { actorId: user.id, coachId }),
  }),
});
export const loader = action;
