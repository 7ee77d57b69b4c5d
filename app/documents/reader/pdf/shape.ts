import { LIMITS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";
import { apply, type Matrix } from "./matrix.ts";

/** Side of a cell in points; of pages larger than paper it is wider. */
const CELL = 2;
const MAX_CELLS = 131_072;
const MAX_IN_A_ROW = 4_096;
/** Pieces that a curve is taken for. */
const PIECES = 8;

/** A page as squares: small enough to tell a letter's heart, few enough to be painted thousands of times. */
export class Grid {
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  #covered = 0;

  /** @param page its size in points */
  constructor({ width, height }: { width: number; height: number }) {
    const area = Math.sqrt((width * height) / MAX_CELLS);
    this.cell = Math.max(CELL, area, Math.max(width, height) / MAX_IN_A_ROW) || CELL;
    this.columns = Math.ceil(width / this.cell) || 1;
    this.rows = Math.ceil(height / this.cell) || 1;
  }

  /**
   * Counts the work of a shape before it is done.
   * @throws Refusal too_complex
   */
  cover({ left, top, right, bottom }: Region): void {
    this.#covered += Math.max(0, right - left) * Math.max(0, bottom - top);
    if (this.#covered > LIMITS.pageCells) throw new Refusal("too_complex");
  }

  get whole(): Region {
    return { left: 0, top: 0, right: this.columns, bottom: this.rows, mask: null };
  }
}

/** The cells of a box (right and bottom excluded) whose centres lie in a shape; without a mask all of them. */
export type Region = { left: number; top: number; right: number; bottom: number; mask: Mask | null };
type Mask = { cells: Uint8Array; left: number; top: number; width: number };

export function contains({ left, top, right, bottom, mask }: Region, column: number, row: number): boolean {
  if (column < left || column >= right || row < top || row >= bottom) return false;
  return mask === null || mask.cells[(row - mask.top) * mask.width + column - mask.left] === 1;
}

/** pdfjs's commands of a path (DrawOPS); 2 and 3 are curves of two kinds. */
const [MOVE, LINE, CLOSE] = [0, 1, 4];
/** Numbers behind each. */
const OPERANDS = [2, 2, 6, 4, 0];

/** The path of a box, in pdfjs's flat form. */
export function boxPath(x0: number, y0: number, x1: number, y1: number): number[] {
  return [MOVE, x0, y0, LINE, x1, y0, LINE, x1, y1, LINE, x0, y1, CLOSE];
}

type Filling = { grid: Grid; matrix: Matrix; evenOdd?: boolean; within: Region };

/** What of `within` lies in a filled path (pdfjs's flat list of commands and coordinates). */
export function fillOf(path: ArrayLike<number>, { grid, matrix, evenOdd = false, within }: Filling): Region {
  const polygons = flatten(path, matrix, grid.cell);
  const region = boxOf(polygons, within);
  const empty = region.right <= region.left || region.bottom <= region.top;
  if (empty || (polygons.length === 1 && isBox(polygons[0] ?? []))) return region;
  grid.cover(region);
  return { ...region, mask: maskOf(polygons, region, evenOdd) };
}

/** Corners in cells, flat: x, y, x, y, … */
function flatten(path: ArrayLike<number>, matrix: Matrix, cell: number): number[][] {
  const polygons: number[][] = [];
  let polygon: number[] = [];
  for (let at = 0; at < path.length; ) {
    const command = path[at] ?? CLOSE;
    const operands = OPERANDS[Number(command)] ?? 0;
    if (command === MOVE) {
      polygon = [];
      polygons.push(polygon);
    }
    const points: number[] = [];
    for (let operand = 1; operand < operands; operand += 2) {
      const [x, y] = apply(matrix, path[at + operand] ?? 0, path[at + operand + 1] ?? 0);
      points.push(x / cell, y / cell);
    }
    if (points.every(Number.isFinite)) bend(polygon, points);
    at += operands + 1;
  }
  return polygons;
}

/** Adds a line's end, or a curve in short lines: its control points are the last point, those between, and the end. */
function bend(polygon: number[], points: number[]): void {
  if (points.length <= 2 || polygon.length < 2) {
    polygon.push(...points.slice(-2));
    return;
  }
  const control = [polygon.at(-2) ?? 0, polygon.at(-1) ?? 0, ...points];
  for (let piece = 1; piece <= PIECES; piece += 1) {
    const t = piece / PIECES;
    // De Casteljau's way: between neighbours, until one point is left.
    let left = control;
    while (left.length > 2) {
      const before = left;
      left = before.slice(2).map((value, index) => (before[index] ?? 0) * (1 - t) + value * t);
    }
    polygon.push(left[0] ?? 0, left[1] ?? 0);
  }
}

function boxOf(polygons: readonly number[][], within: Region): Region {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const polygon of polygons) {
    for (let at = 0; at + 1 < polygon.length; at += 2) {
      const [x, y] = [polygon[at] ?? 0, polygon[at + 1] ?? 0];
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  return {
    left: Math.max(within.left, firstBehind(x0)),
    top: Math.max(within.top, firstBehind(y0)),
    right: Math.min(within.right, firstBehind(x1)),
    bottom: Math.min(within.bottom, firstBehind(y1)),
    mask: within.mask,
  };
}

/** The first cell whose centre is not before the edge. */
function firstBehind(edge: number): number {
  return Math.ceil(edge - 0.5);
}

/** Four corners, each beside or below the one before it. */
function isBox(polygon: readonly number[]): boolean {
  const corners = polygon.length / 2;
  const same = (one: number, other: number) => Math.abs((polygon[one] ?? 0) - (polygon[other] ?? 0)) < 1e-3;
  if (corners !== 4 && !(corners === 5 && same(0, 8) && same(1, 9))) return false;
  const across = same(1, 3) && same(2, 4) && same(5, 7) && same(6, 0);
  const down = same(0, 2) && same(3, 5) && same(4, 6) && same(7, 1);
  return across || down;
}

/** How often the outline winds around each centre: crossings along every row, added up from the left. */
function maskOf(polygons: readonly number[][], region: Region, evenOdd: boolean): Mask {
  const { left, top, right, bottom, mask: outer } = region;
  const width = right - left;
  const turns = new Int32Array(width * (bottom - top));
  for (const polygon of polygons) {
    for (let at = 0; at + 1 < polygon.length; at += 2) cross(polygon, at, region, turns);
  }
  const cells = new Uint8Array(turns.length);
  for (let row = top; row < bottom; row += 1) {
    let winding = 0;
    for (let column = left; column < right; column += 1) {
      const at = (row - top) * width + column - left;
      winding += turns[at] ?? 0;
      const inside = evenOdd ? winding % 2 !== 0 : winding !== 0;
      if (inside && (outer === null || contains(region, column, row))) cells[at] = 1;
    }
  }
  return { cells, left, top, width };
}

/** Notes where the edge from one corner to the next crosses the middle of a row. */
function cross(polygon: readonly number[], at: number, { left, top, right, bottom }: Region, turns: Int32Array): void {
  const [xa, ya] = [polygon[at] ?? 0, polygon[at + 1] ?? 0];
  const next = at + 3 < polygon.length ? at + 2 : 0;
  const [xb, yb] = [polygon[next] ?? 0, polygon[next + 1] ?? 0];
  const turn = yb > ya ? 1 : -1;
  const last = Math.min(bottom, firstBehind(Math.max(ya, yb)));
  for (let row = Math.max(top, firstBehind(Math.min(ya, yb))); row < last; row += 1) {
    const x = xa + ((row + 0.5 - ya) * (xb - xa)) / (yb - ya);
    const column = Math.max(left, firstBehind(x));
    const place = (row - top) * (right - left) + column - left;
    if (column < right) turns[place] = (turns[place] ?? 0) + turn;
  }
}
