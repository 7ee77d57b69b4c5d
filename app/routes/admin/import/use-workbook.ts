import { useRef, useState } from "react";
import type { ImportReport } from "#app/features/users/import/import-report.server.ts";
import { MAX_WORKBOOK_BYTES, WORKBOOK_TOO_LARGE } from "#app/features/users/import/import-result.ts";
import { ApiError, postForm } from "#app/http/api.ts";
import { formatCount } from "#app/platform/format.ts";
import { notify } from "#app/ui/notify.tsx";
import { useRefreshAdmin } from "../queries.ts";

export const WORKBOOK_ACCEPT = ".xlsx,.xls";
const PATH = "/api/admin/upload-excel";
/** Error text of the specification, used when the server sends no better one. */
const FAILED = "Error al subir archivo Excel";

/** The form data that uploads a workbook. */
export function workbookForm(file: File): FormData {
  const form = new FormData();
  form.append("excel", file);
  return form;
}

/**
 * State of the upload: the chosen file, the request in progress and the last report. The server stores nothing between
 * preview and upload.
 */
export function useWorkbook() {
  const refresh = useRefreshAdmin();
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState<"preview" | "upload" | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [last, setLast] = useState<{ report: ImportReport; file: File } | null>(null);
  const sending = useRef(false);
  const send = async (kind: "preview" | "upload"): Promise<{ report: ImportReport; file: File } | null> => {
    if (!file || sending.current) return null;
    sending.current = true;
    setBusy(kind);
    setFailure(null);
    try {
      const path = kind === "preview" ? `${PATH}/preview` : PATH;
      return { report: await postForm<ImportReport>(path, workbookForm(file)), file };
    } catch (error) {
      // A file that changed on disk after it was chosen cannot be read any more, and fetch reports only a failure.
      if (!(error instanceof ApiError)) throw error;
      const sentence = error.offline ? "Revisa tu conexión, elige el archivo otra vez y súbelo." : error.message;
      setFailure(sentence || FAILED);
      notify({ tone: "bad", title: "Error al subir Excel", detail: error.offline ? FAILED : sentence || FAILED });
      return null;
    } finally {
      sending.current = false;
      setBusy(null);
    }
  };
  return {
    file,
    busy,
    failure,
    last,
    choose: (files: FileList) => {
      const [chosen] = files;
      const refusal = chosen ? refusalOf(chosen) : null;
      setFailure(refusal);
      setFile(chosen && !refusal ? chosen : null);
    },
    clear: () => {
      setFile(null);
      setFailure(null);
    },
    /** Returns the preview's report; null when it failed. */
    preview: async () => (await send("preview"))?.report ?? null,
    /** Returns true when the workbook was loaded. */
    upload: async () => {
      const loaded = await send("upload");
      if (!loaded) return false;
      setLast(loaded);
      setFile(null);
      notify({
        tone: "ok",
        title: "Excel subido exitosamente",
        detail: `Se procesaron ${formatCount(loaded.report.processedRecords)} registros`,
      });
      void refresh();
      return true;
    },
  };
}

/** Checks name and size only; the server checks the content. */
function refusalOf(file: File): string | null {
  if (!/\.xlsx?$/i.test(file.name.trim()))
    return "Elige un archivo .xlsx o .xls. Si es otro tipo, guárdalo como Excel.";
  if (file.size === 0) return "El archivo está vacío. Ábrelo, revisa que tenga filas y súbelo otra vez.";
  return file.size > MAX_WORKBOOK_BYTES ? WORKBOOK_TOO_LARGE : null;
}
