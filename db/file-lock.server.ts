import Database from "better-sqlite3";

/**
 * Locks between processes that end with the process, also by kill -9: those of SQLite, on a file that holds nothing.
 */

export type FileLock = { release(): void };

/**
 * @param file made when it is not there; never open it in another way, closing it would give the lock up
 * @param mode many may hold a shared lock, an exclusive one only one process and nobody else
 * @param waitMs blocks this process for so long
 * @returns null: somebody else has it
 * @throws Error when the file cannot be written
 */
export function lockFile(file: string, mode: "shared" | "exclusive", waitMs = 0): FileLock | null {
  const raw = new Database(file);
  try {
    raw.pragma(`busy_timeout = ${waitMs}`);
    if (mode === "exclusive") raw.exec("BEGIN EXCLUSIVE");
    // A transaction takes its shared lock with the first thing that it reads.
    else raw.exec("BEGIN; SELECT count(*) FROM sqlite_master");
    return { release: () => void raw.close() };
  } catch (error) {
    raw.close();
    if (error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY")) return null;
    throw error;
  }
}
