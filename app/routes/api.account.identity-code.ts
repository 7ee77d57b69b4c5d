import { requestConfirmationCode } from "#app/features/access/entry-code/request-code.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Mails a code that proves who asks, to somebody who has no password of this platform.",
  description: `
    For sessions of the institution's sign-in or of a passkey, and only to an address that its owner has confirmed. Sets
    a cookie: the code is good once, for 15 minutes, in this browser, as \`code\` of a call that wants a proof.`,
  answer: OK,
  refusals: {
    409: {
      no_mail: "no mail is sent from here",
      password_first: "the session was opened with a password, which is the proof",
      no_confirmed_email: "the account's address was never confirmed",
    },
    429: {
      "": "many were asked for from this network",
      too_many_codes: "five in a day for the account",
    },
  },
  async handle({ db, user, request, context }) {
    const client = { request, clientAddress: context.clientAddress };
    const cookie = await requestConfirmationCode(db, user.id, client, { settings: getSettings() });
    return Response.json({ ok: true }, { headers: { "Cache-Control": "no-store", "Set-Cookie": cookie } });
  },
});
export const loader = action;
