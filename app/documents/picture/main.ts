import { readFileSync, writeSync } from "node:fs";
import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { ANSWER_FD, type Drawing, MAX_PICTURE_BYTES, MAX_SIDE, PORTRAIT_RATIO, STARTED } from "./protocol.ts";

/**
 * The program of a child that draws one untrusted picture anew: bytes on descriptor 0, a picture on the answer's.
 * Nothing of the file but its pixels comes through. It ends without an answer for what is no picture.
 */

/** Decoders make an empty picture of data that are none. */
function isEmpty(canvas: Canvas): boolean {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  for (let index = 3; index < data.length; index += 4) if (data[index] !== 0) return false;
  return true;
}

/** @returns a PNG that fits the square of `side` pixels, never enlarged; undefined if there is nothing to see */
function drawnLogo(image: Image, side: number): Buffer | undefined {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return isEmpty(canvas) ? undefined : canvas.toBuffer("image/png");
}

/** @returns a JPEG of at most `side` pixels in height: the middle of the picture, or its upper part */
function drawnPortrait(image: Image, side: number): Buffer | undefined {
  const width = Math.min(image.width, image.height * PORTRAIT_RATIO);
  const height = width / PORTRAIT_RATIO;
  const shown = Math.min(side, Math.round(height));
  const canvas = createCanvas(Math.round(shown * PORTRAIT_RATIO), shown);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  // Faces are in the upper part of tall photographs.
  const [x, y] = [(image.width - width) / 2, (image.height - height) / 4];
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  if (isEmpty(canvas)) return undefined;
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.toBuffer("image/jpeg", 86);
}

function send(bytes: Buffer): void {
  for (let sent = 0; sent < bytes.length; ) sent += writeSync(ANSWER_FD, bytes, sent);
}

send(Buffer.from([STARTED]));
const draw = (process.argv[2] as Drawing) === "portrait" ? drawnPortrait : drawnLogo;
const image = await loadImage(readFileSync(0));
let picture = draw(image, MAX_SIDE);
// Noise hardly compresses: at half the side it always fits.
if (picture && picture.length > MAX_PICTURE_BYTES) picture = draw(image, MAX_SIDE / 2);
if (picture) send(picture);
process.exit(0);
