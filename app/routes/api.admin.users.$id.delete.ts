import { z } from "zod";
import { deletePerson } from "#app/features/users/person-commands.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "people",
  summary: "Deletes an account that nobody has used.",
  answer: OK,
  refusals: { 409: { used: "its owner has signed in, or something is stored about the person" } },
  params: z.object({ id: z.coerce.number().int().positive() }),
  async handle({ db, user, params }) {
    await deletePerson(db, { actorId: user.id, id: params.id });
    return { ok: true as const };
  },
});
export const loader = action;
