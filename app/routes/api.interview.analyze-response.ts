import { analyzeResponse } from "#app/features/interview/answer.server.ts";
import { analyzeResponseSchema } from "#app/features/interview/requests.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  body: analyzeResponseSchema,
  handle: ({ db, user, body }) => analyzeResponse(db, user, body),
});
export const loader = action;
