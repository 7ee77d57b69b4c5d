import { reviewRequestSchema } from "#app/features/privacy/review-request.ts";
import { requestReview } from "#app/features/privacy/reviews.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  body: reviewRequestSchema,
  async handle({ db, user, body }) {
    const request = await requestReview(db, user.id, body);
    return Response.json({ request }, { status: 201, headers: { "Cache-Control": "no-store" } });
  },
});
export const loader = action;
