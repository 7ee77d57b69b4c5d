import { readWorkbook } from "#app/documents/read-workbook.server.ts";
import { BUSY_RETRY_SECONDS, Refusal, type RefusalReason } from "#app/documents/refusal.ts";
import type { RunOptions } from "#app/documents/run-reader.server.ts";
import type { Workbook } from "#app/documents/workbook-rows.ts";
import { AppError, type AppErrorCode } from "#app/platform/errors.ts";

const UNKNOWN: Told = ["unsupported", "other_file", "El archivo no es un libro de Excel. Elige uno en .xlsx o .xls."];
type Told = readonly [AppErrorCode, string, string];

/** Error code, reason and message for the person who chose the file. */
const TOLD: Partial<Record<RefusalReason, Told>> = {
  empty: ["unprocessable", "empty", "El archivo está vacío. Revisa que se haya guardado bien y súbelo de nuevo."],
  unsupported: [
    "unsupported",
    "plain_text",
    "El archivo es texto o CSV, no un libro de Excel. Ábrelo en Excel, " +
      "guárdalo como libro de Excel (.xlsx) y súbelo de nuevo.",
  ],
  web_page: [
    "unsupported",
    "web_page",
    "El archivo es una página web con otro nombre. Ábrelo en Excel, " +
      "guárdalo como libro de Excel (.xlsx) y súbelo de nuevo.",
  ],
  other_office: [
    "unsupported",
    "other_office",
    "El archivo no es un libro de Excel en .xlsx o .xls. Ábrelo en tu programa, guárdalo como .xlsx y súbelo de nuevo.",
  ],
  corrupt: [
    "unprocessable",
    "corrupt",
    "El archivo está dañado o incompleto. Ábrelo en Excel, guárdalo otra vez y sube la copia nueva.",
  ],
  password_protected: [
    "unprocessable",
    "password_protected",
    "El archivo está protegido con contraseña. Guarda una copia sin contraseña y súbela.",
  ],
  unreadable: [
    "unprocessable",
    "no_rows",
    "El archivo no tiene filas con datos. Revisa que sea la planilla correcta y súbelo de nuevo.",
  ],
  too_long: [
    "too_large",
    "too_many_rows",
    "El archivo tiene demasiadas filas. Divídelo en partes y súbelas una por una.",
  ],
  file_too_large: ["too_large", "too_large", "El archivo supera los 5 MB. Divídelo en partes y súbelas una por una."],
  too_complex: [
    "unprocessable",
    "too_complex",
    "El archivo es demasiado complejo para leerlo. Copia solo las columnas " +
      "de las personas a un libro nuevo, guárdalo como .xlsx y súbelo.",
  ],
  machine_busy: [
    "unavailable",
    "machine_busy",
    "El servidor está muy ocupado y no alcanzó a leer el archivo, que está bien. Súbelo de nuevo en unos minutos.",
  ],
};

/**
 * Reads an uploaded workbook of people: see readWorkbook().
 * @throws AppError with a Spanish sentence and `reason` empty, plain_text, web_page, other_office, other_file, corrupt,
 *   password_protected, no_rows, too_many_rows, too_large, too_complex or machine_busy; the signal's reason when it is
 *   aborted
 */
export async function readUpload(file: string, options: RunOptions = {}): Promise<Workbook> {
  try {
    return await readWorkbook(file, options);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [code, reason, message] = TOLD[error.reason] ?? UNKNOWN;
    const retry = error.reason === "machine_busy" ? { retryAfter: BUSY_RETRY_SECONDS } : {};
    throw new AppError(code, message, { reason, cause: error, ...retry });
  }
}
