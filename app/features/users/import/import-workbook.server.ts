import { rm } from "node:fs/promises";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { writeWorkbook } from "#app/documents/write-workbook.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import type { Db } from "#db/open.server.ts";
import { type CheckedRow, checkRows } from "./check-rows.ts";
import { reportOn } from "./import-plan.ts";
import type { ImportReport } from "./import-report.server.ts";
import { MAX_IMPORT_ROWS } from "./import-result.ts";
import { importUsers, planImport } from "./import-users.server.ts";
import { readPeople } from "./read-people.server.ts";

/** The use cases of an uploaded workbook: preview it, load it, or return its rejected rows. */

export type UploadedWorkbook = {
  /** Path of the received file; the call deletes it. */
  file: string;
  /** Name of the file on the person's computer. */
  fileName: string;
};

type Sheet = { name: string; rows: CheckedRow[] };

/** The first two columns are the ones that a load reads. */
const REJECTS_COLUMNS = [
  { title: "RUT", width: 16 },
  { title: "Nombre", width: 40 },
  { title: "Causa", width: 56 },
  { title: "Fila", width: 8 },
];

/** One workbook at a time: reading keeps one core busy, and the other core serves requests. */
let isReading = false;

/**
 * What loading the workbook would do now. Writes nothing to the database.
 * @throws AppError as readPeople, columns_swapped, busy
 */
export async function previewWorkbook(db: Db, upload: UploadedWorkbook, signal: AbortSignal): Promise<ImportReport> {
  const { name, rows } = await readSheet(upload, signal);
  return reportOn(await planImport(db, rows), { fileName: upload.fileName, sheet: name });
}

/**
 * Loads the people of the workbook.
 * @param signal stops the reading when the client has disconnected; ignored once the database is being written
 * @throws AppError as readPeople, columns_swapped, busy, forbidden
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
 * The rows that a load rejects, each with its cause, as an XLSX file to correct and upload again. Nothing is stored on
 * the server.
 * @throws AppError as readPeople, columns_swapped, busy
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
    const workbook = await readPeople(file, { signal }).finally(() => {
      isReading = false;
    });
    // Checking the reader's answer and checking the rows take some 25 ms each, so other requests run in between.
    await yieldToEventLoop();
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
