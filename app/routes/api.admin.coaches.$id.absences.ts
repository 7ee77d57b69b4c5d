import { z } from "zod";
import { absenceSchema, addAbsence } from "#app/features/admin/commands/absences.server.ts";
import { adminCoachSchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "coaches",
  summary: "Adds an absence of a coach.",
  description: "What is booked in that time stays. The same time again changes its reason.",
  answer: {
    json: z.object({
      coach: adminCoachSchema,
      liveBookings: z.number().int().describe("sessions that are still booked in that time"),
    }),
  },
  refusals: {
    409: { past: "it is over" },
    422: { bad_range: "its end is not after its begin, or it is longer than a year" },
  },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: absenceSchema,
  handle: ({ db, user, params, body }) => addAbsence(db, user.id, { id: params.id, body }),
});
export const loader = action;
