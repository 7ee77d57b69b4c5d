import { z } from "zod";
import { doneSchema } from "#app/features/offers/api-schemas.server.ts";
import { removeOffer } from "#app/features/offers/change-offer.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Deletes an own job offer.",
  description: "It is hidden at once and gone a day later; until then it can be taken back.",
  answer: { json: doneSchema },
  refusals: { 404: "another's, or a deleted one" },
  params: z.object({ id: z.coerce.number().int().positive() }),
  async handle({ db, user, params }) {
    await removeOffer(db, user.id, params.id);
    return { ok: true as const };
  },
});
export const loader = action;
