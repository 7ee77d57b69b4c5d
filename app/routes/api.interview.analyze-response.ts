import { analyzeResponse } from "#app/features/interview/answer.server.ts";
import { analyzeResponseSchema } from "#app/features/interview/requests.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  body: analyzeResponseSchema,
  handle: ({ db, user, body, context }) => analyzeResponse(db, user, body, { signal: context.signal }),
});
export const loader = action;
