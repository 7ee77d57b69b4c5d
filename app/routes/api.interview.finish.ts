import { finishInterview } from "#app/features/interview/finish.server.ts";
import { finishAnswerSchema, finishSchema } from "#app/features/interview/requests.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Ends an interview.",
  description: `
    One that is closed stays as it is, and its result is found again. An end that the saved answers do not bear out
    counts as left.`,
  answer: { json: finishAnswerSchema },
  refusals: { 404: "another's interview, or none" },
  body: finishSchema,
  handle: ({ db, user, body }) => finishInterview(db, user, body),
});
export const loader = action;
