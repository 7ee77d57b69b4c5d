import { createCanvas } from "@napi-rs/canvas";
import { zlibRepeated } from "./documents/deflate-bomb.ts";
import { rawPng } from "./documents/raw-png.ts";

/** Pictures that somebody may send as an institution's logo, good ones and others. */

export type LogoFormat = "png" | "jpg" | "webp";

/** A disc on a clear ground. */
export function logo({ width = 600, height = 600, color = "#1b4f8f", format = "png" as LogoFormat } = {}): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = color;
  context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  context.fill();
  if (format === "png") return canvas.toBuffer("image/png");
  return format === "jpg" ? canvas.toBuffer("image/jpeg") : canvas.toBuffer("image/webp");
}

/** Noise, which hardly compresses. */
export function noisyLogo(side: number): Buffer {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext("2d");
  const picture = context.createImageData(side, side);
  let seed = 1;
  for (let index = 0; index < picture.data.length; index += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    picture.data[index] = index % 4 === 3 ? 255 : seed & 255;
  }
  context.putImageData(picture, 0, 0);
  return canvas.toBuffer("image/png");
}

export const SCRIPT = "<script>alert(document.domain)</script>";

type Refused = { name: string; bytes: Buffer; status: number; reason: string };

/** Files that are no logo, with what they are told. */
export function hostileLogos(): Refused[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${SCRIPT}</svg>`;
  const grey = { depth: 8, colour: 0 };
  return [
    { name: "SVG", bytes: Buffer.from(svg), status: 415, reason: "not_a_picture" },
    { name: "web page", bytes: Buffer.from(`<!doctype html>${SCRIPT}`), status: 415, reason: "not_a_picture" },
    { name: "GIF", bytes: Buffer.from("GIF89a@\0@\0\0\0\0;", "latin1"), status: 415, reason: "not_a_picture" },
    { name: "empty", bytes: Buffer.alloc(0), status: 415, reason: "not_a_picture" },
    {
      name: "bomb of one pixel",
      bytes: rawPng({ width: 1, height: 1, ...grey }, zlibRepeated("\0", 400_000_000)),
      status: 422,
      reason: "too_small",
    },
    {
      name: "huge pixels",
      bytes: rawPng({ width: 25_000, height: 25_000, ...grey }, zlibRepeated("\0", 25_000 * 25_001)),
      status: 422,
      reason: "too_many_pixels",
    },
    { name: "a long strip", bytes: logo({ width: 900, height: 40 }), status: 422, reason: "too_long" },
    {
      name: "garbage behind a header",
      bytes: rawPng({ width: 300, height: 300, depth: 8, colour: 2 }, Buffer.from("no picture")),
      status: 422,
      reason: "corrupt",
    },
    {
      name: "the beginning of a JPEG",
      bytes: logo({ format: "jpg" }).subarray(0, 100),
      status: 415,
      reason: "not_a_picture",
    },
    { name: "nothing to see", bytes: createCanvas(200, 200).toBuffer("image/png"), status: 422, reason: "corrupt" },
  ];
}
