import { useRef, useState } from "react";
import type { RosterChoices } from "#app/features/roster/fields.ts";
import { MAX_WORKBOOK_BYTES, WORKBOOK_TOO_LARGE } from "#app/features/roster/limits.ts";
import type { RosterReport } from "#app/features/roster/report.server.ts";
import { ApiError, postForm } from "#app/http/api.ts";
import { formatCount } from "#app/platform/format.ts";
import { notify } from "#app/ui/notify.tsx";
import { useRefreshAdmin } from "../queries.ts";

export const WORKBOOK_ACCEPT = ".xlsx,.xls";
const PATH = "/api/admin/upload-excel";
/** Error text of the specification, used when the server sends no better one. */
const FAILED = "Error al subir archivo Excel";
/** The server's reasons for a file that does not go straight through, and can be helped in the preview. */
const NEEDS_REVIEW: readonly (string | undefined)[] = ["needs_review", "no_people"];

/** The form data that uploads a workbook, with what the admin decided about it. */
export function workbookForm(file: File, choices: RosterChoices | null = null): FormData {
  const form = new FormData();
  form.append("excel", file);
  if (choices) form.append("choices", JSON.stringify(choices));
  return form;
}

type UploadAnswer = RosterReport | { processedRecords: number; rows?: undefined };

export type LoadedWorkbook = { report: RosterReport; file: File; choices: RosterChoices | null };

/**
 * State of the upload: the chosen file, its preview, the request in progress and the last load. The server stores
 * nothing between preview and upload.
 */
export function useWorkbook() {
  const refresh = useRefreshAdmin();
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState<"preview" | "upload" | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [preview, setPreview] = useState<{ report: RosterReport; choices: RosterChoices } | null>(null);
  const [last, setLast] = useState<LoadedWorkbook | null>(null);
  const sending = useRef(false);

  const attempt = async <Answer>(kind: "preview" | "upload", send: () => Promise<Answer>): Promise<Answer | null> => {
    if (sending.current) return null;
    sending.current = true;
    setBusy(kind);
    setFailure(null);
    try {
      return await send();
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
  const ask = async (workbook: File, choices: RosterChoices): Promise<void> => {
    const report = await postForm<RosterReport>(`${PATH}/preview`, workbookForm(workbook, choices));
    setPreview({ report, choices });
  };
  const clear = () => {
    setFile(null);
    setFailure(null);
    setPreview(null);
  };
  return {
    file,
    busy,
    failure,
    preview,
    last,
    choose: (files: FileList) => {
      const [chosen] = files;
      const refusal = chosen ? refusalOf(chosen) : null;
      setFailure(refusal);
      setPreview(null);
      setFile(chosen && !refusal ? chosen : null);
    },
    clear,
    /** Loads the preview, with what has been decided so far. */
    look: async (choices: RosterChoices = {}) => {
      if (file) await attempt("preview", () => ask(file, choices));
    },
    /**
     * Loads the file. Without choices it is the direct way: a file with doubts opens the preview instead.
     * @returns whether it was loaded
     */
    upload: async (choices: RosterChoices | null = null): Promise<boolean> => {
      if (!file) return false;
      const report = await attempt<UploadAnswer | null>("upload", async () => {
        try {
          return await postForm<UploadAnswer>(PATH, workbookForm(file, choices));
        } catch (error) {
          if (!(error instanceof ApiError) || !NEEDS_REVIEW.includes(error.reason)) throw error;
          await ask(file, choices ?? {});
          return null;
        }
      });
      if (!report) return false;
      // `processedRecords` is all that the call promises; the rest is shown where it came.
      if (report.rows) setLast({ report, file, choices });
      clear();
      notify({
        tone: "ok",
        title: "Excel subido exitosamente",
        detail: `Se procesaron ${formatCount(report.processedRecords)} registros`,
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
