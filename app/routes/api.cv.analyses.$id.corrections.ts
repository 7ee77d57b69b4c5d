import { z } from "zod";
import { correctAnalysis } from "#app/features/cv/corrections/correct.server.ts";
import { correctionsRequestSchema } from "#app/features/cv/corrections/corrections.ts";
import { cvAnalysisViewSchema } from "#app/features/cv/result.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Judges an analysis again with what the student says of what was read.",
  description: `
    \`corrections\` is everything that the student says of it, each time; what is left out stands as it was read, and
    null says that there is none. Empty lists take everything back. \`{key, removed: true}\` says that a job or study
    is none. \`key\` comes from \`details.understood\` and names what was read; without one it is something that the
    reading had missed. Months are \`"2022-03"\`, or \`"2022"\` where only the year is known. Texts are one line, of
    at most 200 signs (skills 80, phone 60) once white space is single. \`correctedAt\` is null the first time.

    The answer is the analysis as its screen shows it, computed again. The rules judge the kept document, in the
    computing child; a model is not asked. \`details.understood\` holds each thing with \`confidence\`, \`said\`
    (\`confirmed\`, \`corrected\`, \`added\`, \`removed\`) and \`inText\`: what the CV's text does not say earns no
    points and is quoted nowhere (decision 26).`,
  answer: { json: z.object({ analysis: cvAnalysisViewSchema }) },
  refusals: {
    409: {
      corrected_elsewhere: "`correctedAt` is not that of the state that is kept",
      correcting: "one of this person's is being computed",
    },
    422: {
      impossible: "dates that cannot be; the message names the job or study",
      purged: "the texts are gone by age",
      not_kept: "analysed before readings were kept",
      too_complex: "it cannot be judged within the limits",
    },
    429: { too_often: "120 within the last hour" },
    503: { machine_busy: "the server had no time for it" },
  },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: correctionsRequestSchema,
  async handle({ db, user, params, body, context }) {
    const analysis = await correctAnalysis(db, user.id, params.id, body, { signal: context.signal });
    return { analysis };
  },
});
export const loader = action;
