import { randomBytes } from "node:crypto";
import { rmSync, statSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";

/**
 * The ballast: a file that only reserves disk space. It is deleted when the disk is full, so that deleting data works
 * again (SQLite needs space for that).
 */

const NAME = "ballast";
const BLOCK_BYTES = 1024 * 1024;

const fileOf = (folder: string) => path.join(folder, NAME);

/** Size in bytes of the ballast in the folder. */
export function ballastBytes(folder: string): number {
  try {
    return statSync(fileOf(folder)).size;
  } catch {
    return 0;
  }
}

/** Writes the whole ballast or nothing. @throws system Error, e.g. ENOSPC; then nothing of it remains */
export async function makeBallast(folder: string, bytes: number): Promise<void> {
  const fresh = `${fileOf(folder)}.tmp`;
  // Random bytes: a compressing file system would reserve no space for zeros.
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

/** Synchronous, so that the space is free for the next write. Also deletes what an interrupted creation left. */
export function removeBallast(folder: string): void {
  for (const file of [fileOf(folder), `${fileOf(folder)}.tmp`]) rmSync(file, { force: true });
}
