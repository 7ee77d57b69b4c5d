import { bookingParams } from "#app/features/coaching/booking-request.server.ts";
import { cancelBooking } from "#app/features/coaching/change.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  params: bookingParams,
  handle: ({ db, user, params }) => cancelBooking(db, { userId: user.id, id: params.id }, { settings: getSettings() }),
});
export const loader = action;
