import { z } from "zod";
import { coachOffer, coachOfferSchema } from "#app/features/coaching/coach-offer.server.ts";
import { refuseOtherCoach } from "#app/features/coaching/own-coach.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "sessions",
  summary: "Gives what a coach offers and what of it is taken, to book for a student.",
  answer: { json: coachOfferSchema },
  refusals: { 404: { unknown_coach: "no such coach, or one who takes no bookings" } },
  params: z.object({ id: z.coerce.number().int().positive() }),
  async handle({ db, user, extent, params }) {
    await refuseOtherCoach(db, { actor: user, extent }, params.id);
    return coachOffer(db, params.id);
  },
});
export const action = loader;
