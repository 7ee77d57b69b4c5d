import { z } from "zod";
import { bookingParams, readReschedule } from "#app/features/coaching/booking-request.server.ts";
import { rescheduleBooking } from "#app/features/coaching/change.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  params: bookingParams,
  // Read by the feature, whose refusals name the fields in the student's words.
  body: z.unknown(),
  handle: ({ db, user, params, body }) =>
    rescheduleBooking(db, { userId: user.id, id: params.id }, readReschedule(body), { settings: getSettings() }),
});
export const loader = action;
