import { open } from "node:fs/promises";
import { SNIFF_BYTES } from "./detect-file-type.ts";
import { Refusal } from "./refusal.ts";

/**
 * The first bytes of a file, enough for detecting its type.
 * @param file its path, or its bytes
 * @throws Refusal file_too_large above `maxBytes`
 */
export async function fileHead(file: string | Buffer, maxBytes: number): Promise<Uint8Array> {
  if (typeof file !== "string") {
    if (file.length > maxBytes) throw new Refusal("file_too_large");
    return file.subarray(0, SNIFF_BYTES);
  }
  const handle = await open(file, "r");
  try {
    const { size } = await handle.stat();
    if (size > maxBytes) throw new Refusal("file_too_large");
    const head = Buffer.alloc(Math.min(size, SNIFF_BYTES));
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
