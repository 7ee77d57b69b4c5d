import { processingReport } from "#app/features/privacy/processing-report/processing-report.server.ts";
import { readReportFacts } from "#app/features/privacy/processing-report/read-facts.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "rights",
  summary: "Gives the report of the processing of personal data, as a page that prints well.",
  description: "What `npm run privacy:report -- --html` writes: every statement comes from the running settings.",
  answer: { file: ["text/html"] },
  async handle({ db }) {
    const { html } = processingReport(await readReportFacts(db, getSettings()));
    return new Response(html, {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Disposition": 'attachment; filename="informe-de-tratamiento.html"',
        "Cache-Control": "no-store",
      },
    });
  },
});
export const action = loader;
