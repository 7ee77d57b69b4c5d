import { confirmClockSchema, confirmDate } from "#app/features/admin/acts/clock.server.ts";
import { adminSummary } from "#app/features/admin/summary.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "admin",
  body: confirmClockSchema,
  async handle({ db, user, body }) {
    await confirmDate(db, { actorId: user.id, now: body.now });
    return adminSummary(db, getSettings());
  },
});
export const loader = action;
