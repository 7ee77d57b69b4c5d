import path from "node:path";
import { type FileLock, lockFile } from "#db/file-lock.server.ts";

/** Who may do what with a DATA_DIR at the same time. In DATA_DIR, because that is a local disk: locks hold there. */

/** One backup at a time, and none while something is restored. @param waitMs blocks this process for so long */
export function lockBackups(dataDir: string, waitMs: number): FileLock | null {
  return lockFile(path.join(dataDir, "backup.lock"), "exclusive", waitMs);
}

/** One server at a time; held by it while it lives. @returns null: there is one */
export function lockServer(dataDir: string): FileLock | null {
  return lockFile(path.join(dataDir, "server.lock"), "exclusive");
}

/** Every server that uses DATA_DIR holds it while it lives; a restore wants it alone. */
export function lockData(dataDir: string, mode: "shared" | "exclusive", waitMs = 0): FileLock | null {
  return lockFile(path.join(dataDir, "in-use.lock"), mode, waitMs);
}
