import { z } from "zod";
import { trialStep } from "#app/features/access/trial/trial.ts";
import { tryWay } from "#app/features/access/trial/try-way.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "system",
  summary: "Tries a way to sign in, as far as it leads without a person.",
  description: "Asks the provider or the directory as a sign-in would. Nobody is signed in, and nothing is kept.",
  body: z.object({ way: z.string().max(40).describe("id of a way of the sign-in screens, or ldap") }),
  answer: { json: z.object({ steps: z.array(trialStep) }) },
  refusals: { 404: "the way is not on" },
  handle: async ({ body }) => ({ steps: await tryWay(getSettings(), body.way) }),
});
export const loader = action;
