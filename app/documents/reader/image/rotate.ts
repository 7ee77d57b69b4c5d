import type { Plane } from "./plane.ts";

/** Turned clockwise by a few degrees around its middle, same size, white corners. */
export function rotate({ data, width, height }: Plane, degrees: number): Plane {
  const angle = (-degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [cx, cy] = [width / 2, height / 2];
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const sx = cos * (x - cx) - sin * (y - cy) + cx;
      const sy = sin * (x - cx) + cos * (y - cy) + cy;
      result[y * width + x] = sample(data, width, height, sx, sy);
    }
  }
  return { data: result, width, height };
}

function sample(data: Uint8Array, width: number, height: number, x: number, y: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 0 || y0 < 0 || x0 + 1 >= width || y0 + 1 >= height) return 255;
  const at = y0 * width + x0;
  const fx = x - x0;
  const fy = y - y0;
  const upper = (data[at] ?? 255) * (1 - fx) + (data[at + 1] ?? 255) * fx;
  const lower = (data[at + width] ?? 255) * (1 - fx) + (data[at + width + 1] ?? 255) * fx;
  return upper * (1 - fy) + lower * fy;
}
