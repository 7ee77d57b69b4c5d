import type { Plane } from "./plane.ts";

/** Side of the squares whose paper tone is measured, in pixels: larger than letters, smaller than shadows. */
const SQUARE = 48;
/** Paper darker than this is a coloured panel with light print: inverted. */
const DARK_PAPER = 110;

/**
 * Evens out shadows and turns light print on dark panels into dark print on white, so that one threshold fits the page.
 */
export function evenOut(plane: Plane): Plane {
  const { data, width, height } = plane;
  const paper = paperTones(plane);
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(paper.rows - 1, Math.floor(y / SQUARE));
    for (let x = 0; x < width; x += 1) {
      const tone = paper.tones[row * paper.columns + Math.min(paper.columns - 1, Math.floor(x / SQUARE))] ?? 255;
      const value = data[y * width + x] ?? 255;
      const light =
        tone < DARK_PAPER ? ((255 - value) * 255) / Math.max(1, 255 - tone) : (value * 255) / Math.max(1, tone);
      result[y * width + x] = Math.min(255, light);
    }
  }
  return { data: result, width, height };
}

type Tones = { tones: Uint8Array; columns: number; rows: number };

/** The most frequent tone of each square: print covers less of a page than paper. */
function paperTones({ data, width, height }: Plane): Tones {
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const tones = new Uint8Array(columns * rows);
  const counts = new Uint32Array(32);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      for (let y = row * SQUARE; y < Math.min(height, (row + 1) * SQUARE); y += 2) {
        for (let x = column * SQUARE; x < Math.min(width, (column + 1) * SQUARE); x += 2) {
          const bin = (data[y * width + x] ?? 255) >> 3;
          counts[bin] = (counts[bin] ?? 0) + 1;
        }
      }
      tones[row * columns + column] = (counts.indexOf(Math.max(...counts)) << 3) + 4;
    }
  }
  return { tones: smooth(tones, columns, rows), columns, rows };
}

/** Median of each square and its neighbours: a square full of heavy print must not pass for paper. */
function smooth(tones: Uint8Array, columns: number, rows: number): Uint8Array {
  const result = new Uint8Array(tones.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const around: number[] = [];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
          around.push(tones[y * columns + x] ?? 255);
        }
      }
      around.sort((a, b) => a - b);
      result[row * columns + column] = around[Math.floor(around.length / 2)] ?? 255;
    }
  }
  return result;
}
