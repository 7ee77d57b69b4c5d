import { withdrawObjections } from "#app/features/privacy/rights/withdraw-objections.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Allows again every use of the own data that an objection had ended.",
  answer: OK,
  refusals: { 409: { no_objection: "there is none" } },
  async handle({ db, user }) {
    await withdrawObjections(db, user.id);
    return { ok: true as const };
  },
});
export const loader = action;
