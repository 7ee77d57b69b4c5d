import { LIMITS } from "../../limits.ts";
import { pictureHeader } from "../../picture/picture-header.ts";
import { Refusal } from "../../refusal.ts";

export type ImageHeader = { width: number; height: number };

/**
 * Size in pixels of a PNG or JPEG from its header, without decoding it.
 * @throws Refusal corrupt where there is no header, image_too_large above the pixel limit
 */
export function readImageHeader(bytes: Buffer): ImageHeader {
  const header = pictureHeader(bytes);
  if (!header || header.kind === "webp") throw new Refusal("corrupt");
  if (header.width * header.height > LIMITS.imagePixels) throw new Refusal("image_too_large");
  return header;
}
