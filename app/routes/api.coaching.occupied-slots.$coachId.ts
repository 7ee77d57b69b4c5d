import { z } from "zod";
import { occupiedSlotsSchema } from "#app/features/coaching/booking-types.ts";
import { occupiedSlots } from "#app/features/coaching/occupied-slots.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "user",
  summary: "Gives the times of a coach that are taken.",
  description: "Wall times of Chile by day, no names. A slot that the waiting list holds for the caller is free.",
  answer: { json: z.object({ occupiedSlots: occupiedSlotsSchema }) },
  refusals: { 404: { unknown_coach: "an unknown coach, or one who takes no bookings any more" } },
  params: z.object({
    coachId: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
  handle: async ({ db, user, params }) => ({
    occupiedSlots: await occupiedSlots(db, params.coachId, { userId: user.id }),
  }),
});
export const action = loader;
