import { z } from "zod";
import { answerReviewRequest, answerSchema } from "#app/features/admin/answer-review-requests.server.ts";
import { adminReviewRequestSchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "reviews",
  summary: "Answers a request, once.",
  answer: { json: z.object({ request: adminReviewRequestSchema }) },
  refusals: { 409: { answered: "somebody has answered it" } },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: answerSchema,
  handle: async ({ db, user, params, body }) => ({
    request: await answerReviewRequest(db, { actorId: user.id, requestId: params.id, ...body }),
  }),
});
export const loader = action;
