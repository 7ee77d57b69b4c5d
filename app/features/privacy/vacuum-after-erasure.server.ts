import { existsSync, statSync } from "node:fs";
import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";

/** A file that exists when somebody was erased since the last rebuild of the database file. */
const MARKER = "erased-since-rebuild";

/** Call before an erasure begins: if the process dies in the middle, the next start finishes it. */
export async function markForRebuild(dataDir: string): Promise<void> {
  await writeFile(path.join(dataDir, MARKER), "", { mode: 0o600 });
}

/**
 * Runs at start-up: rebuilds the database file (VACUUM) if somebody was erased. Deleted content is overwritten at once,
 * but when SQLite moves rows between pages it sometimes leaves a part behind (docs/decisions/0011-erasure.md). Also
 * empties a write-ahead log left by a crash. Takes about 5 ms per MB; does nothing without an erasure.
 * @param file the database's own file
 */
export async function rebuildAfterErasures(db: Db, { DATA_DIR }: { DATA_DIR: string }, file: string): Promise<void> {
  const marker = path.join(DATA_DIR, MARKER);
  if (!existsSync(marker)) return;
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  const { bavail, bsize } = await statfs(DATA_DIR);
  // The rebuild needs room for the new file beside the old one, and for the log.
  if (bavail * bsize < 3 * statSync(file).size) {
    log.warn("no room to write the database file anew: it is left for the next start");
    return;
  }
  await sql`VACUUM`.execute(db);
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  await rm(marker, { force: true });
}
