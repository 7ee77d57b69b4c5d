/** Grey picture, one byte a pixel, 255 = white. */
export type Plane = { data: Uint8Array; width: number; height: number };

/** Binary PGM: what the recogniser reads without any decoding. */
export function toPgm({ data, width, height }: Plane): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1"), data]);
}

/** Turned clockwise by quarter turns. */
export function turn(plane: Plane, quarters: 0 | 1 | 2 | 3): Plane {
  if (quarters === 0) return plane;
  const { data, width, height } = plane;
  const swap = quarters !== 2;
  const result: Plane = {
    data: new Uint8Array(data.length),
    width: swap ? height : width,
    height: swap ? width : height,
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [tx, ty] =
        quarters === 1 ? [height - 1 - y, x] : quarters === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x];
      result.data[ty * result.width + tx] = data[y * width + x] ?? 255;
    }
  }
  return result;
}

/** Smaller copy by averaging blocks of `factor` x `factor`. */
export function shrink({ data, width, height }: Plane, factor: number): Plane {
  const w = Math.max(1, Math.floor(width / factor));
  const h = Math.max(1, Math.floor(height / factor));
  const result = new Uint8Array(w * h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy += 1) {
        const row = (y * factor + dy) * width + x * factor;
        for (let dx = 0; dx < factor; dx += 1) sum += data[row + dx] ?? 255;
      }
      result[y * w + x] = sum / (factor * factor);
    }
  }
  return { data: result, width: w, height: h };
}
