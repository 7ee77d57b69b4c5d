import { z } from "zod";
import { confirmEmailChange } from "#app/features/users/email-change.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Confirms the own new address with the code that was mailed to it.",
  description: "The address that the account had before is told by mail.",
  answer: OK,
  refusals: {
    409: {
      no_email_change: "there is none, it is too old, or five wrong codes were typed",
      email_taken: "another account has it",
    },
    422: { wrong_code: "the message says how many tries are left" },
  },
  body: z.object({ code: z.string().min(1).max(20) }),
  async handle({ db, user, body }) {
    await confirmEmailChange(db, user.id, body.code, { settings: getSettings() });
    return { ok: true };
  },
});
export const loader = action;
