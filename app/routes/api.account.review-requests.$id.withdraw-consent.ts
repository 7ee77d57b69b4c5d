import { z } from "zod";
import { reviewRequestViewSchema } from "#app/features/privacy/review-request.ts";
import { withdrawConsent } from "#app/features/privacy/review-requests.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Takes back the permission to use answers, with their marks.",
  description: "Once more answers the same.",
  answer: { json: z.object({ request: reviewRequestViewSchema }) },
  params: z.object({ id: z.coerce.number().int().positive() }),
  async handle({ db, user, params }) {
    return { request: await withdrawConsent(db, user.id, params.id) };
  },
});
export const loader = action;
