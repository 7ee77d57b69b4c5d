import { z } from "zod";
import { reviewRequestSchema, reviewRequestViewSchema } from "#app/features/privacy/review-request.ts";
import { requestReview } from "#app/features/privacy/review-requests.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Asks the office to look at a score that the machine made.",
  description: `
    \`consent\` and \`disputed\` go together, about an interview only, and name answers that were judged off the
    subject or vague.`,
  answer: { status: 201, json: z.object({ request: reviewRequestViewSchema }) },
  refusals: {
    400: "an answer that nobody doubted",
    404: "another's result, or one without a score",
    409: {
      already_open: "a request about this result is open",
      too_many_open: "5 requests are open",
    },
  },
  body: reviewRequestSchema,
  async handle({ db, user, body }) {
    const request = await requestReview(db, user.id, body);
    return Response.json({ request }, { status: 201, headers: { "Cache-Control": "no-store" } });
  },
});
export const loader = action;
