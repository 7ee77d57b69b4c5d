import { type Plane, shrink } from "./plane.ts";

const RANGE_DEGREES = 6;
const STEP_DEGREES = 0.25;
/** A turned page is only believed when its lines stand out this much better. */
const GAIN = 1.03;

/**
 * How far the lines of print lean, in degrees clockwise; 0 where straight is as good. The sharper the row sums of the
 * dark pixels, the straighter the lines.
 */
export function skewAngle(plane: Plane): number {
  const points = darkPoints(plane);
  if (points.xs.length < 500) return 0;
  const straight = sharpness(points, 0);
  let best = 0;
  let bestScore = straight * GAIN;
  for (let degrees = -RANGE_DEGREES; degrees <= RANGE_DEGREES; degrees += STEP_DEGREES) {
    const score = sharpness(points, degrees);
    if (score > bestScore) [best, bestScore] = [degrees, score];
  }
  return best;
}

/** True when the print runs up or down the page. */
export function isSideways(plane: Plane): boolean {
  const points = darkPoints(plane);
  if (points.xs.length < 500) return false;
  const turned: Points = { xs: points.ys, ys: points.xs, width: points.height, height: points.width };
  const across = Math.max(...[-3, -1.5, 0, 1.5, 3].map((degrees) => sharpness(points, degrees)));
  const along = Math.max(...[-3, -1.5, 0, 1.5, 3].map((degrees) => sharpness(turned, degrees)));
  return along > across * 1.3;
}

type Points = { xs: Float32Array; ys: Float32Array; width: number; height: number };

/** Runs of dark pixels longer than this, on a page 900 pixels high, are rules, borders and pictures. */
const MAX_STROKE = 24;

/** Dark pixels of the print; the edges of panels and pictures would outweigh it. */
function darkPoints(plane: Plane): Points {
  const { data, width, height } = shrink(plane, Math.max(1, Math.round(Math.max(plane.width, plane.height) / 900)));
  const across = longRuns(data, height, width, width, 1);
  const along = longRuns(data, width, height, 1, width);
  const xs: number[] = [];
  const ys: number[] = [];
  for (let index = 0; index < data.length; index += 1) {
    if ((data[index] ?? 255) > DARK || across[index] || along[index]) continue;
    xs.push(index % width);
    ys.push(Math.floor(index / width));
  }
  return { xs: Float32Array.from(xs), ys: Float32Array.from(ys), width, height };
}

const DARK = 160;

/**
 * Marks the pixels of long dark runs along one direction: `lines` lines, `lineStep` apart, of `length` pixels `step`
 * apart.
 */
function longRuns(data: Uint8Array, lines: number, length: number, lineStep: number, step: number): Uint8Array {
  const marked = new Uint8Array(data.length);
  for (let line = 0; line < lines; line += 1) {
    let start = 0;
    for (let at = 0; at <= length; at += 1) {
      const dark = at < length && (data[line * lineStep + at * step] ?? 255) <= DARK;
      if (dark) continue;
      if (at - start > MAX_STROKE) {
        for (let back = start; back < at; back += 1) marked[line * lineStep + back * step] = 1;
      }
      start = at + 1;
    }
  }
  return marked;
}

/** Mean squared difference of neighbouring row sums after shearing by the angle. */
function sharpness({ xs, ys, width, height }: Points, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = Math.ceil(Math.abs(slope) * width) + 1;
  const sums = new Float32Array(height + 2 * margin + 2);
  for (let index = 0; index < xs.length; index += 1) {
    const row = Math.round((ys[index] ?? 0) - slope * (xs[index] ?? 0)) + margin;
    sums[row] = (sums[row] ?? 0) + 1;
  }
  let score = 0;
  for (let row = 1; row < sums.length; row += 1) score += ((sums[row] ?? 0) - (sums[row - 1] ?? 0)) ** 2;
  return score;
}
