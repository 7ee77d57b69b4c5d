import path from "node:path";
import { z } from "zod";
import { AppError, type AppErrorCode } from "#app/platform/errors.ts";
import { fileHead } from "./file-head.server.ts";
import { LIMITS } from "./limits.ts";
import { type RunOptions, runReader } from "./reader-child.server.ts";
import { BUSY_RETRY_SECONDS, Refusal, type RefusalReason } from "./refusal.ts";
import { sniffWorkbook } from "./sniff.ts";
import type { Workbook } from "./workbook.ts";

const cell = z.string().max(LIMITS.cellChars);

const workbookSchema = z.object({
  sheet: cell,
  rows: z
    .array(z.object({ row: z.number().int().min(1), a: cell, b: cell }))
    .min(1)
    .max(LIMITS.sheetRows),
});

const UNKNOWN: Told = ["unsupported", "other_file", "El archivo no es un libro de Excel. Elige uno en .xlsx o .xls."];
type Told = readonly [AppErrorCode, string, string];

/** Code, reason and words for whoever chose the file. */
const TOLD: Partial<Record<RefusalReason, Told>> = {
  empty: ["unprocessable", "empty", "El archivo está vacío. Revisa que se haya guardado bien y súbelo de nuevo."],
  unsupported: [
    "unsupported",
    "plain_text",
    "El archivo es texto o CSV con otro nombre. Ábrelo en Excel, guárdalo como libro de Excel (.xlsx) y súbelo de nuevo.",
  ],
  web_page: [
    "unsupported",
    "web_page",
    "El archivo es una página web con otro nombre. Ábrelo en Excel, guárdalo como libro de Excel (.xlsx) y súbelo de nuevo.",
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
    "No hay datos en las columnas A y B. Pon el RUT en la columna A y el nombre en la B, y súbelo de nuevo.",
  ],
  too_long: [
    "too_large",
    "too_many_rows",
    "El archivo tiene más de 20.000 filas. Divídelo en partes y súbelas una por una.",
  ],
  file_too_large: ["too_large", "too_large", "El archivo supera los 5 MB. Divídelo en partes y súbelas una por una."],
  too_complex: [
    "unprocessable",
    "too_complex",
    "El archivo es demasiado complejo para leerlo. Copia solo las columnas A y B a un libro nuevo, guárdalo como .xlsx y súbelo.",
  ],
  machine_busy: [
    "unavailable",
    "machine_busy",
    "El servidor está muy ocupado y no alcanzó a leer el archivo, que está bien. Súbelo de nuevo en unos minutos.",
  ],
};

/**
 * Reads columns A and B of an uploaded workbook in a child process of its own, killed at its limits.
 * @param file path of the file as stored; its content decides what it is
 * @throws AppError with `reason` empty, plain_text, web_page, other_office, other_file, corrupt, password_protected,
 *   no_rows, too_many_rows, too_large, too_complex or machine_busy; the signal's reason when it is aborted
 */
export async function readWorkbook(file: string, options: RunOptions = {}): Promise<Workbook> {
  try {
    const format = sniffWorkbook(await fileHead(file, LIMITS.workbookBytes));
    const parsed = workbookSchema.safeParse(await runReader(format, path.resolve(file), options));
    if (!parsed.success) throw new Refusal("too_complex", parsed.error);
    return parsed.data;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [code, reason, message] = TOLD[error.reason] ?? UNKNOWN;
    const retry = error.reason === "machine_busy" ? { retryAfter: BUSY_RETRY_SECONDS } : {};
    throw new AppError(code, message, { reason, cause: error, ...retry });
  }
}
