import { unblockOwn } from "#app/features/privacy/rights/block.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Lifts the block of the own data.",
  answer: OK,
  refusals: { 409: { not_blocked: "there is no block" } },
  async handle({ db, user }) {
    await unblockOwn(db, user.id);
    return { ok: true as const };
  },
});
export const loader = action;
