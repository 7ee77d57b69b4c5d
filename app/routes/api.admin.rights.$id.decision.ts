import { z } from "zod";
import { decideRequest, decisionSchema } from "#app/features/privacy/rights/decide.server.ts";
import { readDeskRequest } from "#app/features/privacy/rights/desk.server.ts";
import { deskDetailSchema } from "#app/features/privacy/rights/rights-schemas.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "rights",
  summary: "Decides a request; accepting it does what was asked for.",
  answer: { json: z.object({ request: deskDetailSchema }) },
  refusals: {
    403: { own_request: "it is the own request of whoever calls" },
    400: "an objection without a purpose, or an erasure with another number",
    409: {
      closed: "it has ended",
      nothing_changed: "nothing of the person was corrected since it came",
      last_admin: "nobody else administers the platform",
      erased: "the person is gone",
    },
  },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: decisionSchema,
  async handle({ db, user, params, body }) {
    const settings = getSettings();
    await decideRequest(db, { id: params.id, decision: body }, { actorId: user.id, settings });
    return { request: await readDeskRequest(db, params.id, { readerId: user.id, settings }) };
  },
});
export const loader = action;
