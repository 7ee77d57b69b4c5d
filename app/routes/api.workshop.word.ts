import { z } from "zod";
import { CV_TOO_LARGE, MAX_CV_BYTES } from "#app/features/cv/upload-rules.ts";
import { changeGivenWord } from "#app/features/workshop/file/make-file.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveInMemory } from "#app/http/upload.server.ts";

const UPLOAD = { field: "cv", maxBytes: MAX_CV_BYTES, kinds: "DOCX" } as const;

const id = z.coerce.number().int().positive();

/** Reasons why the file cannot be changed, for the API description. */
const UNREADABLE = {
  not_kept: "the texts of the analysis are gone",
  not_docx: "the analysed CV was no .docx",
  not_word: "this file is no .docx",
  no_lines: "no line is in use",
  no_line_found: "no line could be changed with certainty: it may be another file",
  corrupt: "damaged or incomplete",
  password_protected: "protected by a password",
  too_complex: "it cannot be changed within the limits",
};

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "The Word of an analysed CV, handed over again, with its new lines. Keeps nothing.",
  description: `
    The file stays in memory for the time of the call. Only the changed lines differ (decision 55);
    \`X-Unchanged-Lines\` counts those whose place in it was not certain, which stand as they were.`,
  upload: UPLOAD,
  answer: { file: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"] },
  refusals: {
    400: { bad_query: "no `analysis`" },
    404: "an analysis or a version that is not one's own",
    422: UNREADABLE,
    429: "this person is still sending a file",
    503: { "": "many are sending files", machine_busy: "the server had no time for it; the file is fine" },
  },
  query: z.object({
    analysis: id,
    version: id.optional().describe("an own version of this CV; without one the lines in use now"),
  }),
  async handle({ db, user, query, request, context: { signal } }) {
    const given = await receiveInMemory(request, {
      ...UPLOAD,
      tooLarge: CV_TOO_LARGE,
      missing: "Elige el Word que analizaste.",
      userId: user.id,
      signal,
    });
    const which = { analysisId: query.analysis, versionId: query.version ?? null };
    const { bytes, type, unchanged } = await changeGivenWord(db, user.id, which, Buffer.from(given.bytes), signal);
    return new Response(new Uint8Array(bytes), {
      headers: {
        "Content-Type": type,
        "Content-Disposition": `attachment; filename="cv-${query.analysis}.docx"`,
        "Cache-Control": "no-store",
        "X-Unchanged-Lines": String(unchanged),
      },
    });
  },
});
export const loader = action;
