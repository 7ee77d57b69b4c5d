import { z } from "zod";
import { occupiedSlots } from "#app/features/coaching/occupied.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "user",
  params: z.object({
    coachId: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
  handle: async ({ db, params }) => ({ occupiedSlots: await occupiedSlots(db, params.coachId) }),
});
export const action = loader;
