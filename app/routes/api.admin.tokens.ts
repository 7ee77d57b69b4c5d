import { z } from "zod";
import { createToken, newTokenSchema } from "#app/features/access/tokens/tokens.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "tokens",
  summary: "Makes a token with which a program of the university can call.",
  description: "It is told once, here: the platform keeps only its hash. It ends with its maker's account.",
  body: newTokenSchema,
  answer: { json: z.object({ token: z.string(), expiresAt: z.iso.datetime() }) },
  refusals: { 409: { too_many_tokens: "50 tokens are active" } },
  handle: ({ db, user, body }) => createToken(db, body, { actorId: user.id }),
});
export const loader = action;
