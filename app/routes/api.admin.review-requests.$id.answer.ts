import { z } from "zod";
import { answerReviewRequest, answerSchema } from "#app/features/admin/reviews.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "admin",
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: answerSchema,
  handle: async ({ db, user, params, body }) => ({
    request: await answerReviewRequest(db, { actorId: user.id, requestId: params.id, ...body }),
  }),
});
export const loader = action;
