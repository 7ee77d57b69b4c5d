import { startAnswerSchema } from "#app/features/interview/api-schemas.server.ts";
import { startSchema } from "#app/features/interview/requests.server.ts";
import { startInterview } from "#app/features/interview/start.server.ts";
import { startOfferInterview } from "#app/features/offers/offer-interview.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Starts an interview.",
  description: `
    Answers its questions and duration. One that is open with the same hunter is closed and kept; the same \`seed\`
    finds the interview that it started. With \`offerId\` its questions are made from that offer.`,
  answer: { json: startAnswerSchema },
  body: startSchema,
  refusals: { 404: "there is no such offer of the user" },
  handle: ({ db, user, body: { offerId, ...body } }) =>
    offerId === undefined ? startInterview(db, user, body) : startOfferInterview(db, user, offerId, body),
});
export const loader = action;
