import { closeOtherSessions } from "#app/features/auth/own-account.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  worksOnFullDisk: true,
  handle: async ({ db, user, request }) => ({ closed: await closeOtherSessions(db, user.id, request) }),
});
export const loader = action;
