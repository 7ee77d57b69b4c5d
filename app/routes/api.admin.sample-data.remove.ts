import { z } from "zod";
import { removeSampleData } from "#app/features/demo/remove.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "people",
  summary: "Erases the invented people of the sample data, with all that they made.",
  description: "A filling that is under way ends; their sessions end too.",
  answer: { json: z.object({ removed: z.number().int().describe("invented people erased") }) },
  refusals: { 409: { last_admin: "only invented people administer the platform" } },
  worksOnFullDisk: true,
  // The administrator who sends this may be one of the invented people.
  outlivesSession: true,
  handle: ({ db, user }) => removeSampleData(db, user.id, { settings: getSettings() }),
});
export const loader = action;
