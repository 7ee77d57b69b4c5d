import { z } from "zod";
import { savedLineSchema } from "#app/features/workshop/lines/api-schemas.ts";
import { saveLine } from "#app/features/workshop/lines/lines.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Keeps a line of a CV as the student leaves it.",
  description: `
    \`state\`: \`used\` counts in the score, \`later\` and \`open\` keep answers and text, \`skipped\` sets the line
    aside, without what has a blank in it. The same line again replaces what was kept of it.`,
  answer: { json: z.object({ line: savedLineSchema }) },
  refusals: {
    404: "an analysis that is not one's own",
    422: {
      not_kept: "the texts of the analysis are gone",
      blank: "a blank of a template stands in an answer or in the line",
      no_text: "a line to be used has no text",
      too_many_lines: "sixty lines of one CV are kept",
    },
  },
  params: z.object({ analysisId: z.coerce.number().int().positive() }),
  body: savedLineSchema,
  handle: async ({ db, user, params, body }) => ({ line: await saveLine(db, user.id, params.analysisId, body) }),
});
export const loader = action;
