import { addOffer } from "#app/features/offers/add-offer.server.ts";
import { newOfferReplySchema, newOfferSchema } from "#app/features/offers/api-schemas.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Compares a pasted job offer with the newest CV, and keeps both.",
  description: `
    The computing child reads what the offer asks for and says of each requirement what the newest analysed CV shows,
    with the student's corrections. The result is at \`/job-match/{id}\`. Nothing is kept of what is refused.`,
  answer: { json: newOfferReplySchema },
  refusals: {
    409: { computing: "something of this person is being compared" },
    422: {
      too_short: "fewer than six words",
      too_long: "more than 20,000 characters",
      not_an_offer: "it reads as something else; `isOffer` says that it is one",
      no_cv: "there is no analysed CV whose reading is kept",
      too_complex: "it cannot be read within the limits",
    },
    429: { too_many_today: "twenty new ones within a day", too_many_offers: "a hundred are kept" },
    503: { machine_busy: "the server had no time for it" },
  },
  body: newOfferSchema,
  async handle({ db, user, body, context }) {
    const given = { text: body.text, isOffer: body.isOffer === true };
    return { id: await addOffer(db, user.id, given, { signal: context.signal }) };
  },
});
export const loader = action;
