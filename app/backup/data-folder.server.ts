import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { formatDateTime } from "#app/platform/format.ts";
import type { FileLock } from "#db/file-lock.server.ts";
import { lockData, lockServer } from "./locks.server.ts";
import { lostData } from "./lost-data.server.ts";
import { finishSwap, hasPlan } from "./swap-data-folder.server.ts";

type Folders = Pick<Settings, "DATA_DIR" | "BACKUP_DIR">;

/** Milliseconds that a start waits for another start in the same folder. */
const WAIT_MS = 5_000;
const STEP_MS = 50;

/**
 * Every server calls this before it opens the database: it locks DATA_DIR exclusively, finishes an interrupted restore
 * and then keeps a lock so that no restore begins while the server runs.
 * @throws AppError when another server uses the folder, a restore is in progress, or files that must exist are missing
 */
export async function enterDataFolder(folders: Folders): Promise<FileLock> {
  const dataDir = folders.DATA_DIR;
  const own = lockServer(dataDir);
  if (!own) throw inUse(dataDir);
  try {
    const held = await holdData(folders);
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

async function holdData(folders: Folders): Promise<FileLock> {
  const dataDir = folders.DATA_DIR;
  const alone = lockData(dataDir, "exclusive");
  if (alone) {
    try {
      // Before the remains of a restore are deleted: when the database is missing, they may be the only copy.
      if (!hasPlan(dataDir)) await refuseLostData(folders);
      await finishSwap(dataDir);
      await refuseLostData(folders);
    } finally {
      alone.release();
    }
  }
  // Polls, because the lock's own wait would stop the process from answering requests while it starts.
  for (const until = Date.now() + WAIT_MS; Date.now() < until && !hasPlan(dataDir); await pause(STEP_MS)) {
    const held = lockData(dataDir, "shared");
    if (held) return held;
  }
  throw new AppError("conflict", "Se está restaurando un respaldo. Espera a que termine e inicia de nuevo.");
}

/** Refuses to create an empty platform in a folder that has lost the data of a previous one. */
async function refuseLostData(folders: Folders): Promise<void> {
  const lost = await lostData(folders);
  if (lost) throw new AppError("conflict", `${lost.found} No se creó nada. ${lost.remedy}`);
}

function inUse(dataDir: string): AppError {
  const who = serverInWords(dataDir, formatDateTime);
  return new AppError(
    "conflict",
    `La carpeta de datos ${dataDir} ya está en uso: ${who}. Detén ese servidor, o indica otra carpeta en DATA_DIR.`,
  );
}

/**
 * Describes the server that uses DATA_DIR, for the error message of a second one. It is only information: the lock is
 * what refuses, and it ends with its process, while this file remains when the process is killed.
 */

const recordSchema = z.object({
  pid: z.number().int(),
  /** Name of the machine or container. */
  host: z.string().max(300),
  /** ISO-8601 UTC. */
  since: z.iso.datetime(),
});
type ServerRecord = z.infer<typeof recordSchema>;

const fileOf = (dataDir: string) => path.join(dataDir, "server.json");

/** Call it while holding the lock. If it cannot be written (full disk), the server starts anyway. */
function writeServerRecord(dataDir: string): void {
  const record: ServerRecord = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    writeFileSync(fileOf(dataDir), `${JSON.stringify(record)}\n`, { mode: 0o600 });
  } catch {
    // The error message will not name the server.
  }
}

function removeServerRecord(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true });
}

/** "el proceso 4711 de este equipo, iniciado el 22-11-2026, 16:40"; "otro servidor" when it cannot be read. */
function serverInWords(dataDir: string, format: (at: string) => string): string {
  const record = readRecord(dataDir);
  if (!record) return "otro servidor";
  const where = record.host === hostname() ? "este equipo" : `«${record.host}» (otro equipo o contenedor)`;
  return `el proceso ${record.pid} de ${where}, iniciado el ${format(record.since)}`;
}

function readRecord(dataDir: string): ServerRecord | null {
  try {
    return recordSchema.safeParse(JSON.parse(readFileSync(fileOf(dataDir), "utf8"))).data ?? null;
  } catch {
    return null;
  }
}
