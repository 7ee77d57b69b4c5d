import { z } from "zod";
import { readDeskRequest, rightLook } from "#app/features/privacy/rights/desk.server.ts";
import { deskDetailSchema } from "#app/features/privacy/rights/rights-schemas.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "rights",
  summary: "Gives a request for a right with everything that happened to it.",
  answer: { json: deskDetailSchema },
  params: z.object({ id: z.coerce.number().int().positive() }),
  audit: (_, { id, userId }) => [rightLook(id, userId)],
  handle: ({ db, user, params }) => readDeskRequest(db, params.id, { readerId: user.id, settings: getSettings() }),
});
export const action = loader;
