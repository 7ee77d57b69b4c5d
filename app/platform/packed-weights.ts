import { inflateRawSync } from "node:zlib";

/**
 * Unpacks trained weights from the form of their files: one signed byte each, deflated, in base64.
 * @returns a view on new memory
 */
export function unpackWeights(base64: string): Int8Array {
  const bytes = inflateRawSync(Buffer.from(base64, "base64"));
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
