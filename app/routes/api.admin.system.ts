import { systemStateSchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { systemState } from "#app/features/admin/system.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "system",
  summary: "Gives the state of the system.",
  description: "Versions, engine, queues, disk, database, outbox, what slows sign-ins, backups, uptime.",
  answer: { json: systemStateSchema },
  handle: ({ db }) => systemState(db, getSettings()),
});
export const action = loader;
