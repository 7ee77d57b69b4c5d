import path from "node:path";
import { upgradeDatabase } from "#app/backup/backup-and-migrate.server.ts";
import { enterDataFolder } from "#app/backup/data-folder.server.ts";
import { setAuditKey } from "#app/features/audit/audit-key.server.ts";
import { auditKeyOf } from "#app/features/audit/chain.server.ts";
import { startTrail } from "#app/features/audit/start-trail.server.ts";
import { loadSecrets } from "#app/features/auth/secrets.server.ts";
import { eraseAgain } from "#app/features/privacy/erase.server.ts";
import { rebuildAfterErasures } from "#app/features/privacy/vacuum-after-erasure.server.ts";
import { setDatabase } from "#app/platform/db.server.ts";
import { DiskGuard, setDiskGuard, untilThereIsRoom } from "#app/platform/disk.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { storageFailure } from "#app/platform/storage-failure.ts";
import { type OpenDatabase, openDatabase } from "#db/open.server.ts";

/**
 * DATA_DIR on the way from a folder to an open, current database: the first part of every start, the last of every
 * stop.
 */

const MIB = 1024 * 1024;

/**
 * Takes DATA_DIR for this process, finishes what a restore left, opens the database, brings it up to date and sees to
 * it that erased people stay erased.
 * @throws AppError when a restore is under way, when the database or its secrets are lost, or an upgrade must not
 *   be begun
 */
export async function openData(settings: Settings): Promise<OpenDatabase> {
  const folder = await enterDataFolder(settings);
  const disk = await watchDisk(settings);
  const file = path.join(settings.DATA_DIR, "app.sqlite");
  // Without room there is no database. The process waits for it: ending would only make somebody start it again.
  const patient = <T>(work: () => Promise<T>) =>
    untilThereIsRoom(
      () => work().catch((error: unknown) => tell(disk, error)),
      // A signal to stop ends the process: nothing is open yet that would have to be closed.
      new AbortController().signal,
    );
  const database = await patient(async () => openDatabase(file, (error) => disk.failed(error)));
  const applied = await patient(() => upgradeDatabase(database, settings));
  if (applied.length > 0) log.info({ applied }, "database migrated");
  setAuditKey(auditKeyOf(loadSecrets(settings).pepper));
  await patient(() => startTrail(database.db, settings));
  // Before anybody can look: a restored backup still has them.
  await patient(() => eraseAgain(database.db, { settings }));
  await ifThereIsRoom("rebuild", () => rebuildAfterErasures(database.db, settings, file));
  setDatabase(database);
  const close = async () => {
    setDatabase(undefined);
    await database.close();
    setDiskGuard(null);
    await disk.stop();
    folder.release();
  };
  return { ...database, close };
}

/** What can as well be done at the next start: a full disk must not keep the platform from answering. */
export async function ifThereIsRoom(task: string, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!storageFailure(error)) throw error;
    log.error({ err: error, task }, "the disk leaves a task of the start for the next one");
  });
}

/** Uploads, ballast and refusals look at it; it makes room for the start where there is none. */
async function watchDisk({ DATA_DIR: folder, BALLAST_MB, DISK_RESERVE_MB }: Settings): Promise<DiskGuard> {
  const disk = new DiskGuard({ folder, ballast: BALLAST_MB * MIB, reserve: DISK_RESERVE_MB * MIB });
  setDiskGuard(disk);
  await disk.makeRoom();
  return disk;
}

function tell(disk: DiskGuard, error: unknown): never {
  disk.failed(error);
  throw error;
}
