import { z } from "zod";
import { closeOtherSessions } from "#app/features/auth/own-account.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Ends every other session of the person.",
  answer: { json: z.object({ closed: z.number().int().describe("how many ended") }) },
  worksOnFullDisk: true,
  handle: async ({ db, user, request }) => ({ closed: await closeOtherSessions(db, user.id, request) }),
});
export const loader = action;
