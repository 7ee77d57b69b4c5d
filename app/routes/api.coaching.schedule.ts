import { z } from "zod";
import { readSchedule } from "#app/features/coaching/booking-request.server.ts";
import { scheduleSession } from "#app/features/coaching/schedule.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  // Read by the feature, whose refusals name the fields in the student's words.
  body: z.unknown(),
  handle: ({ db, user, body }) => scheduleSession(db, user, readSchedule(body), { settings: getSettings() }),
});
export const loader = action;
