import { adminSummarySchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { adminSummary } from "#app/features/admin/summary.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "people",
  summary: "Gives the counters and notices above the panel.",
  answer: { json: adminSummarySchema },
  handle: ({ db }) => adminSummary(db, getSettings()),
});
export const action = loader;
