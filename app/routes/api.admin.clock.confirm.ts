import { confirmClockSchema, confirmDate } from "#app/features/admin/commands/confirm-clock.server.ts";
import { adminSummarySchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { adminSummary } from "#app/features/admin/summary.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "people",
  summary: "Says that the server's date is right, so that what is old is deleted again.",
  description: "`now` is as the summary gave it. Answers the summary.",
  answer: { json: adminSummarySchema },
  refusals: { 409: { believed: "there is nothing to confirm", moved: "the clock has jumped since" } },
  body: confirmClockSchema,
  async handle({ db, user, body }) {
    await confirmDate(db, { actorId: user.id, now: body.now });
    return adminSummary(db, getSettings());
  },
});
export const loader = action;
