import { AppError } from "#app/platform/errors.ts";
import type { FileLock } from "#db/file-lock.server.ts";
import { lockData } from "./locks.server.ts";
import { finishSwap, hasPlan } from "./swap.server.ts";

/** Milliseconds that a start waits for another one that looks at the same folder. */
const WAIT_MS = 5_000;

/**
 * For every server, before it opens the database: finishes a restore that was broken off, then holds DATA_DIR so that none
 * begins while the server lives.
 * @throws AppError when a restore is under way
 */
export async function enterDataFolder(dataDir: string): Promise<FileLock> {
  const alone = lockData(dataDir, "exclusive");
  if (alone) {
    try {
      await finishSwap(dataDir);
    } finally {
      alone.release();
    }
  }
  const held = hasPlan(dataDir) ? null : lockData(dataDir, "shared", WAIT_MS);
  if (held) return held;
  throw new AppError("conflict", "Se está restaurando un respaldo. Espera a que termine e inicia de nuevo.");
}
