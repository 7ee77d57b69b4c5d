import path from "node:path";
import { type FileLock, lockFile } from "#db/file-lock.server.ts";

/** Locks for the use of a DATA_DIR. They are in DATA_DIR because it is on a local disk, where file locks work. */

/** One backup at a time, and none during a restore. @param waitMs how long this process may be blocked */
export function lockBackups(dataDir: string, waitMs: number): FileLock | null {
  return lockFile(path.join(dataDir, "backup.lock"), "exclusive", waitMs);
}

/** One server at a time; held while the server runs. @returns null when another server holds it */
export function lockServer(dataDir: string): FileLock | null {
  return lockFile(path.join(dataDir, "server.lock"), "exclusive");
}

/** Held (shared) by every server that uses DATA_DIR while it runs; a restore needs it exclusively. */
export function lockData(dataDir: string, mode: "shared" | "exclusive", waitMs = 0): FileLock | null {
  return lockFile(path.join(dataDir, "in-use.lock"), mode, waitMs);
}
