import { beat } from "#app/features/interview/clock-store.server.ts";
import { heartbeatSchema } from "#app/features/interview/requests.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  body: heartbeatSchema,
  handle: ({ db, user, body }) => beat(db, user.id, body),
});
export const loader = action;
