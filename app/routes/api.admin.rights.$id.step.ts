import { z } from "zod";
import { readDeskRequest } from "#app/features/privacy/rights/desk.server.ts";
import { stepSchema, takeStep } from "#app/features/privacy/rights/office-requests.server.ts";
import { deskDetailSchema } from "#app/features/privacy/rights/rights-schemas.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "rights",
  summary: "Takes a step on the way to the decision about a request.",
  answer: { json: z.object({ request: deskDetailSchema }) },
  refusals: {
    403: { own_request: "it is the own request of whoever calls" },
    409: {
      closed: "it has ended",
      waiting: "the person was asked for something",
      extended: "it was extended",
      no_extension: "it cannot be extended",
    },
  },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: stepSchema,
  async handle({ db, user, params, body }) {
    const settings = getSettings();
    await takeStep(db, { id: params.id, step: body }, { actorId: user.id, settings });
    return { request: await readDeskRequest(db, params.id, { readerId: user.id, settings }) };
  },
});
export const loader = action;
