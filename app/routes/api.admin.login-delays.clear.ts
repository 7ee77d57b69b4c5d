import { clearLoginDelays } from "#app/features/admin/acts/accounts.server.ts";
import { signInState } from "#app/features/admin/system.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "admin",
  async handle({ db, user }) {
    await clearLoginDelays(db, user.id);
    return { signIn: signInState() };
  },
});
export const loader = action;
