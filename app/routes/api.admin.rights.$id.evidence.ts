import { z } from "zod";
import { makeEvidence, REQUEST_ID } from "#app/features/privacy/rights/evidence.server.ts";
import { evidenceResponse } from "#app/features/privacy/rights/evidence-file.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "rights",
  summary: "Gives the record of a request for a right, as PDF, also once the person is erased.",
  description: "`id` of a request for review of a result begins with `r`.",
  answer: { file: ["application/pdf"] },
  params: z.object({ id: z.string().regex(REQUEST_ID) }),
  handle: async ({ db, params }) => evidenceResponse(await makeEvidence(db, params.id, null, getSettings())),
});
export const action = loader;
