/** What pdfjs hands over, as far as the reader looks at it; nothing of it is checked before. */

export type OperatorList = { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> };
export type Arguments = ArrayLike<unknown>;

export type PdfGlyph = { unicode?: string; width?: number; isSpace?: boolean };
export type PdfGroup = { matrix?: unknown; bbox?: unknown; smask?: unknown };
/** A picture in a page that is read for its text: see scripts/bundle-reader.mjs. */
export type PdfPicture = { solid: boolean; stencil: boolean };

export function finite(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}
