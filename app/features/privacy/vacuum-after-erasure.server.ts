import { existsSync, statSync } from "node:fs";
import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";

/** Its presence says: somebody was erased since the database file was written anew. */
const MARKER = "erased-since-rebuild";

/** Call before an erasure begins: if the process dies in the middle, the next start finishes it. */
export async function markForRebuild(dataDir: string): Promise<void> {
  await writeFile(path.join(dataDir, MARKER), "", { mode: 0o600 });
}

/**
 * At a start, after erasures: writes the database file anew. Deleted content is overwritten as it goes, but where
 * SQLite moves rows between pages it leaves, rarely, a piece of one behind (docs/decisions/0011-erasure.md). Also
 * empties the write-ahead log that a crash may have left. About 5 ms per MB; nothing to do without an erasure.
 * @param file the database's own file
 */
export async function rebuildAfterErasures(db: Db, { DATA_DIR }: { DATA_DIR: string }, file: string): Promise<void> {
  const marker = path.join(DATA_DIR, MARKER);
  if (!existsSync(marker)) return;
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  const { bavail, bsize } = await statfs(DATA_DIR);
  // The new file stands beside the old one for a while, and once more in the log.
  if (bavail * bsize < 3 * statSync(file).size) {
    log.warn("no room to write the database file anew: it is left for the next start");
    return;
  }
  await sql`VACUUM`.execute(db);
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  await rm(marker, { force: true });
}
