import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box, Matrix } from "./matrix.ts";

/** One drawn character; points from the top left corner of the page as it is shown. */
export type Glyph = {
  text: string;
  /** Start and end of the advance along the baseline. */
  x0: number;
  x1: number;
  baseline: number;
  size: number;
  bold: boolean;
  /** Direction of writing in quarter turns clockwise: 0 is upright. */
  turn: 0 | 1 | 2 | 3;
  hidden: boolean;
};

export type Font = { bold: boolean; widthScale: number; vertical: boolean };

export function isFill(operator: number): boolean {
  return [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke].includes(
    operator,
  );
}

export function isEvenOdd(operator: number): boolean {
  return [OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke].includes(operator);
}

/** Points of an em along or across the line below which letters are strokes without a shape. */
const MIN_THICKNESS = 1.5;

/** True for letters squeezed or slanted to nothing, whatever their size the other way. */
export function isSquashed(matrix: Matrix, fontSize: number, hScale: number): boolean {
  const along = Math.hypot(matrix[0], matrix[1]);
  const across = Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) / along;
  return !(Math.abs(fontSize) * Math.min(Math.abs(hScale) * along, across) >= MIN_THICKNESS);
}

/** Quarter turns clockwise of a writing direction, y growing downwards. */
export function quarterTurns(a: number, b: number): 0 | 1 | 2 | 3 {
  const turns = Math.round(Math.atan2(b, a) / (Math.PI / 2));
  return ((turns + 4) % 4) as 0 | 1 | 2 | 3;
}

/** Position as if the page had been turned so that the text stands upright. */
export function upright(start: [number, number], end: [number, number], turn: number, page: Box) {
  const along = (point: [number, number]): number =>
    [point[0], point[1], page.x1 - point[0], page.y1 - point[1]][turn] ?? 0;
  const baseline = [start[1], page.x1 - start[0], page.y1 - start[1], start[0]][turn] ?? 0;
  return { x0: Math.min(along(start), along(end)), x1: Math.max(along(start), along(end)), baseline };
}
