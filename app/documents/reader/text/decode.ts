import { Refusal } from "../../refusal.ts";

type TextEncoding = "utf-8" | "utf-16le" | "utf-16be";

/** Bytes 0x80 to 0x9f of Windows-1252, where it differs from Latin-1; five are unassigned. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

// Everything below space except tab, line feed, form feed and carriage return (vertical tab is Word's line break).
const FORBIDDEN = new Set([...Array(32).keys()].filter((code) => ![9, 10, 11, 12, 13, 26, 27].includes(code)));

/** True when the bytes hold text and no control characters, whatever the encoding. */
export function looksLikeText(bytes: Uint8Array): boolean {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (encoding === "utf-16le" || encoding === "utf-16be") {
    const text = new TextDecoder(encoding).decode(bytes.subarray(0, bytes.length & ~1));
    return !text.slice(0, -1).includes("\uFFFD") && !hasForbidden(Buffer.from(text, "utf8"));
  }
  return !hasForbidden(bytes);
}

/**
 * Decodes a text file: byte order mark, else strict UTF-8, else Windows-1252 (old Windows editors).
 * @throws Refusal disguised when the content is not text
 */
export function decodeText(bytes: Uint8Array): string {
  if (!looksLikeText(bytes)) throw new Refusal("disguised");
  const marked = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

/** By hand: Node 20's own decoder of this name gives plain Latin-1, so quotes, dashes and the euro sign are lost. */
function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString("latin1")
    .replace(/[\u0080-\u009f]/g, (char) => WINDOWS_1252[char.charCodeAt(0) - 0x80] ?? char);
}

function markedEncoding(bytes: Uint8Array): TextEncoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  return undefined;
}

/** UTF-16 without a mark: nearly every second byte of Western text is zero, and always the same one of each pair. */
function unmarkedUtf16(bytes: Uint8Array): TextEncoding | undefined {
  const sample = bytes.subarray(0, 2048);
  const pairs = sample.length >> 1;
  if (pairs < 4) return undefined;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < pairs * 2; index += 2) {
    if (sample[index] === 0) even += 1;
    if (sample[index + 1] === 0) odd += 1;
  }
  if (odd > pairs * 0.7 && even < pairs * 0.05) return "utf-16le";
  if (even > pairs * 0.7 && odd < pairs * 0.05) return "utf-16be";
  return undefined;
}

function hasForbidden(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (FORBIDDEN.has(byte)) return true;
  return false;
}
