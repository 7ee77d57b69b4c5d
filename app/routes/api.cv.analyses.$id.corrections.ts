import { z } from "zod";
import { correctAnalysis } from "#app/features/cv/corrections/correct.server.ts";
import { correctionsRequestSchema } from "#app/features/cv/corrections/corrections.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: correctionsRequestSchema,
  async handle({ db, user, params, body, context }) {
    const analysis = await correctAnalysis(db, user.id, params.id, body, { signal: context.signal });
    return { analysis };
  },
});
export const loader = action;
