import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileLock } from "#db/file-lock.server.ts";
import { lockData } from "./locks.server.ts";
import { lostData } from "./lost-data.server.ts";
import { finishSwap, hasPlan } from "./swap.server.ts";

type Folders = Pick<Settings, "DATA_DIR" | "BACKUP_DIR">;

/** Milliseconds that a start waits for another one that looks at the same folder. */
const WAIT_MS = 5_000;

/**
 * For every server, before it opens the database: finishes a restore that was broken off, then holds DATA_DIR so that none
 * begins while the server lives.
 * @throws AppError when a restore is under way, or when something is missing that was there
 */
export async function enterDataFolder(folders: Folders): Promise<FileLock> {
  const dataDir = folders.DATA_DIR;
  const alone = lockData(dataDir, "exclusive");
  if (alone) {
    try {
      // Before the remains of a restore are cleared away: where the database is missing, they may be all that there is.
      if (!hasPlan(dataDir)) await refuseLostData(folders);
      await finishSwap(dataDir);
      await refuseLostData(folders);
    } finally {
      alone.release();
    }
  }
  const held = hasPlan(dataDir) ? null : lockData(dataDir, "shared", WAIT_MS);
  if (held) return held;
  throw new AppError("conflict", "Se está restaurando un respaldo. Espera a que termine e inicia de nuevo.");
}

/** Never an empty platform beside the remains of a full one. */
async function refuseLostData(folders: Folders): Promise<void> {
  const lost = await lostData(folders);
  if (lost) throw new AppError("conflict", `${lost.found} No se creó nada. ${lost.remedy}`);
}
