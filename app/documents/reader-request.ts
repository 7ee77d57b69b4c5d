import { DOCUMENT_FORMATS, type DocumentFormat } from "./document.ts";
import { WORKBOOK_FORMATS, type WorkbookFormat } from "./workbook-rows.ts";

/** The request to a reader process: one line of JSON, followed by `bytes` bytes of the file. */
export type Job =
  | { kind: "workbook"; format: WorkbookFormat; bytes: number }
  /** `bytes` are the line changes as one line of JSON, and the file. */
  | { kind: "lines"; format: "docx"; bytes: number }
  /** `mayDraw`: whether the process may load the canvas and the recogniser. */
  | { kind: "document"; format: DocumentFormat; bytes: number; mayDraw: boolean };

export const UNKNOWN_JOB_MESSAGE = "The reader was given no job that it knows";

/** Parses without a schema library, because loading one takes longer than most files. @throws Error if invalid */
export function parseJob(line: string): Job {
  const { kind, format, bytes, mayDraw } = JSON.parse(line) as Record<string, unknown>;
  if (typeof bytes !== "number" || !Number.isSafeInteger(bytes) || bytes < 0) throw new Error(UNKNOWN_JOB_MESSAGE);
  const workbook = WORKBOOK_FORMATS.find((known) => known === format);
  if (kind === "workbook" && workbook) return { kind, format: workbook, bytes };
  if (kind === "lines" && format === "docx") return { kind, format, bytes };
  const document = DOCUMENT_FORMATS.find((known) => known === format);
  if (kind === "document" && document) return { kind, format: document, bytes, mayDraw: mayDraw === true };
  throw new Error(UNKNOWN_JOB_MESSAGE);
}

/** Whether the format is an image, which only a process that may draw can read. */
export function isPicture(format: DocumentFormat | WorkbookFormat): boolean {
  return format === "jpg" || format === "png";
}
