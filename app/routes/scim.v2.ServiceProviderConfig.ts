import { z } from "zod";
import { requireToken } from "#app/features/access/tokens/require-token.server.ts";
import { serviceProviderConfig } from "#app/features/scim/discovery.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { originOf, SCIM_TOKEN_REFUSALS } from "#app/http/scim-answer.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "public",
  dialect: "scim",
  summary: "Says what of SCIM the platform does.",
  answer: { json: z.object({ schemas: z.array(z.string()) }).catchall(z.unknown()) },
  refusals: SCIM_TOKEN_REFUSALS,
  async handle({ db, request, context }) {
    await requireToken(db, { request, context, scope: "scim" });
    return serviceProviderConfig(originOf(request));
  },
});
export const action = loader;
