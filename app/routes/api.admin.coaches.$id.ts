import { z } from "zod";
import { coachSchema, updateCoach } from "#app/features/admin/commands/coaches.server.ts";
import { adminCoachSchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "PUT",
  access: "coaches",
  summary: "Replaces all data of a coach.",
  description: "Sessions that are booked stay as they are, also at times that are no longer offered.",
  answer: { json: z.object({ coach: adminCoachSchema }) },
  refusals: {
    422: {
      no_coach_account: "no account with the role of a coach has this identifier",
      account_taken: "the account is another coach's",
    },
  },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: coachSchema,
  handle: async ({ db, user, params, body }) => ({ coach: await updateCoach(db, user.id, { id: params.id, body }) }),
});
export const loader = action;
