import { exportReport, REPORT_CONTENT_TYPE } from "#app/features/admin/report/export-report.server.ts";
import { reportExportQuery } from "#app/features/admin/report/term-figures.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "report",
  summary: "Gives the use of the platform in a period as a spreadsheet or as a PDF, without personal data.",
  query: reportExportQuery,
  answer: { file: [REPORT_CONTENT_TYPE.xlsx, REPORT_CONTENT_TYPE.pdf] },
  refusals: {
    400: { bad_period: "longer than a year, or the end before the beginning" },
    422: { too_complex: "the PDF cannot be drawn within the limits" },
    503: { machine_busy: "the server had no time for the PDF" },
  },
  handle: ({ db, user, query, context }) =>
    exportReport(db, { actorId: user.id, query, settings: getSettings(), signal: context.signal }),
});
export const action = loader;
