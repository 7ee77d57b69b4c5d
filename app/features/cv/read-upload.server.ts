import { readFile, stat } from "node:fs/promises";
import type { ReadDocument } from "#app/documents/document.ts";
import { AppError } from "#app/platform/errors.ts";
import { compute } from "#app/platform/work/compute.server.ts";
import { writeJsonResumeTask } from "./compute/tasks.ts";
import type { MonthIndex } from "./facts/facts.ts";
import { readCv } from "./read-cv.server.ts";
import type { Imported } from "./result.ts";
import { checkUpload, isJsonName } from "./upload-rules.ts";

const TEXTS = {
  tooComplex:
    "El archivo JSON Resume es demasiado complejo para leerlo. Expórtalo de nuevo, o sube tu CV como PDF o DOCX.",
  machineBusy:
    "El servidor está muy ocupado y no alcanzó a leer tu archivo, que está bien. Súbelo de nuevo en unos minutos.",
};

type Reading = { fileName: string; today: MonthIndex; signal: AbortSignal };

/**
 * Reads an uploaded CV. One in JSON Resume is written as a document first, in the computing child, and that document is
 * read; it is not kept.
 * @param file path of the file as stored
 * @throws as readCv(); AppError `not_json`, `bad_json_resume`, `json_too_large`, `cv_too_long`, `machine_busy`
 */
export async function readUpload(
  file: string,
  { fileName, today, signal }: Reading,
): Promise<{ document: ReadDocument; imported: Imported | null }> {
  if (!isJsonName(fileName)) return { document: await readCv(file, { fileName, signal }), imported: null };
  const json = await base64Of(file, fileName);
  const { docx, unused } = await compute(writeJsonResumeTask, { file: json, today }, TEXTS, { signal });
  const document = await readCv(Buffer.from(docx, "base64"), { fileName: "cv.docx", signal });
  return { document, imported: { format: "json_resume", unused } };
}

async function base64Of(file: string, fileName: string): Promise<string> {
  const { size } = await stat(file);
  const refusal = checkUpload({ name: fileName, size });
  if (refusal !== null) throw new AppError("unprocessable", refusal.message, { reason: refusal.reason });
  return (await readFile(file)).toString("base64");
}
