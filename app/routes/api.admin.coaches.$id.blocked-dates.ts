import { z } from "zod";
import { blockDate, blockedDateSchema } from "#app/features/admin/commands/absences.server.ts";
import { adminCoachSchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "coaches",
  summary: "Blocks a day of a coach: an absence of the whole day.",
  description: "What is booked on that day stays. Blocking a blocked day changes its reason.",
  answer: {
    json: z.object({
      coach: adminCoachSchema,
      liveBookings: z.number().int().describe("sessions that are still booked on that day"),
    }),
  },
  refusals: { 409: { past: "the day is over" } },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: blockedDateSchema,
  handle: ({ db, user, params, body }) => blockDate(db, user.id, { id: params.id, ...body }),
});
export const loader = action;
