import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Workbook } from "#app/documents/workbook-rows.ts";
import { writeWorkbook } from "#app/documents/write-workbook.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import type { Db } from "#db/open.server.ts";
import type { RosterChoices } from "./fields.ts";
import { MAX_IMPORT_ROWS } from "./limits.ts";
import { loadRoster } from "./load-roster.server.ts";
import { planRoster } from "./plan-roster.server.ts";
import { readUpload } from "./read-upload.server.ts";
import type { RosterReport } from "./report.server.ts";
import { reportPlan } from "./report-plan.ts";
import { type Roster, readRoster } from "./roster.ts";

/** The use cases of an uploaded workbook: preview it, load it, or return its rejected rows. */

export type UploadedRoster = {
  /** Path of the received file; the call deletes it. */
  file: string;
  /** Name of the file on the person's computer. */
  fileName: string;
  /** What the admin has decided; null on the direct way, which takes only what is beyond doubt. */
  choices: RosterChoices | null;
};

/** One workbook at a time: reading keeps one core busy, and the other core serves requests. */
let isReading = false;

/**
 * What loading the workbook would do now. Writes nothing to the database.
 * @throws AppError as readUpload, no_people, too_many_rows, busy
 */
export async function previewRoster(db: Db, upload: UploadedRoster, signal: AbortSignal): Promise<RosterReport> {
  const { roster } = await readRosterFile(upload, signal);
  const plan = await planRoster(db, roster.rows, upload.choices?.conflicts);
  return reportPlan(roster, plan, { fileName: upload.fileName, loadId: null });
}

/**
 * Loads the people of the workbook.
 * @param signal stops the reading when the client has disconnected; ignored once the database is being written
 * @throws AppError as previewRoster, needs_review (something has to be confirmed), forbidden, changing
 */
export async function loadUploadedRoster(
  db: Db,
  upload: UploadedRoster,
  { actorId, signal }: { actorId: number; signal: AbortSignal },
): Promise<RosterReport> {
  const { fileName, choices } = upload;
  const { roster, hash } = await readRosterFile(upload, signal);
  if (roster.rows.length === 0 && !roster.doubts.includes("whose_id")) {
    throw new AppError(
      "unprocessable",
      "No encontramos una columna con el RUT. Usa «Revisar antes» y elige qué trae cada columna.",
      { reason: "no_people" },
    );
  }
  if (roster.doubts.length > 0) throw needsReview();
  if (choices === null) {
    const plan = await planRoster(db, roster.rows);
    if (plan.some(({ outcome }) => outcome === "conflict")) throw needsReview();
  }
  const { plan, loadId } = await loadRoster(db, roster.rows, {
    by: actorId,
    fileName,
    fileHash: hash,
    settings: getSettings(),
    ...(choices?.conflicts ? { conflicts: choices.conflicts } : {}),
  });
  return reportPlan(roster, plan, { fileName, loadId });
}

function needsReview(): AppError {
  return new AppError("conflict", "Hay datos por revisar antes de cargar. Revísalos y confirma la carga.", {
    reason: "needs_review",
  });
}

/**
 * The rows that a load rejects, each with its cause, as an XLSX file to correct and upload again. Nothing is stored on
 * the server.
 * @throws AppError as previewRoster
 */
export async function rejectsWorkbook(db: Db, upload: UploadedRoster, signal: AbortSignal): Promise<Buffer> {
  const { roster } = await readRosterFile(upload, signal);
  const plan = await planRoster(db, roster.rows, upload.choices?.conflicts);
  const rejected = plan.filter(({ outcome }) => outcome === "rejected");
  return writeWorkbook({
    sheet: "Filas rechazadas",
    columns: REJECTS_COLUMNS,
    rows: [rejected.map(({ identifier, name, cause, sheet, row }) => [identifier, name, cause ?? "", sheet, row])],
  });
}

const REJECTS_COLUMNS = [
  { title: "RUT", width: 16 },
  { title: "Nombre", width: 40 },
  { title: "Causa", width: 56 },
  { title: "Hoja", width: 20 },
  { title: "Fila", width: 8 },
];

/**
 * Reads and recognises the file in the document reader, and deletes it.
 * @returns what it holds, and its SHA-256 in hexadecimal
 * @throws AppError as previewRoster
 */
export async function readRosterFile(
  { file, choices }: Pick<UploadedRoster, "file" | "choices">,
  signal: AbortSignal,
): Promise<{ roster: Roster; hash: string }> {
  try {
    if (isReading) {
      throw new AppError("unavailable", "Se está leyendo otro archivo. Espera unos segundos y súbelo de nuevo.", {
        retryAfter: 5,
        reason: "busy",
      });
    }
    isReading = true;
    try {
      const hash = createHash("sha256")
        .update(await readFile(file))
        .digest("hex");
      const roster = await recognised(await readUpload(file, { signal }), choices ?? {}, signal);
      return { roster: withPeople(roster), hash };
    } finally {
      isReading = false;
    }
  } finally {
    await rm(file, { force: true });
  }
}

/** Recognising columns and checking rows takes a while for thousands of people: other requests run in between. */
async function recognised({ sheets }: Workbook, choices: RosterChoices, signal: AbortSignal): Promise<Roster> {
  const steps = readRoster(sheets, choices);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    signal.throwIfAborted();
    await yieldToEventLoop();
  }
}

function withPeople(roster: Roster): Roster {
  if (roster.rows.length > MAX_IMPORT_ROWS) {
    throw new AppError("too_large", "El archivo tiene más de 20.000 personas. Divídelo y súbelo por partes.", {
      reason: "too_many_rows",
    });
  }
  const columns = roster.sheets.flatMap((sheet) => sheet.columns);
  if (!columns.some(({ examples }) => examples.length > 0)) {
    throw new AppError(
      "unprocessable",
      "El archivo tiene encabezado, pero ninguna fila con datos. Agrégalas y súbelo.",
      { reason: "no_rows" },
    );
  }
  return roster;
}
