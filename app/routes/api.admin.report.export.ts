import { recordActivity } from "#app/features/activity/record.server.ts";
import { reportWorkbook } from "#app/features/admin/report/report-workbook.server.ts";
import { reportQuery, termReport } from "#app/features/admin/report/term-figures.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { webStream } from "#app/platform/web-stream.server.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const loader = endpoint({
  method: "GET",
  access: "report",
  summary: "Gives the use of the platform in a period as a spreadsheet, without personal data.",
  query: reportQuery,
  answer: { file: [XLSX] },
  refusals: { 400: { bad_period: "longer than a year, or the end before the beginning" } },
  async handle({ db, user, query }) {
    const report = await termReport(db, query);
    const details = { list: "report", format: "xlsx" };
    await runWithPermission(db, { actorId: user.id, permission: "report", kind: "look" }, (trx) =>
      recordActivity(trx, { userId: user.id, action: "export", details }),
    );
    return new Response(webStream(reportWorkbook(report, query.by)), {
      headers: {
        "Content-Type": XLSX,
        "Content-Disposition": `attachment; filename="informe-${query.from}-${query.to}.xlsx"`,
        "Cache-Control": "no-store",
      },
    });
  },
});
export const action = loader;
