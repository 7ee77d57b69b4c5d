import { coachSchema, createCoach } from "#app/features/admin/acts/coaches.server.ts";
import { listAdminCoaches } from "#app/features/admin/coaches-read.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "admin",
  handle: async ({ db }) => ({ coaches: await listAdminCoaches(db) }),
});
export const action = endpoint({
  method: "POST",
  access: "admin",
  body: coachSchema,
  handle: async ({ db, user, body }) => Response.json({ coach: await createCoach(db, user.id, body) }, { status: 201 }),
});
