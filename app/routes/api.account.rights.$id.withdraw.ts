import { z } from "zod";
import { withdrawRight } from "#app/features/privacy/rights/own-requests.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Withdraws an open request for a right.",
  answer: OK,
  refusals: { 404: "another's", 409: { closed: "it has ended" } },
  params: z.object({ id: z.coerce.number().int().positive() }),
  async handle({ db, user, params }) {
    await withdrawRight(db, user.id, params.id);
    return { ok: true as const };
  },
});
export const loader = action;
