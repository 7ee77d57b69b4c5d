import { z } from "zod";
import { doneSchema } from "#app/features/offers/api-schemas.server.ts";
import { restoreOffer } from "#app/features/offers/change-offer.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Takes the deletion of an own job offer back.",
  description: "Within a day.",
  answer: { json: doneSchema },
  refusals: { 404: "another's, or one that is gone" },
  params: z.object({ id: z.coerce.number().int().positive() }),
  async handle({ db, user, params }) {
    await restoreOffer(db, user.id, params.id);
    return { ok: true as const };
  },
});
export const loader = action;
