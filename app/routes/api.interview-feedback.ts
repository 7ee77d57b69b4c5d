import { giveFeedback } from "#app/features/interview/feedback.server.ts";
import { feedbackSchema } from "#app/features/interview/requests.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Rates an interview, once.",
  description: "Without `interviewId` the newest interview with this hunter is meant.",
  answer: OK,
  refusals: { 404: "another's interview, or one with another hunter", 409: { already_rated: "it was rated already" } },
  body: feedbackSchema,
  async handle({ db, user, body }) {
    await giveFeedback(db, user.id, body);
    return { ok: true };
  },
});
export const loader = action;
