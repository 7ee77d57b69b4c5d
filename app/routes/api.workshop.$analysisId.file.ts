import { z } from "zod";
import { fileRequestSchema } from "#app/features/workshop/file/file-schemas.ts";
import { makeCvFile } from "#app/features/workshop/file/make-file.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "The worked CV as a file: the uploaded Word with its new lines, the CV written anew, or JSON Resume.",
  description: `
    Of the uploaded Word only the changed lines differ (decision 55); \`X-Unchanged-Lines\` counts those whose place
    in it was not certain, which stand as they were. It can be had while the upload is kept (\`KEEP_CV_FILES\`);
    otherwise \`POST /api/workshop/word\` takes it again. What JSON Resume has no field for stands in fields
    \`x-patina\`.`,
  answer: {
    file: [
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "application/pdf",
      "application/json",
    ],
  },
  refusals: {
    404: "an analysis or a version that is not one's own",
    422: {
      not_kept: "the texts of the analysis are gone",
      not_docx: "the upload was no .docx",
      file_gone: "the upload is not kept",
      no_lines: "no line is in use",
      no_line_found: "no line could be changed with certainty",
      only_docx: "the uploaded Word is asked for as another format",
      cv_letters: "letters that the PDF's typeface lacks; the .docx has them",
      cv_too_long: "too long to be written anew",
      too_complex: "it cannot be made within the limits",
    },
    503: { machine_busy: "the server had no time for it" },
  },
  params: z.object({ analysisId: z.coerce.number().int().positive() }),
  body: fileRequestSchema,
  async handle({ db, user, params, body, context }) {
    const { bytes, type, unchanged } = await makeCvFile(db, user.id, params.analysisId, body, context.signal);
    return new Response(new Uint8Array(bytes), {
      headers: {
        "Content-Type": type,
        "Content-Disposition": `attachment; filename="cv-${params.analysisId}.${body.format}"`,
        "Cache-Control": "no-store",
        "X-Unchanged-Lines": String(unchanged),
      },
    });
  },
});
export const loader = action;
