import { heartbeatAnswerSchema } from "#app/features/interview/api-schemas.server.ts";
import { recordHeartbeat } from "#app/features/interview/clock-store.server.ts";
import { heartbeatSchema } from "#app/features/interview/requests.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Says that the screen lives and which clock it shows; answers the clock as the server has it.",
  answer: { json: heartbeatAnswerSchema },
  refusals: { 404: "another's interview, or none" },
  body: heartbeatSchema,
  handle: ({ db, user, body }) => recordHeartbeat(db, user.id, body),
});
export const loader = action;
