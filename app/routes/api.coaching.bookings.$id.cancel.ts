import { z } from "zod";
import { bookingParams } from "#app/features/coaching/booking-request.server.ts";
import { bookingSchema } from "#app/features/coaching/booking-types.ts";
import { cancelBooking } from "#app/features/coaching/cancel-or-reschedule.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Cancels a booking of one's own.",
  description: "The slot is free at once. Cancelling what is cancelled answers the same again.",
  answer: { json: z.object({ booking: bookingSchema }) },
  refusals: { 409: { too_late: "less than `CANCEL_HOURS` before the start", not_scheduled: "completed or missed" } },
  params: bookingParams,
  handle: ({ db, user, params }) => cancelBooking(db, { userId: user.id, id: params.id }, { settings: getSettings() }),
});
export const loader = action;
