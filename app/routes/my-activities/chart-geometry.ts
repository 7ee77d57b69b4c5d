import { formatDate, formatTime } from "#app/platform/format.ts";
import type { ScorePoint } from "./timeline.ts";

/** Positions of the parts of the progress chart, in pixels of its drawing. */

export type ChartSize = { width: number; height: number };
export type PlacedPoint = ScorePoint & { x: number; y: number };
export type GridLine = { y: number; label: string };

const MARGIN = { left: 40, right: 16, top: 34, bottom: 32 } as const;
const GRID_LINES = 4;

/** The scale covers the scores with a margin, in steps of 20, so that changes are visible but not exaggerated. */
function range(points: readonly ScorePoint[]): { low: number; high: number } {
  const values = points.map((point) => point.value);
  const low = Math.max(0, Math.floor((Math.min(...values) - 10) / 20) * 20);
  const high = Math.min(100, Math.ceil((Math.max(...values) + 5) / 20) * 20);
  return { low: Math.min(low, high - 40 < 0 ? 0 : high - 40), high };
}

/**
 * Places the points at equal distances in chronological order: on a time scale, several analyses on one day would
 * overlap.
 * @param points oldest first, at least two
 */
export function placePoints(points: readonly ScorePoint[], size: ChartSize): PlacedPoint[] {
  const { low, high } = range(points);
  const inset = 24;
  const left = MARGIN.left + inset;
  const step = (size.width - MARGIN.right - inset - left) / Math.max(1, points.length - 1);
  return points.map((point, index) => ({ ...point, x: left + index * step, y: height(point.value, low, high, size) }));
}

/** At most four grid lines with their values. */
export function gridLines(points: readonly ScorePoint[], size: ChartSize): GridLine[] {
  const { low, high } = range(points);
  const step = Math.ceil((high - low) / 20 / (GRID_LINES - 1)) * 20;
  const lines: GridLine[] = [];
  for (let value = high; value >= low; value -= step)
    lines.push({ y: height(value, low, high, size), label: String(value) });
  return lines;
}

/** Bottom of the drawing area. */
export function baseLine(size: ChartSize): number {
  return size.height - MARGIN.bottom;
}

/** Whether all points lie on one day of Chile. */
export function onOneDay(points: readonly ScorePoint[]): boolean {
  return new Set(points.map((point) => formatDate(point.at))).size === 1;
}

/**
 * What the axis says under each point: the day, or on one day's work the hour; what the label before it has said
 * already is not said again.
 * @param points oldest first
 * @returns one label per point; null for none
 */
export function axisLabels(points: readonly ScorePoint[], size: ChartSize): (string | null)[] {
  const every = labelStep(points.length, size);
  const textOf = onOneDay(points) ? formatTime : (at: string) => formatDate(at).slice(0, 5);
  let before: string | null = null;
  return points.map((point, index) => {
    if ((points.length - 1 - index) % every !== 0) return null;
    const text = textOf(point.at);
    if (text === before) return null;
    before = text;
    return text;
  });
}

/** A date fits on the axis at every n-th point: returns n. */
function labelStep(count: number, size: ChartSize): number {
  const fitting = Math.max(2, Math.floor((size.width - MARGIN.left - MARGIN.right) / 64));
  return Math.ceil(count / fitting);
}

function height(value: number, low: number, high: number, size: ChartSize): number {
  const share = (value - low) / Math.max(1, high - low);
  return baseLine(size) - share * (baseLine(size) - MARGIN.top);
}
