/** What a picture for screens says of itself in its first bytes, without decoding it. */

type PictureKind = "png" | "jpg" | "webp";
export type PictureHeader = { kind: PictureKind; width: number; height: number };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** @returns undefined for everything that is no PNG, JPEG or WebP with a size in pixels */
export function pictureHeader(bytes: Buffer): PictureHeader | undefined {
  const found = pngHeader(bytes) ?? webpHeader(bytes) ?? jpegHeader(bytes);
  return found && found.width > 0 && found.height > 0 ? found : undefined;
}

function pngHeader(bytes: Buffer): PictureHeader | undefined {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(PNG) || latin(bytes, 12, 16) !== "IHDR") return undefined;
  return { kind: "png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** @see RFC 9649, sections 2.5 to 2.7 */
function webpHeader(bytes: Buffer): PictureHeader | undefined {
  if (bytes.length < 30 || latin(bytes, 0, 4) !== "RIFF" || latin(bytes, 8, 12) !== "WEBP") return undefined;
  const form = latin(bytes, 12, 16);
  if (form === "VP8X") {
    return { kind: "webp", width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
  if (form === "VP8 ") {
    return { kind: "webp", width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
  if (form !== "VP8L") return undefined;
  const packed = bytes.readUInt32LE(21);
  return { kind: "webp", width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}

function jpegHeader(bytes: Buffer): PictureHeader | undefined {
  if (bytes.length < 4 || bytes.readUIntBE(0, 3) !== 0xffd8ff) return undefined;
  let offset = 2;
  while (offset + 9 < bytes.length) {
    if (bytes[offset] !== 0xff) return undefined;
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    // Start of frame, whatever the coding; c4, c8 and cc are other tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { kind: "jpg", height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) };
    }
    const length = bytes.readUInt16BE(offset + 2);
    if (length < 2) return undefined;
    offset += 2 + length;
  }
  return undefined;
}

function latin(bytes: Buffer, from: number, to: number): string {
  return bytes.toString("latin1", from, to);
}
