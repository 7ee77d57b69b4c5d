import type { ImportReport } from "#app/features/users/import/result.ts";
import { howMany } from "../count-text.ts";
import { RejectsButton } from "./rejects-button.tsx";
import { ReportCounts, ReportRows } from "./report-view.tsx";

/** What the last load did, for as long as the tab is open. */
export function LastLoad({ report, file }: { report: ImportReport; file: File }) {
  return (
    <section aria-labelledby="ultima-carga" className="mt-6 border-t border-line pt-5">
      <h3 id="ultima-carga">Resultado de la carga</h3>
      <p className="mt-1 mb-3 text-ink-2 wrap-anywhere">
        {report.fileName}, hoja {report.sheet}: {howMany(report.total, "fila", "filas")}.
      </p>
      <ReportCounts report={report} />
      {report.rejected > 0 && (
        <div className="mt-3">
          <RejectsButton file={file} />
        </div>
      )}
      {report.rows.length > 0 && (
        <div className="mt-4">
          <ReportRows report={report} />
        </div>
      )}
    </section>
  );
}
