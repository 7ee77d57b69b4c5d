import { readFile } from "node:fs/promises";
import { endianness } from "node:os";
import path from "node:path";
import { projectRoot } from "#app/platform/paths.server.ts";
import { isInTable } from "./word-table.ts";

/** The Spanish word list as the build expands it (scripts/word-list.ts). */
export const WORD_LIST = path.join(projectRoot, "build", "dictionary", "es.bin");
/** Bytes before the table: SHA-256 of its sources. */
export const STAMP_BYTES = 32;

/**
 * Loads the list, 4 MB. A word is in it as written, in lower case, or as a name in all caps.
 * @throws Error when it is missing: `npm run build` creates it
 */
export async function loadWordList(): Promise<(word: string) => boolean> {
  const file = await readFile(WORD_LIST);
  if (endianness() !== "LE") file.subarray(STAMP_BYTES).swap32();
  const bytes = file.buffer.slice(file.byteOffset + STAMP_BYTES, file.byteOffset + file.byteLength);
  const slots = new Uint32Array(bytes);
  return (written) => {
    const word = written.trim();
    if (word === "") return false;
    if (isInTable(slots, word)) return true;
    if (word.toUpperCase() === word && isInTable(slots, word.charAt(0) + word.slice(1).toLowerCase())) return true;
    const lower = word.toLowerCase();
    return lower !== word && isInTable(slots, lower);
  };
}
