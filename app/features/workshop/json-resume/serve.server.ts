import { writeJsonResumeTask } from "#app/features/cv/compute/tasks.ts";
import type { MonthIndex } from "#app/features/cv/facts/facts.ts";
import { type ServedTask, serve } from "#app/platform/work/serve-tasks.ts";
import { type ImportedCv, importJsonResume } from "./import.ts";
import { DOCUMENT_LOOK } from "./schema.ts";

/** The computing child's side of CVs in JSON Resume. */

export const jsonResumeTasks: readonly ServedTask[] = [
  serve(writeJsonResumeTask, async ({ file, today }) => {
    const { docx, ignored } = await documentOf(Buffer.from(file, "base64"), today);
    return { docx: docx.toString("base64"), unused: ignored };
  }),
];

/**
 * The document that is read in the place of such a file.
 * @throws as importJsonResume() and writeDocx()
 */
export async function documentOf(
  file: Uint8Array,
  today: MonthIndex,
): Promise<Pick<ImportedCv, "ignored"> & { docx: Buffer }> {
  const { cv, ignored, note } = importJsonResume(file);
  // Imported lazily: scores do not need the Word library.
  const { writeDocx } = await import("../write/docx.server.ts");
  return { docx: await writeDocx(cv, DOCUMENT_LOOK, today, { note }), ignored };
}
