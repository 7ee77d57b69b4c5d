import type { Box } from "./matrix.ts";

/** Linear light 0..1 of a painted colour; undefined for pictures, gradients and half-transparent paint. */
export type Light = number | undefined;

const WHITE = 1;
const MAX_PAINTS = 4_000;
/** WCAG contrast below which nobody sees the text. */
const INVISIBLE_CONTRAST = 1.12;

/**
 * What lies under the text of a page: the boxes of filled shapes and pictures, in painting order. Bounding boxes are
 * enough: the question is only whether white text stands on white paper.
 */
export class Canvas {
  #paints: { box: Box; light: Light; picture: boolean }[] = [];

  paint(box: Box, light: Light, picture = false): void {
    if (this.#paints.length < MAX_PAINTS && box.x1 > box.x0 && box.y1 > box.y0)
      this.#paints.push({ box, light, picture });
  }

  /** True when a picture covers the point: recognised text of a scan is laid invisibly over its picture. */
  overPicture(x: number, y: number): boolean {
    return this.#paints.some(({ box, picture }) => picture && contains(box, x, y));
  }

  /** True when text of this light cannot be told from what is painted under the point. */
  swallows(light: Light, x: number, y: number): boolean {
    if (light === undefined) return false;
    let under: Light = WHITE;
    for (let index = this.#paints.length - 1; index >= 0; index -= 1) {
      const paint = this.#paints[index];
      if (!paint || !contains(paint.box, x, y)) continue;
      under = paint.light;
      break;
    }
    if (under === undefined) return false;
    const contrast = (Math.max(light, under) + 0.05) / (Math.min(light, under) + 0.05);
    return contrast < INVISIBLE_CONTRAST;
  }
}

function contains(box: Box, x: number, y: number): boolean {
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
}

/** Relative luminance (WCAG 2) of "#rrggbb" or "rgb(r, g, b)"; undefined for anything else. */
export function lightOf(colour: unknown): Light {
  if (typeof colour !== "string") return undefined;
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!hex) return undefined;
  const [r, g, b] = [hex[1], hex[2], hex[3]].map((part) => linear(Number.parseInt(part ?? "0", 16) / 255));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
