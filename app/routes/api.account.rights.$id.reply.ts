import { z } from "zod";
import { replySchema, replyToQuestion } from "#app/features/privacy/rights/own-requests.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Answers what the office asked about a request; its clock goes on.",
  answer: OK,
  refusals: { 404: "another's", 409: { closed: "it has ended", not_waiting: "nothing was asked" } },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: replySchema,
  async handle({ db, user, params, body }) {
    await replyToQuestion(db, user.id, params.id, body.message);
    return { ok: true as const };
  },
});
export const loader = action;
