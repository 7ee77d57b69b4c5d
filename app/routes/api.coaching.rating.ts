import { z } from "zod";
import { keepRating } from "#app/features/coaching/rating/rating-link.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

const stars = z.number().int().min(1).max(5);

export const action = endpoint({
  method: "POST",
  access: "public",
  summary: "Keeps how a student found a session, with the token of the mail after it.",
  description: "Once: what was sent first stays, and is answered again.",
  answer: { json: z.object({ stars: stars.describe("what is kept") }) },
  refusals: {
    404: "the token is none, or its session or account is gone",
    409: {
      blocked: "the person has had the own data blocked",
      past: "the mail is older than 14 days",
      not_held: "the session is not marked as attended",
    },
    429: "too many wrong links or acts from one network",
  },
  body: z.object({ token: z.string().min(1).max(200), stars }),
  async handle({ db, body, context }) {
    return { stars: await keepRating(db, { ...body, clientAddress: context.clientAddress }) };
  },
});
export const loader = action;
