import { z } from "zod";
import { doneSchema, offerChangeSchema } from "#app/features/offers/api-schemas.server.ts";
import { changeOffer } from "#app/features/offers/change-offer.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Changes an own job offer: requirements, answers, state, date, note and names.",
  description: `
    What is left out stays. \`requirements\` are all of them: one that is as it was read keeps its place in the text,
    every other one has to stand in the offer and is the student's. With \`requirements\` or \`compareAgain\` the
    computing child compares anew with the newest CV.`,
  answer: { json: doneSchema },
  refusals: {
    404: "another's, or a deleted one",
    409: {
      changed_elsewhere: "`updatedAt` is not that of the state that is kept",
      computing: "something of this person is being compared",
    },
    422: {
      not_in_offer: "words that do not stand in the offer",
      no_cv: "there is no analysed CV whose reading is kept",
      too_complex: "it cannot be compared within the limits",
    },
    429: { too_often: "120 comparisons within the last hour" },
    503: { machine_busy: "the server had no time for it" },
  },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: offerChangeSchema,
  async handle({ db, user, params, body, context }) {
    await changeOffer(db, user.id, params.id, body, { signal: context.signal });
    return { ok: true as const };
  },
});
export const loader = action;
