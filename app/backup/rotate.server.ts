import { rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Clock } from "#app/platform/clock.ts";
import { doubtClock } from "#app/platform/clock-watch.ts";
import {
  type Backup,
  type BackupSettings,
  isFromFuture,
  leftovers,
  listBackups,
  looksWhole,
  partialName,
} from "./backups.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Whole ones that stay whatever their age: with one alone, a jump of the clock would leave just what was made after it. */
const ALWAYS_KEPT = 2;

/**
 * Deletes backups that are older than BACKUP_KEEP_DAYS, but never the newest two that are whole, none from the future, and
 * none at all while the clock is in doubt; folders without a manifest of ours are not touched. Call it with the lock of the
 * backups.
 * @param lastSeenAt as the database has it (ISO-8601 UTC); undefined: it is of a version that does not say
 * @returns names of those that went
 */
export async function rotate(
  settings: BackupSettings,
  clock: Clock,
  lastSeenAt: string | null | undefined,
): Promise<string[]> {
  const now = clock.now();
  if (lastSeenAt === undefined || doubtClock(now, lastSeenAt) !== null) return [];
  const oldest = new Date(now.getTime() - settings.BACKUP_KEEP_DAYS * DAY_MS).toISOString();
  const backups = (await listBackups(settings.BACKUP_DIR)).filter(({ manifest }) => !isFromFuture(manifest.at, now));
  const kept = await newestWhole(backups);
  // Without a whole one the others are all that there is.
  const old = kept.size === 0 ? [] : backups.filter(({ name, manifest }) => manifest.at < oldest && !kept.has(name));
  for (const { name, folder } of old) {
    // Out of the list first: half a backup must not look like one.
    const leaving = path.join(settings.BACKUP_DIR, partialName(name));
    await rename(folder, leaving);
    await rm(leaving, { recursive: true, force: true });
  }
  return old.map(({ name }) => name);
}

async function newestWhole(backups: readonly Backup[]): Promise<Set<string>> {
  const names = new Set<string>();
  for (const backup of backups) {
    if (names.size < ALWAYS_KEPT && (await looksWhole(backup))) names.add(backup.name);
  }
  return names;
}

/** Deletes what broken-off backups and deletions have left. Call it with the lock of the backups. */
export async function removeLeftovers({ BACKUP_DIR }: BackupSettings): Promise<void> {
  for (const folder of await leftovers(BACKUP_DIR)) await rm(folder, { recursive: true, force: true });
}
