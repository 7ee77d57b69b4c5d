import { giveFeedback } from "#app/features/interview/feedback.server.ts";
import { feedbackSchema } from "#app/features/interview/requests.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  body: feedbackSchema,
  async handle({ db, user, body }) {
    await giveFeedback(db, user.id, body);
    return { ok: true };
  },
});
export const loader = action;
