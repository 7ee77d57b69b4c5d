import { z } from "zod";
import { requestRight, rightsRequestSchema } from "#app/features/privacy/rights/own-requests.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "allow",
  summary: "Asks for a right under Ley 21.719.",
  description: `
    Reviews of a score are asked for at \`/api/account/review-requests\`. Taking the own data at
    \`/api/account/export\` answers an open request of access or portability.`,
  answer: { status: 201, json: z.object({ id: z.number().int() }) },
  refusals: {
    409: { already_open: "a request of this kind is open", too_many_open: "10 requests are open" },
    429: { too_often: "20 within 24 hours" },
  },
  body: rightsRequestSchema,
  async handle({ db, user, body }) {
    const id = await requestRight(db, user.id, body, { settings: getSettings() });
    return Response.json({ id }, { status: 201, headers: { "Cache-Control": "no-store" } });
  },
});
export const loader = action;
