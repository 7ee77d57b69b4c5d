import { adminSummary } from "#app/features/admin/summary.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "admin",
  handle: ({ db }) => adminSummary(db, getSettings()),
});
export const action = loader;
