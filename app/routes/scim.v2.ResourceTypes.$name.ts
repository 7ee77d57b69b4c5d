import { z } from "zod";
import { requireToken } from "#app/features/access/tokens/require-token.server.ts";
import { resourceTypes } from "#app/features/scim/discovery.ts";
import { unknownAddress } from "#app/features/scim/refused.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { originOf, SCIM_TOKEN_REFUSALS } from "#app/http/scim-answer.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "public",
  dialect: "scim",
  summary: "Returns a kind of resource.",
  params: z.object({ name: z.string() }),
  answer: { json: z.object({ id: z.string() }).catchall(z.unknown()) },
  refusals: SCIM_TOKEN_REFUSALS,
  async handle({ db, request, params, context }) {
    await requireToken(db, { request, context, scope: "scim" });
    const found = resourceTypes(originOf(request)).find(({ id }) => id === params.name);
    if (!found) throw unknownAddress();
    return found;
  },
});
export const action = loader;
