import { z } from "zod";
import { previewBodySchema, previewSchema } from "#app/features/workshop/lines/api-schemas.ts";
import { previewLine } from "#app/features/workshop/lines/lines.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Forms of a line of a CV with the student's answers, and the score with it. Keeps nothing.",
  description: `
    A form holds words of the line, of the answers and joining words (\`from\`), and is offered only where its grammar
    is certain (decision 59). The score is that of an analysis of the same text, by the published rubric. A newer call
    of the same person ends an older one.`,
  answer: { json: previewSchema },
  refusals: {
    404: "an analysis that is not one's own",
    409: { newer: "the same person has asked again" },
    422: { not_kept: "the texts of the analysis are gone", too_complex: "it cannot be judged within the limits" },
    503: { machine_busy: "the server had no time for it" },
  },
  params: z.object({ analysisId: z.coerce.number().int().positive() }),
  body: previewBodySchema,
  handle: ({ db, user, params, body, context }) =>
    previewLine(db, user.id, params.analysisId, body, { signal: context.signal }),
});
export const loader = action;
