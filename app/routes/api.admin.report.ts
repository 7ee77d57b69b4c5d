import { termReportSchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { reportQuery, termReport } from "#app/features/admin/report/term-figures.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "report",
  summary: "Gives the use of the platform in a period, without personal data.",
  description: `
    Use by week, people by score, bookings, means, and the same of the period before. At most 366 days. Figures about 1
    to 4 people are null; counts are multiples of five, rounded down, so that no group under five can be found by
    subtracting two reports.`,
  query: reportQuery,
  answer: { json: termReportSchema },
  refusals: { 400: { bad_period: "longer than a year, or the end before the beginning" } },
  handle: ({ db, query }) => termReport(db, query),
});
export const action = loader;
