import { withdrawEmailChange } from "#app/features/users/email-change.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Drops the own new address that waits for its code.",
  answer: OK,
  async handle({ db, user }) {
    await withdrawEmailChange(db, user.id);
    return { ok: true };
  },
});
export const loader = action;
