import { rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Clock } from "#app/platform/clock.ts";
import { type BackupSettings, leftovers, listBackups, looksWhole, partialName } from "./backups.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes backups that are older than BACKUP_KEEP_DAYS, but never the newest one that is whole; folders without a manifest of
 * ours are not touched. Call it with the lock of the backups.
 * @returns names of those that went
 */
export async function rotate(settings: BackupSettings, clock: Clock): Promise<string[]> {
  const oldest = new Date(clock.now().getTime() - settings.BACKUP_KEEP_DAYS * DAY_MS).toISOString();
  const backups = await listBackups(settings.BACKUP_DIR);
  let newest: string | undefined;
  for (const backup of backups) {
    newest ??= (await looksWhole(backup)) ? backup.name : undefined;
  }
  // Without a whole one the others are all that there is.
  const old =
    newest === undefined ? [] : backups.filter(({ name, manifest }) => manifest.at < oldest && name !== newest);
  for (const { name, folder } of old) {
    // Out of the list first: half a backup must not look like one.
    const leaving = path.join(settings.BACKUP_DIR, partialName(name));
    await rename(folder, leaving);
    await rm(leaving, { recursive: true, force: true });
  }
  return old.map(({ name }) => name);
}

/** Deletes what broken-off backups and deletions have left. Call it with the lock of the backups. */
export async function removeLeftovers({ BACKUP_DIR }: BackupSettings): Promise<void> {
  for (const folder of await leftovers(BACKUP_DIR)) await rm(folder, { recursive: true, force: true });
}
