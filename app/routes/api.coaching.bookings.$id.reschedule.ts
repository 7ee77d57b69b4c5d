import { z } from "zod";
import { bookingParams, readReschedule, rescheduleSchema } from "#app/features/coaching/booking-request.server.ts";
import { bookingSchema } from "#app/features/coaching/booking-types.ts";
import { rescheduleBooking } from "#app/features/coaching/cancel-or-reschedule.server.ts";
import { readByFeature } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Moves a booking of one's own to another time.",
  description: `
    Another offered slot of the same coach, in one act. Moving it to where it is answers the same again.`,
  answer: { json: z.object({ booking: bookingSchema }) },
  refusals: {
    400: { invalid: "the date cannot be read", not_offered: "no slot of this coach now" },
    409: {
      too_late: "less than `CANCEL_HOURS` before the start",
      not_scheduled: "completed, missed or cancelled",
      slot_taken: "somebody else has it",
      overlap: "the student has another session then",
    },
    429: {
      too_many_changes: "six bookings and moves within a day for each of `MAX_LIVE_BOOKINGS`",
    },
  },
  params: bookingParams,
  // Parsed by the feature module, whose error messages name the fields in Spanish.
  body: readByFeature(rescheduleSchema),
  handle: ({ db, user, params, body }) =>
    rescheduleBooking(db, { userId: user.id, id: params.id }, readReschedule(body), { settings: getSettings() }),
});
export const loader = action;
