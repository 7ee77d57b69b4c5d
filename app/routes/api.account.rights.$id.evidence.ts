import { z } from "zod";
import { makeEvidence, REQUEST_ID } from "#app/features/privacy/rights/evidence.server.ts";
import { evidenceResponse } from "#app/features/privacy/rights/evidence-file.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "user",
  summary: "Gives the record of an own request for a right, as PDF.",
  description: "`id` of a request for review of a result begins with `r`.",
  answer: { file: ["application/pdf"] },
  refusals: { 404: "another's" },
  params: z.object({ id: z.string().regex(REQUEST_ID) }),
  handle: async ({ db, user, params }) => evidenceResponse(await makeEvidence(db, params.id, user.id, getSettings())),
});
export const action = loader;
