import { createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { Refusal } from "../../refusal.ts";
import type { ImageHeader } from "./header.ts";
import type { Plane } from "./plane.ts";

/** Print of a page this wide has letters of the size that recognition is best at. */
const WANTED_WIDTH = 1_900;
const MAX_ENLARGEMENT = 2.5;
const MAX_PIXELS = 8_000_000;

/**
 * Decodes a picture to grey on white paper, brought to a size that suits recognition. EXIF rotation is applied.
 * @throws Refusal corrupt
 */
export async function decodeImage(bytes: Buffer, header: ImageHeader): Promise<Plane> {
  let image: Image;
  try {
    image = await loadImage(bytes);
  } catch (error) {
    throw new Refusal("corrupt", error);
  }
  if (image.width < 1 || image.height < 1) throw new Refusal("corrupt");
  const narrow = Math.min(image.width, image.height);
  const wanted = Math.min(MAX_ENLARGEMENT, Math.max(1, WANTED_WIDTH / narrow));
  const scale = Math.min(wanted, Math.sqrt(MAX_PIXELS / (header.width * header.height)));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const context = createCanvas(width, height).getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return toPlane(context.getImageData(0, 0, width, height).data, width, height);
}

/** @param rgba four bytes a pixel, opaque */
export function toPlane(rgba: Uint8ClampedArray, width: number, height: number): Plane {
  const data = new Uint8Array(width * height);
  for (let index = 0; index < data.length; index += 1) {
    const at = index * 4;
    data[index] = ((rgba[at] ?? 0) * 77 + (rgba[at + 1] ?? 0) * 150 + (rgba[at + 2] ?? 0) * 29) >> 8;
  }
  return { data, width, height };
}
