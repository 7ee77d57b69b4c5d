import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import { knownSchema, migrate, NewerDatabaseError, schemaVersion } from "#db/migrate.server.ts";
import { migrations } from "#db/migrations/index.ts";
import type { Migration } from "#db/migrations/migration.ts";
import type { OpenDatabase } from "#db/open.server.ts";
import { type Backup, type BackupSettings, listBackups, looksWhole } from "./backups.server.ts";
import { makeBackup } from "./make-backup.server.ts";

const BEFORE_UPGRADE = "before-upgrade";
/** Time to wait for a daily backup that is in progress. */
const WAIT_MS = 120_000;

/**
 * Brings the schema up to date, after a backup where there is data to lose.
 * @returns names of the migrations that were applied
 * @throws AppError when the backup cannot be made (nothing is migrated), or when the database is newer than the program
 */
export async function upgradeDatabase(
  { raw }: Pick<OpenDatabase, "raw">,
  settings: BackupSettings,
  list: readonly Migration[] = migrations,
): Promise<string[]> {
  const present = schemaVersion(raw);
  if (present > 0 && present < knownSchema(list)) {
    try {
      const { name } = await makeBackup(settings, { label: BEFORE_UPGRADE, waitMs: WAIT_MS });
      log.info({ backup: name }, "backup before the upgrade");
    } catch (error) {
      throw new AppError(
        "unavailable",
        // No `cause`: one that says "disk full" would make the start wait for space instead of showing this.
        `${messageOf(error)} Antes de actualizar la base de datos se hace un respaldo; sin él no se ` +
          "actualiza y nada cambió. Corrige la causa e inicia de nuevo.",
      );
    }
  }
  try {
    return migrate(raw, list);
  } catch (error) {
    if (!(error instanceof NewerDatabaseError)) throw error;
    throw new AppError("conflict", `${error.message} ${await wayBack(settings, error.known)}`, { cause: error });
  }
}

async function wayBack({ BACKUP_DIR }: BackupSettings, known: number): Promise<string> {
  const backup = await newestFor(BACKUP_DIR, known);
  if (!backup) return `En ${BACKUP_DIR} no hay un respaldo que este programa pueda usar.`;
  return (
    `El más nuevo que este programa puede usar es ${backup.name}; se restaura con: npm run restore -- ` +
    `${backup.name} (en el contenedor: node build/scripts/restore.js ${backup.name}). Lo hecho después de ese ` +
    "respaldo no vuelve."
  );
}

async function newestFor(backupDir: string, known: number): Promise<Backup | null> {
  for (const backup of await listBackups(backupDir)) {
    if (backup.manifest.schema <= known && (await looksWhole(backup))) return backup;
  }
  return null;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
