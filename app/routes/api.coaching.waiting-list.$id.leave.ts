import { z } from "zod";
import { bookingParams } from "#app/features/coaching/booking-request.server.ts";
import { leaveWaitingList, listWaiting } from "#app/features/coaching/waiting-list/places.server.ts";
import { waitingEntrySchema } from "#app/features/coaching/waiting-list/schema.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Leaves a waiting list; a slot that was held goes to the next.",
  answer: { json: z.object({ entries: z.array(waitingEntrySchema) }) },
  params: bookingParams,
  async handle({ db, user, params }) {
    await leaveWaitingList(db, { userId: user.id, id: params.id }, { settings: getSettings() });
    return { entries: await listWaiting(db, user.id) };
  },
});
export const loader = action;
