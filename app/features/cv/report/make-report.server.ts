import { compute } from "../compute/run.server.ts";
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
  institution: string,
  signal?: AbortSignal,
): Promise<Buffer> {
  const { pdf } = await compute(renderReportTask, { view, candidate, institution }, TEXTS, signal ? { signal } : {});
  return Buffer.from(pdf, "base64");
}
