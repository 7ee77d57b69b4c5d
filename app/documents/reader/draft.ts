import type { DocumentLine } from "../document.ts";
import type { LineSource } from "./office/docx-content.ts";

/**
 * A line as the format readers return it to finish(): the text is not normalised yet, and two spaces separate the cells
 * of a table.
 */
export type DraftLine = DocumentLine & {
  /** Right edge of the line in points, 0 if unknown; distinguishes a wrapped line from a short one. */
  right: number;
  /** DOCX: what the line is made of, one for each of the cells that were joined. */
  sources?: readonly LineSource[];
  /** DOCX: those of lines that were left out, because they say the same as this one in another head or foot. */
  copies?: readonly (readonly LineSource[])[];
};

export type Draft = {
  method: "text" | "ocr";
  pages: number;
  lines: DraftLine[];
  hidden: string[];
  links: string[];
  truncated: boolean;
  note?: string | undefined;
};

/** Makes a line without geometry. */
export function plainLine(text: string, part: Partial<DraftLine> = {}): DraftLine {
  return { text, page: 1, x: 0, y: 0, size: 0, bold: false, role: "text", block: 0, gapBefore: 0, right: 0, ...part };
}
