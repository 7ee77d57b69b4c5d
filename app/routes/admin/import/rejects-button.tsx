import { Download } from "lucide-react";
import { useState } from "react";
import type { RosterChoices } from "#app/features/roster/fields.ts";
import { ApiError, postFormForFile } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.tsx";
import { workbookForm } from "./use-workbook.ts";

/** Downloads the rejected rows as a workbook, each with its reason, to be corrected and loaded again. */
export function RejectsButton({ file, choices }: { file: File; choices: RosterChoices | null }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const workbook = await postFormForFile("/api/admin/upload-excel/rejects", workbookForm(file, choices));
      const address = URL.createObjectURL(workbook);
      const link = document.createElement("a");
      link.href = address;
      link.download = "filas-rechazadas.xlsx";
      link.click();
      // Some browsers read the object URL only after the click handler has returned.
      setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify({ tone: "bad", title: "No se pudo descargar", detail: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" icon={Download} busy={busy} busyText="Descargando..." onClick={download}>
      Descargar rechazados
    </Button>
  );
}
