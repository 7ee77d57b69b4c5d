import { randomBytes } from "node:crypto";
import { rmSync, statSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";

/** A file that only takes up room: deleted when the disk is full, so that deleting data works again (it needs room in SQLite). */

const NAME = "ballast";
const BLOCK_BYTES = 1024 * 1024;

const fileOf = (folder: string) => path.join(folder, NAME);

/** Bytes of the ballast that lies in the folder. */
export function ballastBytes(folder: string): number {
  try {
    return statSync(fileOf(folder)).size;
  } catch {
    return 0;
  }
}

/** Writes it whole or not at all. @throws Error of the system, e.g. ENOSPC: then nothing is left of it */
export async function makeBallast(folder: string, bytes: number): Promise<void> {
  const fresh = `${fileOf(folder)}.tmp`;
  // Random, not zeros: file systems that compress would give zeros no room.
  const block = randomBytes(Math.min(BLOCK_BYTES, bytes));
  try {
    const handle = await open(fresh, "w", 0o600);
    try {
      for (let left = bytes; left > 0; left -= block.length) {
        await handle.writeFile(left < block.length ? block.subarray(0, left) : block);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(fresh, fileOf(folder));
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}

/** At once, so that the room is there for whatever comes next; also what an interrupted making has left. */
export function removeBallast(folder: string): void {
  for (const file of [fileOf(folder), `${fileOf(folder)}.tmp`]) rmSync(file, { force: true });
}
