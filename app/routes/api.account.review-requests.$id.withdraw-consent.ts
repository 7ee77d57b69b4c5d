import { z } from "zod";
import { withdrawConsent } from "#app/features/privacy/reviews.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  params: z.object({ id: z.coerce.number().int().positive() }),
  async handle({ db, user, params }) {
    return { request: await withdrawConsent(db, user.id, params.id) };
  },
});
export const loader = action;
