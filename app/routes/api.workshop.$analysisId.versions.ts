import { z } from "zod";
import { newVersionSchema, versionSchema } from "#app/features/workshop/versions/version-schemas.ts";
import { keepVersion } from "#app/features/workshop/versions/versions.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Keeps the lines in use of a CV as a version with a name and its score.",
  answer: { json: z.object({ version: versionSchema }) },
  refusals: {
    404: "an analysis that is not one's own",
    422: {
      not_kept: "the texts of the analysis are gone",
      no_lines: "no line of the CV is in use",
      too_many_versions: "twenty versions of one CV are kept",
      too_complex: "it cannot be judged within the limits",
    },
    503: { machine_busy: "the server had no time for it" },
  },
  params: z.object({ analysisId: z.coerce.number().int().positive() }),
  body: newVersionSchema,
  handle: async ({ db, user, params, body, context }) => ({
    version: await keepVersion(db, user.id, params.analysisId, body.name, { signal: context.signal }),
  }),
});
export const loader = action;
