import type { Settings } from "#app/platform/env.server.ts";
import { readReportHead } from "#app/platform/institution.server.ts";
import { compute } from "#app/platform/work/compute.server.ts";
import type { Db } from "#db/open.server.ts";
import type { TermReport } from "../../panel-api-schemas.server.ts";
import { GROUPED_BY } from "../report-labels.ts";
import type { ReportQuery } from "../term-figures.server.ts";
import { renderTermReportTask } from "./render-task.server.ts";

const TEXTS = {
  tooComplex: "El informe tiene demasiados grupos para un PDF. Agrúpalo de otra forma o descárgalo como XLSX.",
  machineBusy: "El servidor está muy ocupado y no alcanzó a hacer el PDF. Descárgalo otra vez en unos minutos.",
};

/**
 * A report as PDF, computed off the event loop.
 * @param query what the report was asked for with
 * @param settings those of the environment
 * @throws AppError `too_complex` or `machine_busy`; the signal's reason
 */
export async function makeTermReport(
  db: Db,
  {
    report,
    query,
    settings,
    signal,
  }: { report: TermReport; query: ReportQuery; settings: Settings; signal?: AbortSignal },
): Promise<Buffer> {
  const head = await readReportHead(db, settings);
  const input = { report, by: query.by, people: peopleOf(query), head };
  const { pdf } = await compute(renderTermReportTask, input, TEXTS, signal ? { signal } : {});
  return Buffer.from(pdf, "base64");
}

/** Whom a report is about: "Facultad: Ingeniería · Sede: Valparaíso" */
function peopleOf(query: ReportQuery): string {
  const fields = ["faculty", "career", "campus", "entryYear"] as const;
  const set = fields.filter((field) => query[field] !== undefined && query[field] !== "");
  return set.map((field) => `${GROUPED_BY[field]}: ${query[field]}`).join(" · ") || "Todas las personas";
}
