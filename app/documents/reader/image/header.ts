import { LIMITS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";

export type ImageHeader = { width: number; height: number };

/**
 * Size in pixels of a PNG or JPEG from its header, without decoding it.
 * @throws Refusal corrupt where there is no header, image_too_large above the pixel limit
 */
export function readImageHeader(bytes: Buffer): ImageHeader {
  const header = bytes[0] === 0x89 ? pngHeader(bytes) : jpegHeader(bytes);
  if (!header || header.width < 1 || header.height < 1) throw new Refusal("corrupt");
  if (header.width * header.height > LIMITS.imagePixels) throw new Refusal("image_too_large");
  return header;
}

function pngHeader(bytes: Buffer): ImageHeader | undefined {
  if (bytes.length < 33 || bytes.toString("latin1", 12, 16) !== "IHDR") return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function jpegHeader(bytes: Buffer): ImageHeader | undefined {
  let offset = 2;
  while (offset + 9 < bytes.length) {
    if (bytes[offset] !== 0xff) return undefined;
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    const length = bytes.readUInt16BE(offset + 2);
    // Start of frame, whatever the coding; c4, c8 and cc are other tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) };
    }
    if (length < 2) return undefined;
    offset += 2 + length;
  }
  return undefined;
}
