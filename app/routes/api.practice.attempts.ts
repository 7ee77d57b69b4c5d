import { attemptReplySchema, attemptSchema } from "#app/features/practice/api-schemas.server.ts";
import { keepAttempt } from "#app/features/practice/attempts.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Keeps a try at one question, outside interviews.",
  description: `
    Without clock and without suggestions. What is there, what is missing and what the try gained is shown at
    \`/practice/{questionId}\`. A text that discloses distress or violence is neither judged nor kept, and is
    answered with \`care\`.`,
  answer: { json: attemptReplySchema },
  refusals: {
    404: "an unknown question, another's interview, or a question whose text was deleted because of its age",
    429: { too_many_tries: "ten tries in a minute, or two hundred in a day" },
  },
  body: attemptSchema,
  handle: ({ db, user, body }) => keepAttempt(db, user.id, body),
});
export const loader = action;
