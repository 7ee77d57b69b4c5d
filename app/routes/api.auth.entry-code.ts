import { codeRequestSchema, requestEntryCode } from "#app/features/access/entry-code/request-code.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "public",
  summary: "Mails a code with which a person enters and sets an own password.",
  description: `
    Only where \`INITIAL_PASSWORD=code\`. The answer is the same whether or not there is such an account, and whether or
    not it has an address that somebody has vouched for. Sets a cookie: the code is good once, for 15 minutes, in this
    browser; five wrong ones end it. An account gets five in 24 hours.`,
  answer: OK,
  refusals: {
    400: { wrong_identifier: "neither a RUT nor another identifier; the message is what to show" },
    404: { entry_closed: "nobody enters by code here" },
    429: "many were asked for from this network",
  },
  body: codeRequestSchema,
  async handle({ db, body, request, context }) {
    const client = { request, clientAddress: context.clientAddress };
    const cookie = await requestEntryCode(db, body.identifier, client, { settings: getSettings() });
    return Response.json({ ok: true }, { headers: { "Cache-Control": "no-store", "Set-Cookie": cookie } });
  },
});
export const loader = action;
