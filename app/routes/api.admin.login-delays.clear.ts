import { z } from "zod";
import { clearLoginDelays } from "#app/features/admin/commands/accounts.server.ts";
import { signInStateSchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { signInState } from "#app/features/admin/system.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "system",
  summary: "Ends all waiting for what was tried from addresses or at many accounts.",
  description: "Accounts keep their counts; user names of the directory, which are nobody's here yet, do not.",
  answer: { json: z.object({ signIn: signInStateSchema }) },
  async handle({ db, user }) {
    await clearLoginDelays(db, user.id);
    return { signIn: signInState() };
  },
});
export const loader = action;
