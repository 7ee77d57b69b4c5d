import { systemState } from "#app/features/admin/system.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "admin",
  handle: ({ db }) => systemState(db, getSettings()),
});
export const action = loader;
