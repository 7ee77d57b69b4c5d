import { finishInterview } from "#app/features/interview/finish.server.ts";
import { finishSchema } from "#app/features/interview/requests.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  body: finishSchema,
  handle: ({ db, user, body }) => finishInterview(db, user, body),
});
export const loader = action;
