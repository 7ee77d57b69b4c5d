import { z } from "zod";
import { bookingParams } from "#app/features/coaching/booking-request.server.ts";
import { bookingSchema } from "#app/features/coaching/booking-types.ts";
import { acceptOffer } from "#app/features/coaching/waiting-list/places.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Books the slot that is held for oneself, with the account's name and address.",
  answer: { json: z.object({ booking: bookingSchema, message: z.string() }) },
  refusals: {
    400: { not_offered: "the coach does not offer it any more" },
    404: { unknown_coach: "takes no bookings any more" },
    409: {
      offer_over: "no slot is held, or not any more",
      slot_taken: "somebody else has it",
      already_yours: "the same booking sent again",
      overlap: "one's own other session is then",
      no_shows: "`NO_SHOW_LIMIT` sessions missed this term; the message says until when",
      too_many_bookings: "`MAX_LIVE_BOOKINGS` to come already",
    },
    429: { too_many_changes: "too many bookings within a day" },
  },
  params: bookingParams,
  handle: ({ db, user, params }) => acceptOffer(db, user, params.id, { settings: getSettings() }),
});
export const loader = action;
