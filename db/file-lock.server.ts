import Database from "better-sqlite3";

/**
 * Locks between processes that are released when the process ends, even by kill -9. They are SQLite locks on an empty
 * file.
 */

export type FileLock = { release(): void };

/**
 * @param file created when missing; never open it in another way, because closing it would release the lock
 * @param mode a shared lock can have many holders, an exclusive one only one
 * @param waitMs how long to block this process while waiting
 * @returns null when another process holds the lock
 * @throws Error when the file cannot be written
 */
export function lockFile(file: string, mode: "shared" | "exclusive", waitMs = 0): FileLock | null {
  const raw = new Database(file);
  try {
    raw.pragma(`busy_timeout = ${waitMs}`);
    if (mode === "exclusive") raw.exec("BEGIN EXCLUSIVE");
    // A transaction takes its shared lock at its first read.
    else raw.exec("BEGIN; SELECT count(*) FROM sqlite_master");
    return { release: () => void raw.close() };
  } catch (error) {
    raw.close();
    if (error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY")) return null;
    throw error;
  }
}
