import { rm } from "node:fs/promises";
import { setImmediate as breathe } from "node:timers/promises";
import { readWorkbook } from "#app/documents/read-workbook.server.ts";
import { writeWorkbook } from "#app/documents/write-workbook.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import type { Db } from "#db/open.server.ts";
import { type CheckedRow, checkRows } from "./check-rows.ts";
import { importUsers, planImport } from "./import-users.server.ts";
import { reportOn } from "./plan.ts";
import { type ImportReport, MAX_IMPORT_ROWS } from "./result.ts";

/** The use case: an uploaded workbook is looked at, loaded, or given back as a list of what is wrong with it. */

export type UploadedWorkbook = {
  /** Path of the file as received; it is gone after the call. */
  file: string;
  /** As the person's computer calls it. */
  fileName: string;
};

type Sheet = { name: string; rows: CheckedRow[] };

/** The first two as a load reads them. */
const REJECTS_COLUMNS = [
  { title: "RUT", width: 16 },
  { title: "Nombre", width: 40 },
  { title: "Causa", width: 56 },
  { title: "Fila", width: 8 },
];

/** One at a time: reading keeps a core busy, and the other one serves the screens. */
let isReading = false;

/** What loading the workbook would do now. Writes nothing. @throws AppError as readWorkbook, columns_swapped, busy */
export async function previewWorkbook(db: Db, upload: UploadedWorkbook, signal: AbortSignal): Promise<ImportReport> {
  const { name, rows } = await readSheet(upload, signal);
  return reportOn(await planImport(db, rows), { fileName: upload.fileName, sheet: name });
}

/**
 * Loads the people of the workbook.
 * @param signal ends the reading when the client has left; once the database writes, it is not looked at
 * @throws AppError as readWorkbook, columns_swapped, busy, forbidden
 */
export async function importWorkbook(
  db: Db,
  upload: UploadedWorkbook,
  { actorId, signal }: { actorId: number; signal: AbortSignal },
): Promise<ImportReport> {
  const { fileName } = upload;
  const { name, rows } = await readSheet(upload, signal);
  return reportOn(await importUsers(db, rows, { actorId, fileName, settings: getSettings() }), {
    fileName,
    sheet: name,
  });
}

/**
 * The rows that a load rejects, each with its cause, as an XLSX that can be mended and loaded: the server keeps none
 * of it. @throws AppError as readWorkbook, columns_swapped, busy
 */
export async function rejectsWorkbook(db: Db, upload: UploadedWorkbook, signal: AbortSignal): Promise<Buffer> {
  const { rows } = await readSheet(upload, signal);
  const rejected = (await planImport(db, rows)).filter((row) => row.outcome === "rejected");
  return writeWorkbook({
    sheet: "Filas rechazadas",
    columns: REJECTS_COLUMNS,
    rows: [rejected.map(({ rut, name, cause, row }) => [rut, name, cause ?? "", row])],
  });
}

async function readSheet({ file }: UploadedWorkbook, signal: AbortSignal): Promise<Sheet> {
  try {
    if (isReading) {
      throw new AppError("unavailable", "Se está leyendo otro archivo. Espera unos segundos y súbelo de nuevo.", {
        retryAfter: 5,
        reason: "busy",
      });
    }
    isReading = true;
    const workbook = await readWorkbook(file, { signal }).finally(() => {
      isReading = false;
    });
    // Checking what the reader answered and checking the rows take some 25 ms each.
    await breathe();
    const { rows, swapped } = checkRows(workbook.rows);
    if (swapped) {
      throw new AppError(
        "unprocessable",
        "El RUT está en la columna B. Deja el RUT en la columna A y el nombre en la B, y súbelo de nuevo.",
        { reason: "columns_swapped" },
      );
    }
    return { name: workbook.sheet, rows: withinLimit(rows) };
  } finally {
    await rm(file, { force: true });
  }
}

function withinLimit(rows: CheckedRow[]): CheckedRow[] {
  if (rows.length > MAX_IMPORT_ROWS) {
    throw new AppError("too_large", "El archivo tiene más de 20.000 filas. Divídelo en partes y súbelas una por una.", {
      reason: "too_many_rows",
    });
  }
  if (rows.length === 0) {
    throw new AppError(
      "unprocessable",
      "El archivo tiene encabezado, pero ninguna fila con datos. Agrégalas y súbelo.",
      {
        reason: "no_rows",
      },
    );
  }
  return rows;
}
