export type AudioFormat = "webm" | "wav";

/**
 * Detects the format by the first bytes: EBML, or RIFF with WAVE. The file's name and declared type are not reliable.
 */
export function audioFormat(bytes: Uint8Array): AudioFormat | null {
  if (startsWith(bytes, 0, [0x1a, 0x45, 0xdf, 0xa3])) return "webm";
  if (startsWith(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, 8, [0x57, 0x41, 0x56, 0x45])) return "wav";
  return null;
}

function startsWith(bytes: Uint8Array, offset: number, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[offset + index] === byte);
}
