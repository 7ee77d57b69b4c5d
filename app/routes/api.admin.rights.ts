import { z } from "zod";
import { deskQuery, listDesk } from "#app/features/privacy/rights/desk.server.ts";
import { registerRequest, registerSchema } from "#app/features/privacy/rights/office-requests.server.ts";
import { deskSchema } from "#app/features/privacy/rights/rights-schemas.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "rights",
  summary: "Lists the requests for rights, those for review of a result included.",
  query: deskQuery,
  answer: { json: deskSchema },
  handle: ({ db, query }) => listDesk(db, query, { settings: getSettings() }),
});

export const action = endpoint({
  method: "POST",
  access: "rights",
  summary: "Enters a request for a right that came by paper, mail or at the counter.",
  answer: { status: 201, json: z.object({ id: z.number().int() }) },
  refusals: {
    400: "a date to come, or of before last year",
    404: "no such person",
    409: { already_open: "a request of this kind is open", too_many_open: "10 requests are open" },
  },
  body: registerSchema,
  async handle({ db, user, body }) {
    const id = await registerRequest(db, body, { actorId: user.id, settings: getSettings() });
    return Response.json({ id }, { status: 201, headers: { "Cache-Control": "no-store" } });
  },
});
