import { z } from "zod";
import { deactivateMissing } from "#app/features/roster/missing-people.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "roster",
  summary: "Deactivates everybody who is not in the last load any more.",
  description: "Their sessions end; bookings to come stay.",
  body: z.object({ loadId: z.number().int().positive().describe("the last load, as the list gave it") }),
  answer: { json: z.object({ deactivated: z.number().int() }) },
  refusals: { 409: { other_load: "another load was made or undone meanwhile" } },
  async handle({ db, user, body }) {
    return { deactivated: await deactivateMissing(db, body.loadId, { actorId: user.id }) };
  },
});
export const loader = action;
