import { readFileSync, writeSync } from "node:fs";
import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { ANSWER_FD, MAX_PNG_BYTES, MAX_SIDE, STARTED } from "./protocol.ts";

/**
 * The program of a child that draws one untrusted picture anew: bytes on descriptor 0, a PNG on the answer's. Nothing
 * of the file but its pixels comes through. It ends without an answer for what is no picture.
 */

/** Decoders make an empty picture of data that are none. */
function isEmpty(canvas: Canvas): boolean {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  for (let index = 3; index < data.length; index += 4) if (data[index] !== 0) return false;
  return true;
}

/** @returns a PNG that fits the square of `side` pixels, never enlarged; undefined if there is nothing to see */
function drawn(image: Image, side: number): Buffer | undefined {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return isEmpty(canvas) ? undefined : canvas.toBuffer("image/png");
}

function send(bytes: Buffer): void {
  for (let sent = 0; sent < bytes.length; ) sent += writeSync(ANSWER_FD, bytes, sent);
}

send(Buffer.from([STARTED]));
const image = await loadImage(readFileSync(0));
let png = drawn(image, MAX_SIDE);
// Noise hardly compresses: at half the side it always fits.
if (png && png.length > MAX_PNG_BYTES) png = drawn(image, MAX_SIDE / 2);
if (png) send(png);
process.exit(0);
