import type { ImportReport } from "#app/features/users/import/import-report.server.ts";
import { pluralize } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { RejectsButton } from "./rejects-button.tsx";
import { ReportCounts, ReportRows } from "./report-view.tsx";

type PreviewDialogProps = {
  report: ImportReport;
  /** Null once the file is loaded, while the dialog fades out. */
  file: File | null;
  open: boolean;
  busy: boolean;
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Shows row by row what a load would do. Its script is loaded when it opens. */
export default function PreviewDialog({ report, file, open, busy, failure, onConfirm, onClose }: PreviewDialogProps) {
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      size="lg"
      title="Revisa antes de cargar"
      description={
        `${report.fileName}, hoja ${report.sheet}: ${pluralize(report.total, "fila", "filas")}. Todavía no se ` +
        "guarda nada."
      }
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            Volver
          </Button>
          <Button busy={busy} busyText="Cargando..." disabled={report.processedRecords === 0} onClick={onConfirm}>
            Confirmar carga
          </Button>
        </>
      }
    >
      {failure && <Alert tone="bad" title={failure} className="mb-4" />}
      <ReportCounts report={report} />
      {report.processedRecords === 0 && (
        <Alert tone="info" title="No hay nada que cargar" className="mt-4">
          Ninguna fila crea ni cambia a una persona.
        </Alert>
      )}
      {report.warnings > 0 && (
        <Alert tone="warn" title={pluralize(report.warnings, "advertencia", "advertencias")} className="mt-4">
          Esas filas se cargan igual. Revisa que el RUT esté bien escrito.
        </Alert>
      )}
      {report.rejected > 0 && file && (
        <div className="mt-4">
          <RejectsButton file={file} />
        </div>
      )}
      <div className="mt-4">
        <ReportRows report={report} />
      </div>
    </Modal>
  );
}
