import { z } from "zod";
import { sessionUserSchema } from "#app/features/auth/session-user.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "user",
  summary: "Tells who is signed in.",
  answer: { json: z.object({ user: sessionUserSchema }) },
  handle: async ({ user }) => ({ user }),
});
export const action = loader;
