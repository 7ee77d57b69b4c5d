import { z } from "zod";
import { bookingSchema } from "#app/features/coaching/booking-types.ts";
import { listBookings } from "#app/features/coaching/bookings.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "user",
  summary: "Lists the own bookings.",
  description: "Those to come first (soonest first), then the rest (newest first).",
  answer: { json: z.object({ bookings: z.array(bookingSchema) }) },
  handle: async ({ db, user }) => ({ bookings: await listBookings(db, user.id, { settings: getSettings() }) }),
});
export const action = loader;
