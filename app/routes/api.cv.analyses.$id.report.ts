import { z } from "zod";
import { findAnalysis } from "#app/features/cv/queries.server.ts";
import { makeReport } from "#app/features/cv/report/make-report.server.ts";
import { reportRequestSchema } from "#app/features/cv/report/report-request.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { readReportHead } from "#app/platform/institution.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Makes the report of an analysis, as PDF.",
  description: "`candidate` is the profile as the student has edited it; left out, it is the profile as read.",
  answer: { file: ["application/pdf"] },
  refusals: {
    422: { too_complex: "it cannot be drawn within the limits" },
    503: { machine_busy: "the server had no time for it" },
  },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: reportRequestSchema,
  async handle({ db, user, params, body, context }) {
    const view = await findAnalysis(db, user.id, params.id);
    if (!view) throw new AppError("not_found", "No encontramos ese análisis. Búscalo en Mis Actividades.");
    const candidate = body.candidate ?? view.results.candidate;
    const head = await readReportHead(db, getSettings());
    const pdf = await makeReport(view, candidate, head, context.signal);
    return new Response(new Uint8Array(pdf), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="reporte-cv-${view.id}.pdf"`,
        "Cache-Control": "no-store",
      },
    });
  },
});
export const loader = action;
