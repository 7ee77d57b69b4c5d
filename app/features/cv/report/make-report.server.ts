import type { ReportHead } from "#app/documents/pdf/report-head.ts";
import { compute } from "#app/platform/work/compute.server.ts";
import { renderReportTask } from "../compute/tasks.ts";
import type { CvAnalysisView, CvResult } from "../result.ts";

const TEXTS = {
  tooComplex: "El perfil tiene demasiado texto para un reporte. Acórtalo y descárgalo otra vez.",
  machineBusy: "El servidor está muy ocupado y no alcanzó a hacer el reporte. Descárgalo otra vez en unos minutos.",
};

/**
 * The report of an analysis, computed off the event loop.
 * @param candidate as the user edited it
 * @throws AppError `too_complex` or `machine_busy`; the signal's reason
 */
export async function makeReport(
  { textRead: _textRead, ...view }: CvAnalysisView,
  candidate: CvResult["candidate"],
  head: ReportHead,
  signal?: AbortSignal,
): Promise<Buffer> {
  const { pdf } = await compute(renderReportTask, { view, candidate, head }, TEXTS, signal ? { signal } : {});
  return Buffer.from(pdf, "base64");
}
