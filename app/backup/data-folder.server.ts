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

/** Milliseconds that a start waits for another one that looks at the same folder. */
const WAIT_MS = 5_000;
const STEP_MS = 50;

/**
 * For every server, before it opens the database: takes DATA_DIR for itself alone, finishes a restore that was broken
 * off, then holds the folder so that none begins while the server lives.
 * @throws AppError when another server uses the folder, a restore is under way, or something is missing that was
 *   there
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
      // Before the remains of a restore are cleared away: where the database is missing, they may be all that there is.
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

/** Never an empty platform beside the remains of a full one. */
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
 * Who uses DATA_DIR, for whoever is refused because of it. Only words: what refuses is the lock, which ends with its
 * process, while this file stays behind when the process is killed.
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

/** Call while holding the lock. A record that cannot be written (a full disk) is no reason not to start. */
function writeServerRecord(dataDir: string): void {
  const record: ServerRecord = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    writeFileSync(fileOf(dataDir), `${JSON.stringify(record)}\n`, { mode: 0o600 });
  } catch {
    // The refusal then names nobody.
  }
}

function removeServerRecord(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true });
}

/** "el proceso 4711 de este equipo, iniciado el 22-11-2026, 16:40"; "otro servidor" where nothing can be read. */
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
