import { z } from "zod";
import { changeOwnEmail, ownEmailSchema } from "#app/features/access/own-email.server.ts";
import { IDENTITY_REFUSALS } from "#app/features/access/passkeys/confirm-identity.server.ts";
import { pendingEmailSchema } from "#app/features/users/email-change.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Mails a code to an address that the person wants for the own account.",
  description: `
    The account keeps its address until the code is confirmed. Whether the address is another account's is not told
    here.`,
  answer: { json: z.object({ pending: pendingEmailSchema.nullable() }) },
  refusals: {
    ...IDENTITY_REFUSALS,
    409: { ...IDENTITY_REFUSALS[409], no_mail: "no mail is sent from here" },
    422: {
      ...IDENTITY_REFUSALS[422],
      invalid_email: "the message is what to show",
      same_email: "it is the own one, and confirmed",
    },
    429: {
      "": "throttled after failed tries (one count with the sign-in)",
      too_many_codes: "five in a day for the account or to the address",
    },
  },
  body: ownEmailSchema,
  async handle({ db, user, body, request, context }) {
    const client = { request, clientAddress: context.clientAddress };
    return { pending: await changeOwnEmail(db, user.id, body, client, { settings: getSettings() }) };
  },
});
export const loader = action;
