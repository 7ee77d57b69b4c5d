import { readFile } from "node:fs/promises";
import { SNIFF_BYTES, sniff } from "#app/documents/detect-file-type.ts";
import { Refusal } from "#app/documents/refusal.ts";
import { replaceCvLines } from "#app/features/cv/read-cv.server.ts";
import { uploadPath } from "#app/features/cv/stored-cv-files.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { compute } from "#app/platform/work/compute.server.ts";
import type { Db } from "#db/open.server.ts";
import { keptActs } from "../acts/acts.server.ts";
import { inUse, type KeptCv, needKeptCv, savedLines } from "../lines/kept-cv.server.ts";
import type { LineChange } from "../lines/tasks.ts";
import { versionLinesSchema } from "../versions/version-schemas.ts";
import type { FileRequest } from "./file-schemas.ts";
import { wordChangesTask, writeCvTask } from "./tasks.ts";

/** A worked CV as a file: the uploaded Word with its new lines, or the CV written anew. */

const TEXTS = {
  tooComplex: "Tu CV es demasiado largo para escribirlo de nuevo. Prueba con el otro formato.",
  machineBusy: "El servidor está muy ocupado y no alcanzó a hacer el archivo. Descárgalo otra vez en unos minutos.",
};
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const TYPES = { docx: DOCX, pdf: "application/pdf", json: "application/json" } as const;

export type CvFile = {
  bytes: Buffer;
  type: string;
  /** Lines that stand in the file as they were, because their place was not certain; always 0 in a CV written anew. */
  unchanged: number;
};

/** Why the upload that is kept cannot be had with its new lines, or null. */
export function sameFileGap({
  type,
  upload,
}: Pick<KeptCv["file"], "type" | "upload">): "not_docx" | "file_gone" | null {
  if (type !== DOCX) return "not_docx";
  return upload === null || !getSettings().KEEP_CV_FILES ? "file_gone" : null;
}

/**
 * @throws AppError not_found; unprocessable `not_kept`, `not_docx`, `file_gone`, `no_lines`, `no_line_found`,
 * `only_docx`, `cv_letters`, `cv_too_long`, `too_complex`; unavailable `machine_busy`; what replaceCvLines() throws
 */
export async function makeCvFile(
  db: Db,
  userId: number,
  analysisId: number,
  request: FileRequest,
  signal?: AbortSignal,
): Promise<CvFile> {
  const cv = await needKeptCv(db, userId, analysisId);
  const changes = await linesOf(db, userId, analysisId, request.versionId);
  if (request.as === "same") {
    if (request.format !== "docx") throw refusal("only_docx", "Tu mismo archivo se descarga solo como DOCX.");
    refuseOtherThanWord(cv, changes);
    return changedWord(cv, await keptUpload(cv), changes, signal);
  }
  const { format, withoutPersonal, as: template } = request;
  const acts = await keptActs(db, userId, analysisId);
  const asked = { ...cv.read, changes, template, format, withoutPersonal, acts };
  const { file } = await compute(writeCvTask, asked, TEXTS, signal ? { signal } : {});
  return { bytes: Buffer.from(file, "base64"), type: TYPES[format], unchanged: 0 };
}

/**
 * The Word that the student hands over again, with the new lines. It is kept nowhere.
 * @throws AppError not_found; unprocessable `not_kept`, `not_docx`, `no_lines`, `no_line_found`, `not_word`,
 * `too_complex`; unavailable `machine_busy`; what replaceCvLines() throws
 */
export async function changeGivenWord(
  db: Db,
  userId: number,
  { analysisId, versionId }: { analysisId: number; versionId: number | null },
  bytes: Buffer,
  signal?: AbortSignal,
): Promise<CvFile> {
  const cv = await needKeptCv(db, userId, analysisId);
  const changes = await linesOf(db, userId, analysisId, versionId);
  refuseOtherThanWord(cv, changes);
  if (!isWord(bytes)) throw refusal("not_word", "Ese archivo no es un Word (DOCX). Elige el mismo que analizaste.");
  return changedWord(cv, bytes, changes, signal);
}

async function linesOf(db: Db, userId: number, analysisId: number, versionId: number | null): Promise<LineChange[]> {
  if (versionId === null) return inUse(await savedLines(db, userId, analysisId));
  const row = await db
    .selectFrom("workshop_versions")
    .select("lines")
    .where("id", "=", versionId)
    .where("analysis_id", "=", analysisId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found", "No encontramos esa versión. Puede que ya esté borrada.");
  return versionLinesSchema.parse(JSON.parse(row.lines));
}

/** The upload, where it is kept. */
async function keptUpload({ file }: KeptCv): Promise<Buffer> {
  const bytes = file.upload === null || sameFileGap(file) ? null : await readFile(uploadPath(file.upload)).catch(gone);
  if (bytes === null)
    throw refusal("file_gone", "Tu archivo no está guardado. Elige el mismo Word otra vez, o una de las plantillas.");
  return bytes;
}

async function changedWord(
  { read }: KeptCv,
  bytes: Buffer,
  lines: LineChange[],
  signal?: AbortSignal,
): Promise<CvFile> {
  const until = signal ? { signal } : {};
  const { changes, unplaced } = await compute(wordChangesTask, { kept: read.kept, changes: lines }, TEXTS, until);
  const changed = await replaceCvLines(bytes, changes, until);
  if (changed.changed.length === 0)
    throw refusal(
      "no_line_found",
      "No encontramos tus líneas en ese archivo, y no cambiamos nada. Revisa que sea el mismo que analizaste, o " +
        "descarga tu CV en una plantilla.",
    );
  return {
    bytes: changed.bytes,
    type: DOCX,
    unchanged: unplaced.length + changed.notFound.length + changed.refused.length,
  };
}

function refuseOtherThanWord({ file }: KeptCv, lines: readonly LineChange[]): void {
  if (sameFileGap(file) === "not_docx")
    throw refusal("not_docx", "Tu CV no es un Word (DOCX). Descárgalo escrito de nuevo, en una de las dos plantillas.");
  if (lines.length === 0) throw refusal("no_lines", "Usa al menos una línea nueva antes de descargar tu archivo.");
}

function isWord(bytes: Buffer): boolean {
  try {
    return sniff(bytes.subarray(0, SNIFF_BYTES), "cv.docx") === "docx";
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Erased by hand, or by age a moment ago. */
function gone(error: NodeJS.ErrnoException): null {
  if (error.code !== "ENOENT") throw error;
  return null;
}

const refusal = (reason: string, message: string) => new AppError("unprocessable", message, { reason });
