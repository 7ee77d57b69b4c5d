import { listBookings } from "#app/features/coaching/bookings.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "user",
  handle: async ({ db, user }) => ({ bookings: await listBookings(db, user.id, { settings: getSettings() }) }),
});
export const action = loader;
