import { existsSync } from "node:fs";
import { chmod, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { doubtClock } from "#app/platform/clock-watch.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import { programVersion } from "#app/platform/program-version.server.ts";
import { auditHeadIn, copyDatabase, examineDatabase, lastSeenIn, uploadsNamedIn } from "#db/copy.server.ts";
import {
  type Backup,
  type BackupSettings,
  backupName,
  isFromFuture,
  leftovers,
  listBackups,
  looksWhole,
  partialName,
} from "./backups.server.ts";
import { copyWhole, fingerprint, linkOrCopy, syncToDisk, writeAtomically } from "./durable-files.server.ts";
import { bringUpToDate } from "./erasure-journal.server.ts";
import { forgetFailure, inWords } from "./failure.server.ts";
import { isCode } from "./has-error-code.ts";
import { lockBackups } from "./locks.server.ts";
import {
  bytesOf,
  CALIBRATION_FILE,
  DATABASE_FILE,
  JOURNAL_FILE,
  MANIFEST_FILE,
  type Manifest,
  type ManifestFile,
  SECRETS_FILE,
  UPLOADS_FOLDER,
  writeManifest,
} from "./manifest.ts";

/** Makes a backup: a folder with everything needed to start on an empty disk. The server may run meanwhile. */

type BackupStep = "begun" | "database" | "files" | "manifest" | "renamed" | "rotated";

export type BackupOptions = {
  /** Purpose of the backup, in lower-case words with hyphens. */
  label?: string;
  /** How long to wait for another backup to finish; blocks this process. */
  waitMs?: number;
  clock?: Clock;
  /** Called after each step, for tests that kill the process there. */
  onStep?: (step: BackupStep) => void;
};

export type MadeBackup = {
  name: string;
  folder: string;
  manifest: Manifest;
  bytes: number;
  seconds: number;
  /** Names of old backups that were deleted. */
  removed: string[];
};

/** `reason` of the AppError when another backup or a restore is in progress. */
export const BUSY = "backup_busy";

/**
 * Makes a backup in BACKUP_DIR and deletes those that are too old. The backup gets its final name only when everything
 * is written, verified and synced to the disk.
 * @throws AppError in Spanish; nothing is left behind then
 */
export async function makeBackup(settings: BackupSettings, options: BackupOptions = {}): Promise<MadeBackup> {
  const { waitMs = 0, clock = systemClock, onStep = () => undefined } = options;
  const started = performance.now();
  try {
    await prepareFolder(settings);
    const lock = lockBackups(settings.DATA_DIR, waitMs);
    if (!lock)
      throw new AppError("conflict", "Ya hay un respaldo o una restauración en curso. Espera a que termine.", {
        reason: BUSY,
      });
    try {
      await removeLeftovers(settings);
      const at = isoNow(clock);
      const name = backupName(at, options.label ?? null);
      const manifest = await build(settings, { name, at, label: options.label ?? null, onStep });
      const removed = await rotate(settings, clock, lastSeenIn(path.join(settings.BACKUP_DIR, name, DATABASE_FILE)));
      onStep("rotated");
      await forgetFailure(settings.DATA_DIR);
      const seconds = (performance.now() - started) / 1000;
      return {
        name,
        folder: path.join(settings.BACKUP_DIR, name),
        manifest,
        bytes: bytesOf(manifest),
        seconds,
        removed,
      };
    } finally {
      lock.release();
    }
  } catch (error) {
    throw inWords(`No se pudo hacer el respaldo en ${settings.BACKUP_DIR}`, error);
  }
}

/** A configured folder must exist: if its disk is not mounted, creating the folder would fill the wrong disk. */
async function prepareFolder({ DATA_DIR, BACKUP_DIR }: BackupSettings): Promise<void> {
  if (!existsSync(path.join(DATA_DIR, DATABASE_FILE))) {
    throw new AppError(
      "not_found",
      `No hay una base de datos en ${DATA_DIR}. Revisa DATA_DIR, o inicia la plataforma una vez.`,
    );
  }
  if (existsSync(BACKUP_DIR)) return;
  if (path.dirname(BACKUP_DIR) !== DATA_DIR) {
    throw new AppError("not_found", `No existe BACKUP_DIR (${BACKUP_DIR}). Monta su disco, o crea la carpeta.`);
  }
  await mkdir(BACKUP_DIR, { mode: 0o700 });
}

type Draft = { name: string; at: string; label: string | null; onStep: (step: BackupStep) => void };

async function build(settings: BackupSettings, { name, at, label, onStep }: Draft): Promise<Manifest> {
  const draft = path.join(settings.BACKUP_DIR, partialName(name));
  await mkdir(draft, { mode: 0o700 });
  try {
    onStep("begun");
    const schema = await addDatabase(settings, draft);
    onStep("database");
    const files = [DATABASE_FILE, ...(await addFiles(settings, draft))];
    onStep("files");
    const manifest: Manifest = {
      format: 1,
      program: programVersion,
      schema,
      at,
      label,
      files: await fingerprints(draft, files),
      ...auditAnchor(draft),
    };
    await writeAtomically(path.join(draft, MANIFEST_FILE), writeManifest(manifest));
    await syncToDisk(draft);
    onStep("manifest");
    await rename(draft, path.join(settings.BACKUP_DIR, name));
    await syncToDisk(settings.BACKUP_DIR);
    onStep("renamed");
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** What the audit trail was in this copy, so that a later one can be held against it. */
function auditAnchor(draft: string): Pick<Manifest, "audit"> {
  const head = auditHeadIn(path.join(draft, DATABASE_FILE));
  return head ? { audit: head } : {};
}

/** @returns the schema version of the copy */
async function addDatabase({ DATA_DIR }: BackupSettings, draft: string): Promise<number> {
  const target = path.join(draft, DATABASE_FILE);
  copyDatabase(path.join(DATA_DIR, DATABASE_FILE), target);
  await chmod(target, 0o600);
  await syncToDisk(target);
  const { schema, problems } = examineDatabase(target);
  if (problems.length === 0) return schema;
  throw new AppError(
    "unavailable",
    `La copia de la base de datos no pasó la revisión, así que no se guardó: ${problems.join("; ")}. Revisa ` +
      "el disco y la base de datos.",
  );
}

/** Copies the files after the database, so that every file named in a row is included. @returns paths in the backup */
async function addFiles({ DATA_DIR, BACKUP_DIR }: BackupSettings, draft: string): Promise<string[]> {
  const added: string[] = [];
  // In both folders: the copy in BACKUP_DIR remains when the disk of DATA_DIR fails.
  await bringUpToDate(path.join(BACKUP_DIR, JOURNAL_FILE), path.join(DATA_DIR, JOURNAL_FILE));
  for (const name of [SECRETS_FILE, JOURNAL_FILE, CALIBRATION_FILE]) {
    if (await wasThere(() => copyWhole(path.join(DATA_DIR, name), path.join(draft, name)))) added.push(name);
  }
  const uploads = uploadsNamedIn(path.join(draft, DATABASE_FILE));
  if (uploads.length > 0) await mkdir(path.join(draft, UPLOADS_FOLDER), { mode: 0o700 });
  for (const name of uploads) {
    const relative = `${UPLOADS_FOLDER}/${path.basename(name)}`;
    // A file that was analysed or erased meanwhile no longer exists.
    if (await wasThere(() => linkOrCopy(path.join(DATA_DIR, relative), path.join(draft, relative))))
      added.push(relative);
  }
  if (uploads.length > 0) await syncToDisk(path.join(draft, UPLOADS_FOLDER));
  return added;
}

/** Returns false when the file did not exist. */
async function wasThere(add: () => Promise<void>): Promise<boolean> {
  try {
    await add();
    return true;
  } catch (error) {
    if (isCode(error, "ENOENT")) return false;
    throw error;
  }
}

async function fingerprints(draft: string, files: readonly string[]): Promise<ManifestFile[]> {
  const found: ManifestFile[] = [];
  for (const file of files) found.push({ path: file, ...(await fingerprint(path.join(draft, file))) });
  return found;
}

/** Complete backups kept whatever their age. With only one, a clock jump would leave just the backup made after it. */
const ALWAYS_KEPT = 2;

/**
 * Deletes backups older than BACKUP_KEEP_DAYS, except the newest two complete ones and those from the future. Deletes
 * nothing while the clock is in doubt. Folders without a valid manifest are not touched. The caller holds the backup
 * lock.
 * @param lastSeenAt the database's last plausible time (ISO-8601 UTC); undefined in older schema versions
 * @returns names of the deleted backups
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
  // If none is complete, the incomplete ones are all that is left.
  const old = kept.size === 0 ? [] : backups.filter(({ name, manifest }) => manifest.at < oldest && !kept.has(name));
  for (const { name, folder } of old) {
    // Renamed first, so that a partly deleted backup is not listed as a backup.
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

/** Deletes the remains of interrupted backups and deletions. The caller holds the backup lock. */
async function removeLeftovers({ BACKUP_DIR }: BackupSettings): Promise<void> {
  for (const folder of await leftovers(BACKUP_DIR)) await rm(folder, { recursive: true, force: true });
}
