import { recordActivity } from "#app/features/activity/record.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { webStream } from "#app/platform/web-stream.server.ts";
import type { Db } from "#db/open.server.ts";
import { makeTermReport } from "./pdf/make-term-report.server.ts";
import { reportWorkbook } from "./report-workbook.server.ts";
import { type ReportExportQuery, termReport } from "./term-figures.server.ts";

export const REPORT_CONTENT_TYPE = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
} as const;

/**
 * The report as a file, with the figures of the screen. It is recorded.
 * @throws AppError as termReport() and makeTermReport()
 */
export async function exportReport(
  db: Db,
  { actorId, query: { format, ...query }, settings, signal }: Export,
): Promise<Response> {
  const report = await termReport(db, query);
  const body =
    format === "pdf"
      ? new Uint8Array(await makeTermReport(db, { report, query, settings, signal }))
      : webStream(reportWorkbook(report, query.by));
  const details = { list: "report", format };
  await runWithPermission(db, { actorId, permission: "report", kind: "look" }, (trx) =>
    recordActivity(trx, { userId: actorId, action: "export", details }),
  );
  return new Response(body, {
    headers: {
      "Content-Type": REPORT_CONTENT_TYPE[format],
      "Content-Disposition": `attachment; filename="informe-${query.from}-${query.to}.${format}"`,
      "Cache-Control": "no-store",
    },
  });
}

type Export = { actorId: number; query: ReportExportQuery; settings: Settings; signal: AbortSignal };
