import { startSchema } from "#app/features/interview/requests.server.ts";
import { startInterview } from "#app/features/interview/start.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  body: startSchema,
  handle: ({ db, user, body }) => startInterview(db, user, body),
});
export const loader = action;
