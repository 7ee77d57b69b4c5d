import { officeToday } from "#app/features/admin/today/today.server.ts";
import { todaySchema } from "#app/features/admin/today/today-schema.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "people",
  summary: "Gives the office's day: sessions of today and tomorrow, what waits for somebody, the last seven days.",
  answer: { json: todaySchema },
  handle: ({ db }) => officeToday(db, getSettings()),
});
export const action = loader;
