import { readOwnFile } from "#app/documents/reader/read-own-file.ts";
import { Refusal } from "#app/documents/refusal.ts";
import { correctionsBetween } from "#app/features/cv/corrections/corrections-between.ts";
import { readingNote } from "#app/features/cv/corrections/reading-note.server.ts";
import type { CvFacts, MonthIndex } from "#app/features/cv/facts/facts.ts";
import { withPlaces } from "#app/features/cv/facts/personal-remarks.ts";
import { findFacts } from "#app/features/cv/facts-and-score.ts";
import { AppError } from "#app/platform/errors.ts";
import type { CvDocument } from "../cv-document.ts";
import { toJsonResume } from "../json-resume/export.ts";
import { DOCUMENT_LOOK } from "../json-resume/schema.ts";
import type { Template } from "../write/templates.ts";
import type { FILE_FORMATS } from "./file-schemas.ts";

/** A CV as a file that our own reader reads as it was meant. Computes: for the child. */

type Format = (typeof FILE_FORMATS)[number];
type Written = Exclude<Format, "json">;
type Look = { format: Format; template: Template; today: MonthIndex; compact?: boolean };

/** Imported lazily: scores need neither the fonts nor the Word library. */
async function writerOf(format: Written) {
  return format === "pdf"
    ? (await import("../write/pdf.server.ts")).cvPdf
    : (await import("../write/docx.server.ts")).writeDocx;
}

/**
 * The bytes of the file; the same for the same CV. Where our reader would take something of it otherwise, a note in the
 * file says what was meant (decision 60).
 * @param meant the facts that the CV was made of
 * @throws AppError as the writers do
 */
export async function writeCvFile(
  cv: CvDocument,
  meant: CvFacts,
  { format, template, today, compact = false }: Look,
): Promise<Buffer> {
  if (format === "json") return await writeJsonResume(cv, meant, today);
  const write = await writerOf(format);
  const bytes = await write(cv, template, today, { compact });
  const note = await noteOn(bytes, format, { meant, today });
  return note === null ? bytes : await write(cv, template, today, { compact, note });
}

/** Its note is for the document that an analysis makes of the file (json-resume/serve.server.ts). */
async function writeJsonResume(cv: CvDocument, meant: CvFacts, today: MonthIndex): Promise<Buffer> {
  const write = await writerOf("docx");
  const note = await noteOn(await write(cv, DOCUMENT_LOOK, today), "docx", { meant, today });
  return Buffer.from(`${JSON.stringify(toJsonResume(cv, note), null, 2)}\n`);
}

async function noteOn(
  bytes: Buffer,
  format: Written,
  { meant, today }: { meant: CvFacts; today: MonthIndex },
): Promise<string | null> {
  try {
    const written = await readOwnFile(format, bytes);
    const { document } = withPlaces(written);
    const read = findFacts(document, today);
    return readingNote(written, correctionsBetween({ document, read, meant, today }));
  } catch (error) {
    // A file that cannot be read again (no text, too many pages, no CV by the rules) can still be had.
    if (error instanceof Refusal || error instanceof AppError) return null;
    throw error;
  }
}
