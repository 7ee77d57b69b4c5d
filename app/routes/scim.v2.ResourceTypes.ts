import { z } from "zod";
import { requireToken } from "#app/features/access/tokens/require-token.server.ts";
import { resourceTypes } from "#app/features/scim/discovery.ts";
import { listOf, scimListSchema } from "#app/features/scim/user-resource.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { originOf, SCIM_TOKEN_REFUSALS } from "#app/http/scim-answer.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "public",
  dialect: "scim",
  summary: "Lists the kinds of resources.",
  answer: { json: scimListSchema(z.object({ id: z.string() }).catchall(z.unknown())) },
  refusals: SCIM_TOKEN_REFUSALS,
  async handle({ db, request, context }) {
    await requireToken(db, { request, context, scope: "scim" });
    return listOf(resourceTypes(originOf(request)));
  },
});
export const action = loader;
