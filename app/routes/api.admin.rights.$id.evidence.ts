import { z } from "zod";
import { extentOf } from "#app/features/permissions/permissions.ts";
import { rightLook } from "#app/features/privacy/rights/desk.server.ts";
import { isReview, makeEvidence, REQUEST_ID } from "#app/features/privacy/rights/evidence.server.ts";
import { evidenceResponse } from "#app/features/privacy/rights/evidence-file.server.ts";
import { notAllowed } from "#app/features/users/run-with-permission.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "rights",
  summary: "Gives the record of a request for a right, as PDF, also once the person is erased.",
  description: "`id` of a request for review of a result begins with `r`; it needs the permission for reviews.",
  answer: { file: ["application/pdf"] },
  params: z.object({ id: z.string().regex(REQUEST_ID) }),
  audit: ({ params }) => [rightLook(params.id)],
  async handle({ db, user, params }) {
    if (isReview(params.id) && extentOf(user.role, "reviews", "look") === null) throw notAllowed();
    return evidenceResponse(await makeEvidence(db, params.id, null, getSettings()));
  },
});
export const action = loader;
