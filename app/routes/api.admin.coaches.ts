import { z } from "zod";
import { listAdminCoaches } from "#app/features/admin/coaches-read.server.ts";
import { coachSchema, createCoach } from "#app/features/admin/commands/coaches.server.ts";
import { adminCoachSchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "coaches",
  summary: "Lists all coaches, with their blocked dates from today on.",
  answer: { json: z.object({ coaches: z.array(adminCoachSchema) }) },
  handle: async ({ db }) => ({ coaches: await listAdminCoaches(db) }),
});
export const action = endpoint({
  method: "POST",
  access: "coaches",
  summary: "Adds a coach.",
  answer: { status: 201, json: z.object({ coach: adminCoachSchema }) },
  refusals: {
    422: {
      no_coach_account: "no account with the role of a coach has this identifier",
      account_taken: "the account is another coach's",
    },
  },
  body: coachSchema,
  handle: async ({ db, user, body }) => Response.json({ coach: await createCoach(db, user.id, body) }, { status: 201 }),
});
