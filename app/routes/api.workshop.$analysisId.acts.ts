import { z } from "zod";
import { actsSchema } from "#app/features/workshop/acts/act-schemas.ts";
import { saveActs } from "#app/features/workshop/acts/acts.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Keeps what a student chooses for the whole of a CV that is written anew.",
  description: `
    All of it replaces what was kept. Files of the CV written anew have it, whichever lines they hold; the uploaded
    Word never does. A misspelt word that is corrected is a line (\`POST /api/workshop/{analysisId}/lines\`).`,
  answer: { json: z.object({ acts: actsSchema }) },
  refusals: {
    404: "an analysis that is not one's own",
    422: { not_kept: "the texts of the analysis are gone" },
  },
  params: z.object({ analysisId: z.coerce.number().int().positive() }),
  body: actsSchema,
  handle: async ({ db, user, params, body }) => ({ acts: await saveActs(db, user.id, params.analysisId, body) }),
});
export const loader = action;
