import type { Plane } from "./plane.ts";

const DARK = 128;

/** Median length in pixels of the horizontal dark runs inside a box: the width of the stems. 0 where there are none. */
export function strokeWidth(plane: Plane, box: { x0: number; y0: number; x1: number; y1: number }): number {
  const counts: number[] = [];
  let runs = 0;
  for (let y = Math.max(0, box.y0); y < Math.min(plane.height, box.y1); y += 1) {
    let length = 0;
    for (let x = Math.max(0, box.x0); x <= Math.min(plane.width - 1, box.x1); x += 1) {
      if ((plane.data[y * plane.width + x] ?? 255) < DARK) {
        length += 1;
      } else if (length > 0) {
        counts[length] = (counts[length] ?? 0) + 1;
        runs += 1;
        length = 0;
      }
    }
  }
  let seen = 0;
  for (let length = 1; length < counts.length; length += 1) {
    seen += counts[length] ?? 0;
    // Between the two middle lengths, so that small print does not jump by whole pixels.
    if (seen * 2 >= runs) return length - (seen - runs / 2) / (counts[length] ?? 1) + 0.5;
  }
  return 0;
}
