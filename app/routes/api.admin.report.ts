import { termReport } from "#app/features/admin/report/term-report.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "admin",
  handle: ({ db, request }) => termReport(db, request.url),
});
export const action = loader;
