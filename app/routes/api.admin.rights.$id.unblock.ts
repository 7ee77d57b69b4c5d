import { z } from "zod";
import { unblockForRequest } from "#app/features/privacy/rights/block.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "rights",
  summary: "Lifts the block that a request led to.",
  answer: OK,
  refusals: { 409: { not_blocked: "there is no block" } },
  params: z.object({ id: z.coerce.number().int().positive() }),
  async handle({ db, user, params }) {
    await unblockForRequest(db, params.id, user.id);
    return { ok: true as const };
  },
});
export const loader = action;
