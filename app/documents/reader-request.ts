import { DOCUMENT_FORMATS, type DocumentFormat } from "./document.ts";
import { WORKBOOK_FORMATS, type WorkbookFormat } from "./workbook-rows.ts";

/** What the server asks of a reader child: one line of JSON, then `bytes` bytes of the file. */
export type Job =
  | { kind: "workbook"; format: WorkbookFormat; bytes: number }
  /** `mayDraw`: the child was started so that it may load the canvas and the recogniser. */
  | { kind: "document"; format: DocumentFormat; bytes: number; mayDraw: boolean };

export const UNKNOWN_JOB_MESSAGE = "The reader was given no job that it knows";

/** Without a schema library: loading one takes the child longer than most files. @throws Error for anything else */
export function parseJob(line: string): Job {
  const { kind, format, bytes, mayDraw } = JSON.parse(line) as Record<string, unknown>;
  if (typeof bytes !== "number" || !Number.isSafeInteger(bytes) || bytes < 0) throw new Error(UNKNOWN_JOB_MESSAGE);
  const workbook = WORKBOOK_FORMATS.find((known) => known === format);
  if (kind === "workbook" && workbook) return { kind, format: workbook, bytes };
  const document = DOCUMENT_FORMATS.find((known) => known === format);
  if (kind === "document" && document) return { kind, format: document, bytes, mayDraw: mayDraw === true };
  throw new Error(UNKNOWN_JOB_MESSAGE);
}

/** Formats that are nothing but a picture: read only by a child that may draw. */
export function isPicture(format: DocumentFormat | WorkbookFormat): boolean {
  return format === "jpg" || format === "png";
}
