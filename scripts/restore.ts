import { existsSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { type Backup, type BackupSettings, isFromFuture, listBackups } from "#app/backup/backups.server.ts";
import { bytesOf, DATABASE_FILE, SECRETS_FILE } from "#app/backup/manifest.ts";
import { aloneWithData, restoreBackup } from "#app/backup/restore.server.ts";
import { verifyBackup } from "#app/backup/verify.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { formatBytes, formatDateTime } from "#app/platform/format.ts";
import { operatorSettings, runProgram, say } from "./backup/operator.ts";

/**
 * `npm run restore`: replaces the current data with a backup. Exit codes: 0 done, 1 refused or failed, 2 not confirmed.
 */

const USAGE = `Uso:
  npm run restore -- --list              los respaldos que hay en BACKUP_DIR
  npm run restore -- latest              restaura el más nuevo
  npm run restore -- <nombre o carpeta>  restaura ese
  npm run restore -- <…> --check         solo lo revisa, también con la plataforma andando
  --yes                                  no pregunta (para automatizar)
La plataforma debe estar detenida. Los datos actuales no se borran: quedan en DATA_DIR/before-restore-…`;

const OPTIONS = {
  list: { type: "boolean", default: false },
  check: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

await runProgram(main);

async function main(): Promise<number> {
  const { values, positionals } = readArguments();
  const [subject, ...rest] = positionals;
  if (values.help) {
    say(USAGE);
    return 0;
  }
  if (rest.length > 0 || (subject === undefined) !== values.list) throw wrongUse();
  const settings = operatorSettings();
  if (subject === undefined) return list(settings);
  const folder = await folderOf(settings, subject);
  if (values.check) {
    describe(await verifyBackup(folder));
    say("Está completo y sin daños.");
    return 0;
  }
  return aloneWithData(settings, () => restore(settings, folder, values.yes));
}

async function list({ BACKUP_DIR }: BackupSettings): Promise<number> {
  const backups = await listBackups(BACKUP_DIR);
  if (backups.length === 0) say(`No hay respaldos en ${BACKUP_DIR}.`);
  for (const { name, manifest } of backups)
    say(
      `${name}  ${formatDateTime(manifest.at)}  ${formatBytes(bytesOf(manifest))}  programa ` +
        `${manifest.program}, base de datos ${manifest.schema}`,
    );
  return 0;
}

async function restore(settings: BackupSettings, folder: string, yes: boolean): Promise<number> {
  const backup = await verifyBackup(folder);
  describe(backup);
  say(`Sus datos reemplazan a los de ${settings.DATA_DIR}. Lo hecho después de esa hora no vuelve.`);
  if (!yes && !(await isConfirmed())) {
    say("No se cambió nada.");
    return 2;
  }
  const aside = await restoreBackup(settings, backup);
  say("Respaldo restaurado y revisado.");
  if (existsSync(path.join(aside, DATABASE_FILE)))
    say(`Los datos anteriores quedaron en ${aside}. Bórralos cuando ya no los necesites: tienen datos personales.`);
  if (!existsSync(path.join(settings.DATA_DIR, SECRETS_FILE)))
    say(
      `Aviso: el respaldo no trae ${SECRETS_FILE}, y sin él la plataforma no inicia. Cópialo de otro ` +
        "respaldo; si se perdió: npm run admin:password -- RUT --new-secrets",
    );
  say(
    "Inicia la plataforma: npm start (o systemctl start carreras, docker " +
      "start carreras). Todas las personas vuelven a ingresar.",
  );
  say("Al iniciar se borran otra vez los datos de quienes los borraron después del respaldo.");
  return 0;
}

function describe({ name, folder, manifest }: Backup): void {
  say(`Respaldo ${name} (${folder})`);
  say(
    `  hecho el ${formatDateTime(manifest.at)} con el programa ${manifest.program}; ${manifest.files.length} ` +
      `archivos, ${formatBytes(bytesOf(manifest))}`,
  );
}

async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new AppError("bad_request", "Aquí no se puede preguntar: agrega --yes para confirmar. No se cambió nada.");
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^s[ií]?$/i.test((await reader.question("¿Restaurar? [s/N] ")).trim());
  } finally {
    reader.close();
  }
}

/** `subject` is a name in BACKUP_DIR, the path of any folder, or "latest". */
async function folderOf({ BACKUP_DIR }: BackupSettings, subject: string): Promise<string> {
  if (subject !== "latest")
    return existsSync(path.join(BACKUP_DIR, subject)) ? path.join(BACKUP_DIR, subject) : path.resolve(subject);
  const backups = await listBackups(BACKUP_DIR);
  const future = backups.filter(({ manifest }) => isFromFuture(manifest.at, new Date()));
  for (const { name } of future)
    say(
      `Aviso: ${name} tiene una fecha que aún no llega: se hizo con el reloj mal puesto y no cuenta como el más nuevo.`,
    );
  const newest = backups.find((backup) => !future.includes(backup));
  if (newest) return newest.folder;
  throw new AppError(
    "not_found",
    `No hay respaldos en ${BACKUP_DIR}. Revisa BACKUP_DIR, o indica la carpeta del respaldo.`,
  );
}

function readArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw wrongUse(error);
  }
}

function wrongUse(cause?: unknown): AppError {
  return new AppError("bad_request", USAGE, { cause });
}
