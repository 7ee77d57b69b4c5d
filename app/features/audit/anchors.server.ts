import { type Backup, listBackups } from "#app/backup/backups.server.ts";
import type { Anchor } from "./check-chain.server.ts";

/** What the trail was when each backup of a folder was made. */
export async function anchorsIn(backupDir: string): Promise<Anchor[]> {
  return (await listBackups(backupDir)).flatMap((backup) => anchorOf(backup) ?? []);
}

/** @returns undefined for a backup of a time before the trail */
export function anchorOf({ name, manifest }: Pick<Backup, "name" | "manifest">): Anchor | undefined {
  return manifest.audit && { ...manifest.audit, name: `respaldo ${name}`, at: manifest.at };
}
