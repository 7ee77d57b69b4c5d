import { stat, statfs } from "node:fs/promises";
import type { BackupSettings } from "./backups.server.ts";
import { isCode } from "./has-error-code.ts";

/** The disk of BACKUP_DIR in bytes. With less than `wantedBytes` free the next copies do not fit. */
export type BackupRoom = { freeBytes: number; totalBytes: number; wantedBytes: number };

/** Copies that must fit: tomorrow's and one more, which leaves a day to react. */
const COPIES = 2;

/**
 * @param copyBytes of one backup
 * @returns null when the folder does not exist or cannot be read, or is on the same disk as DATA_DIR, which is checked
 *   separately
 */
export async function roomForBackups(
  { DATA_DIR, BACKUP_DIR }: Pick<BackupSettings, "DATA_DIR" | "BACKUP_DIR">,
  copyBytes: number,
): Promise<BackupRoom | null> {
  try {
    const [ours, theirs] = await Promise.all([stat(DATA_DIR), stat(BACKUP_DIR)]);
    if (ours.dev === theirs.dev) return null;
    const { bavail, blocks, bsize } = await statfs(BACKUP_DIR);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize, wantedBytes: COPIES * copyBytes };
  } catch (error) {
    if (isCode(error, "ENOENT", "ENOTDIR", "EACCES", "EPERM", "ESTALE", "EIO")) return null;
    throw error;
  }
}
