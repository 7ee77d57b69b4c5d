import { z } from "zod";
import { requireToken, TOKEN_REFUSALS } from "#app/features/access/tokens/require-token.server.ts";
import { uploadsFolder } from "#app/features/cv/stored-cv-files.server.ts";
import { loadSentRoster } from "#app/features/roster/machine-load.server.ts";
import { rosterReportSchema } from "#app/features/roster/report.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveRoster } from "./upload-excel/receive-roster.server.ts";
import { WORKBOOK_REFUSALS } from "./upload-excel/receive-workbook.server.ts";

export const action = endpoint({
  method: "PUT",
  access: "public",
  summary: "Loads the people that a program of the university sends.",
  description: `
    For programs: \`Authorization: Bearer\` with a token for the roster; no session opens it. The body is the
    workbook or the CSV itself, or JSON: \`{"people": [{"rut", "identifier", "name", "given", "surnames", "email",
    "career", "faculty", "campus", "year", "status"}], "choices": {…}}\`. It is read as a roster of the panel is, and
    can be undone there.

    Where the panel would ask, nothing is loaded and the answer is a 422 that says what is doubtful, unless
    \`choices\` answers in advance: in the body of JSON, or as JSON in the address. The same file as the last load in
    force changes nothing.`,
  query: z.object({
    dryRun: z.literal("1").optional().describe("tells what loading would do and writes nothing"),
    choices: z.string().max(8_000).optional().describe("as in the panel's load, as JSON"),
  }),
  answer: {
    json: z.object({
      outcome: z.enum(["loaded", "preview", "unchanged_file"]),
      doubts: z.array(z.object({ code: z.string(), message: z.string() })).describe("only in a preview"),
      report: rosterReportSchema.nullable(),
      loadId: z.number().int().nullable(),
    }),
  },
  refusals: {
    ...WORKBOOK_REFUSALS,
    ...TOKEN_REFUSALS,
    400: { ...WORKBOOK_REFUSALS[400], missing: "the body is empty", bad_people: "the JSON has another form" },
    409: { changing: "others keep changing the same people" },
    413: { ...WORKBOOK_REFUSALS[413], too_large: "more than 5 MB" },
    422: { ...WORKBOOK_REFUSALS[422], needs_review: "something would have to be confirmed: the message says what" },
  },
  async handle({ db, request, query, context }) {
    const by = await requireToken(db, { request, context, scope: "roster" });
    const sent = await receiveRoster(request, { tokenId: by.id, choices: query.choices, signal: context.signal });
    const isDryRun = query.dryRun === "1";
    return loadSentRoster(db, sent, { by, folder: uploadsFolder(), signal: context.signal, isDryRun });
  },
});
export const loader = action;
