import { z } from "zod";
import { listLoads, rosterLoadSchema } from "#app/features/roster/loads.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "roster",
  summary: "Lists the last 50 loads of rosters, newest first.",
  answer: { json: z.object({ loads: z.array(rosterLoadSchema) }) },
  async handle({ db }) {
    return { loads: await listLoads(db) };
  },
});
export const action = loader;
