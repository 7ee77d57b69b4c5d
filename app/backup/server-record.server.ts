import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { z } from "zod";

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
export function writeServerRecord(dataDir: string): void {
  const record: ServerRecord = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    writeFileSync(fileOf(dataDir), `${JSON.stringify(record)}\n`, { mode: 0o600 });
  } catch {
    // The refusal then names nobody.
  }
}

export function removeServerRecord(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true });
}

/** "el proceso 4711 de este equipo, iniciado el 22-11-2026, 16:40"; "otro servidor" where nothing can be read. */
export function serverInWords(dataDir: string, format: (at: string) => string): string {
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
