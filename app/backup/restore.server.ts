import { existsSync } from "node:fs";
import { mkdir, readdir, rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import { formatBytes } from "#app/platform/format.ts";
import { endAllSessions, examineDatabase, isDatabaseInUse } from "#db/copy.server.ts";
import { type Backup, type BackupSettings, instantName } from "./backups.server.ts";
import { copyWhole, fingerprint, syncToDisk } from "./durable-files.server.ts";
import { mergedJournal } from "./erasure-journal.server.ts";
import { inWords } from "./failure.server.ts";
import { lockBackups, lockData } from "./locks.server.ts";
import { bytesOf, DATABASE_FILE, JOURNAL_FILE, UPLOADS_FOLDER } from "./manifest.ts";
import { leaveRestoreNote } from "./restore-note.server.ts";
import { ASIDE_PREFIX, commitPlan, finishSwap, STAGED_PREFIX, type SwapStep } from "./swap-data-folder.server.ts";

/** Replaces the data with a backup, atomically. The former data is kept in a separate folder. */

/** The entries of DATA_DIR that are replaced. Everything else stays, e.g. the backups. */
const LEAVING = [
  `${DATABASE_FILE}-wal`,
  `${DATABASE_FILE}-shm`,
  `${DATABASE_FILE}-journal`,
  "outbox",
  "erased-since-rebuild",
];
/** Free space that is required in addition to the size of the backup. */
const SPARE_BYTES = 32 * 1024 * 1024;

export type RestoreStep = SwapStep | "staged" | "copied";

/**
 * Runs `work` while nobody else uses DATA_DIR: no server can start and no backup runs. First finishes an interrupted
 * restore.
 * @throws AppError when a server or another program is using the data
 */
export async function aloneWithData<T>({ DATA_DIR }: BackupSettings, work: () => Promise<T>): Promise<T> {
  const data = lockData(DATA_DIR, "exclusive");
  const backups = data && lockBackups(DATA_DIR, 0);
  try {
    if (!data) throw inUse("La plataforma está funcionando con estos datos. Detenla y repite la orden");
    if (!backups) throw inUse("Hay un respaldo o una restauración en curso. Espera a que termine y repite la orden");
    if (isDatabaseInUse(path.join(DATA_DIR, DATABASE_FILE)))
      throw inUse("Otro programa tiene abierta la base de datos. Ciérralo y repite la orden");
    await finishSwap(DATA_DIR);
    return await work();
  } finally {
    backups?.release();
    data?.release();
  }
}

const inUse = (message: string) => new AppError("conflict", `${message}. No se cambió nada.`);

/**
 * Restores a verified backup. Call it inside aloneWithData(). All sessions end, because a session that was closed after
 * the backup must not be open again. People who were erased after the backup are erased again at the next start.
 * @returns the folder with the former data
 * @throws AppError in Spanish; the data is unchanged then, or the next start finishes the exchange and the message says
 *   so
 */
export async function restoreBackup(
  settings: BackupSettings,
  backup: Backup,
  { clock = systemClock, onStep = () => undefined }: { clock?: Clock; onStep?: (step: RestoreStep) => void } = {},
): Promise<string> {
  const { DATA_DIR } = settings;
  const instant = instantName(isoNow(clock));
  const staged = `${STAGED_PREFIX}${instant}`;
  try {
    await checkRoom(DATA_DIR, backup);
    await mkdir(path.join(DATA_DIR, staged), { mode: 0o700 });
    onStep("staged");
    await stage(settings, backup, path.join(DATA_DIR, staged));
    onStep("copied");
    const coming = await readdir(path.join(DATA_DIR, staged));
    // Uploaded files of the former data do not belong to the restored database.
    const leaving = coming.includes(UPLOADS_FOLDER) ? LEAVING : [...LEAVING, UPLOADS_FOLDER];
    await commitPlan(DATA_DIR, { format: 1, staged, aside: `${ASIDE_PREFIX}${instant}`, leaving, coming });
  } catch (error) {
    await rm(path.join(DATA_DIR, staged), { recursive: true, force: true });
    throw inWords("No se pudo restaurar, y no se cambió nada", error);
  }
  onStep("planned");
  try {
    return (await finishSwap(DATA_DIR, onStep)) ?? "";
  } catch (error) {
    throw inWords(
      "La restauración quedó a medias: repite la orden o inicia la plataforma, que la termina. La causa",
      error,
    );
  }
}

async function checkRoom(dataDir: string, { manifest }: Backup): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  const needed = bytesOf(manifest) + SPARE_BYTES;
  if (bavail * bsize >= needed) return;
  throw new AppError(
    "unavailable",
    `Falta espacio en el disco de ${dataDir}: se necesitan ${formatBytes(needed)} y quedan ` +
      `${formatBytes(bavail * bsize)}. No se cambió nada.`,
  );
}

/** Copies the backup next to the data, verifies the copies and prepares them for the start. */
async function stage(settings: BackupSettings, { folder, manifest, name }: Backup, staged: string): Promise<void> {
  const uploads = path.join(staged, UPLOADS_FOLDER);
  if (manifest.files.some((file) => file.path.startsWith(`${UPLOADS_FOLDER}/`))) await mkdir(uploads, { mode: 0o700 });
  for (const file of manifest.files) {
    const copy = path.join(staged, file.path);
    await copyWhole(path.join(folder, file.path), copy);
    if ((await fingerprint(copy)).sha256 !== file.sha256)
      throw new AppError("unavailable", `${file.path} cambió al copiarlo. Revisa los discos. No se cambió nada.`);
  }
  const database = path.join(staged, DATABASE_FILE);
  const { problems } = examineDatabase(database);
  if (problems.length > 0)
    throw new AppError(
      "unprocessable",
      `La base de datos del respaldo ${name} está dañada: ${problems.join("; ")}. Usa otro respaldo.`,
    );
  endAllSessions(database);
  const journal = await mergedJournal(settings, folder);
  if (journal !== "") await writeFile(path.join(staged, JOURNAL_FILE), journal, { mode: 0o600 });
  if (journal !== "") await syncToDisk(path.join(staged, JOURNAL_FILE));
  if (existsSync(uploads)) await syncToDisk(uploads);
  await leaveRestoreNote(staged, { name, from: manifest.at });
}
