import { z } from "zod";
import { revokeToken } from "#app/features/access/tokens/tokens.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "tokens",
  summary: "Revokes the token of a program: from the next request on it opens nothing.",
  params: z.object({ id: z.coerce.number().int().positive() }),
  answer: OK,
  refusals: { 404: "there is no such token" },
  worksOnFullDisk: true,
  async handle({ db, user, params }) {
    await revokeToken(db, { actorId: user.id, id: params.id });
    return { ok: true as const };
  },
});
export const loader = action;
