/**
 * The document reader's output: plain lines in reading order with their layout. This layer knows nothing about CVs.
 */

export const DOCUMENT_FORMATS = ["pdf", "docx", "doc", "txt", "jpg", "png"] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** Where a line came from. "list" lost its bullet character; "table" is one row, its cells joined by two spaces. */
export type LineRole = "text" | "heading" | "list" | "table" | "header" | "footer";

export type DocumentLine = {
  /** Text of the line: NFC, single spaces, no control characters, never empty. */
  text: string;
  /** 1-based page; 1 for formats without pages. */
  page: number;
  /** Left edge and baseline in points from the top left corner of the page; 0 where the format has no geometry. */
  x: number;
  y: number;
  /** Font size in points; 0 where unknown (TXT, DOC). Headings of a DOCX get a size above the body's. */
  size: number;
  bold: boolean;
  role: LineRole;
  /** Lines of one visual block (column, text box, paragraph group) share a number; it grows in reading order. */
  block: number;
  /** Blank space above the line, in line heights (0 = directly under the line before). TXT: number of empty lines. */
  gapBefore: number;
};

export type ReadDocument = {
  format: DocumentFormat;
  /** How the text was obtained. */
  method: "text" | "ocr";
  pages: number;
  lines: DocumentLine[];
  /** The lines joined by newlines, as shown under 'Lo que leímos'. */
  text: string;
  /** Most frequent font size in points, weighted by characters; 0 where unknown. */
  bodySize: number;
  /** Text that is invisible on the page (tiny, white, off the page); not contained in `lines` and `text`. */
  hidden: string[];
  /** Targets of links (mailto:, https:), which the visible text may not contain. */
  links: string[];
  /** True when the text was cut at the limit. */
  truncated: boolean;
  /** What the program that wrote the file left in it for whoever reads it (note-place.ts): as it stands, unchecked. */
  note?: string | undefined;
};
