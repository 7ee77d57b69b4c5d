import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "#app/platform/errors.ts";
import { formatDateTime } from "#app/platform/format.ts";
import type { FileLock } from "#db/file-lock.server.ts";
import { lockData, lockServer } from "./locks.server.ts";
import { removeServerRecord, serverInWords, writeServerRecord } from "./server-record.server.ts";
import { finishSwap, hasPlan } from "./swap.server.ts";

/** Milliseconds that a start waits for another one that looks at the same folder. */
const WAIT_MS = 5_000;
const STEP_MS = 50;

/**
 * For every server, before it opens the database: takes DATA_DIR for itself alone, finishes a restore that was broken off,
 * then holds the folder so that none begins while the server lives.
 * @throws AppError when another server uses the folder, or a restore is under way
 */
export async function enterDataFolder(dataDir: string): Promise<FileLock> {
  const own = lockServer(dataDir);
  if (!own) throw inUse(dataDir);
  try {
    const held = await holdData(dataDir);
    writeServerRecord(dataDir);
    return {
      release: () => {
        removeServerRecord(dataDir);
        held.release();
        own.release();
      },
    };
  } catch (error) {
    own.release();
    throw error;
  }
}

async function holdData(dataDir: string): Promise<FileLock> {
  const alone = lockData(dataDir, "exclusive");
  if (alone) {
    try {
      await finishSwap(dataDir);
    } finally {
      alone.release();
    }
  }
  // Not the lock's own wait, which holds up the whole process: whoever asks meanwhile is told that it starts.
  for (const until = Date.now() + WAIT_MS; Date.now() < until && !hasPlan(dataDir); await pause(STEP_MS)) {
    const held = lockData(dataDir, "shared");
    if (held) return held;
  }
  throw new AppError("conflict", "Se está restaurando un respaldo. Espera a que termine e inicia de nuevo.");
}

function inUse(dataDir: string): AppError {
  const who = serverInWords(dataDir, formatDateTime);
  return new AppError(
    "conflict",
    `La carpeta de datos ${dataDir} ya está en uso: ${who}. Detén ese servidor, o indica otra carpeta en DATA_DIR.`,
  );
}
