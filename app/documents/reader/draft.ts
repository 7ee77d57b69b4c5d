import type { LineRole } from "../document.ts";

/**
 * A line as the readers of the formats hand it to finish(): text not yet normalised, two spaces between table cells.
 */
export type DraftLine = {
  text: string;
  page: number;
  x: number;
  y: number;
  size: number;
  bold: boolean;
  role: LineRole;
  block: number;
  gapBefore: number;
  /** A drawn line's right edge in points, 0 where unknown: tells a wrapped line from a short one. */
  right: number;
};

export type Draft = {
  method: "text" | "ocr";
  pages: number;
  lines: DraftLine[];
  hidden: string[];
  links: string[];
  truncated: boolean;
};

/** A line without geometry. */
export function plainLine(text: string, part: Partial<DraftLine> = {}): DraftLine {
  return { text, page: 1, x: 0, y: 0, size: 0, bold: false, role: "text", block: 0, gapBefore: 0, right: 0, ...part };
}
