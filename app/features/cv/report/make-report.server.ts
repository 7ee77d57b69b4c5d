import type { Settings } from "#app/platform/env.server.ts";
import { readInstitution, readLogo } from "#app/platform/institution.server.ts";
import type { Db } from "#db/open.server.ts";
import { compute } from "../compute/run.server.ts";
import { renderReportTask } from "../compute/tasks.ts";
import type { CvAnalysisView, CvResult } from "../result.ts";
import type { ReportHead } from "./report-head.ts";

const TEXTS = {
  tooComplex: "El perfil tiene demasiado texto para un reporte. Acórtalo y descárgalo otra vez.",
  machineBusy: "El servidor está muy ocupado y no alcanzó a hacer el reporte. Descárgalo otra vez en unos minutos.",
};

/** What stands at the head of reports. @param settings those of the environment */
export async function reportHead(db: Db, settings: Settings): Promise<ReportHead> {
  const [{ name, accent }, logo] = await Promise.all([readInstitution(db, settings), readLogo(db)]);
  return { institution: name, accent, logo: logo?.png.toString("base64") ?? null };
}

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
