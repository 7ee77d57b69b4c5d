import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { Settings } from "#app/platform/env.server.ts";
import { contentsOf } from "#db/inspect.server.ts";
import { listBackups, looksWhole } from "./backups.server.ts";
import { DATABASE_FILE, JOURNAL_FILE, SECRETS_FILE, UPLOADS_FOLDER } from "./manifest.ts";
import { ASIDE_PREFIX, STAGED_PREFIX } from "./swap-data-folder.server.ts";

/**
 * Detects a DATA_DIR that has lost a part of its files. Starting with it would create an empty platform beside the
 * remains of the old one, or one in which no password works, and the next backups would contain that.
 */

type Folders = Pick<Settings, "DATA_DIR" | "BACKUP_DIR">;

export type LostData = {
  what: "database" | "secrets";
  /** In Spanish, for IT staff: what is missing, and the evidence that it existed. */
  found: string;
  /** What to do, with the commands. */
  remedy: string;
};

/** Files in DATA_DIR that exist only after the platform has run. */
const FILES = [SECRETS_FILE, JOURNAL_FILE, "erased-since-rebuild", "backup-failure.json"];
const FOLDERS = [UPLOADS_FOLDER, "outbox"];

/** @returns null when nothing is missing, or when the folder was never used */
export async function lostData(folders: Folders): Promise<LostData | null> {
  const file = path.join(folders.DATA_DIR, DATABASE_FILE);
  const contents = bytesOf(file) === 0 ? "empty" : contentsOf(file);
  // An unreadable database is not an empty one: opening it will report what is wrong.
  if (contents === null) return null;
  if (contents === "empty") return withoutDatabase(folders, existsSync(file));
  if (contents.ownPasswords === 0 || existsSync(path.join(folders.DATA_DIR, SECRETS_FILE))) return null;
  return {
    what: "secrets",
    found:
      `Falta ${SECRETS_FILE} en ${folders.DATA_DIR}, y la base de datos tiene ${contents.ownPasswords} ` +
      "contraseñas propias que solo sirven con él. SESSION_SECRET no lo reemplaza.",
    remedy:
      `Devuelve ${SECRETS_FILE} a su lugar: está en cada respaldo${await example(folders, SECRETS_FILE)}. Si ` +
      "se perdió para siempre: npm run admin:password -- RUT --new-secrets (y cada persona con contraseña " +
      "propia pedirá una nueva).",
  };
}

async function withoutDatabase(folders: Folders, isThere: boolean): Promise<LostData | null> {
  const signs = [...signsIn(folders.DATA_DIR)];
  const backups = await listBackups(folders.BACKUP_DIR);
  if (backups.length > 0) signs.push(`${backups.length} respaldos en ${folders.BACKUP_DIR}`);
  if (signs.length === 0) return null;
  const state = isThere ? `${DATABASE_FILE} está vacío` : `No está ${DATABASE_FILE}`;
  return {
    what: "database",
    found: `${state} en ${folders.DATA_DIR}, pero hubo una plataforma: ${signs.join(", ")}.`,
    remedy:
      "No borres nada. Si el archivo está en otro lugar, o su disco sin montar, devuélvelo junto con " +
      `${DATABASE_FILE}-wal. Si no, restaura un respaldo: ${await restoreCommand(folders)}. Para empezar de ` +
      `cero, usa otra carpeta en DATA_DIR${backups.length > 0 ? " y en BACKUP_DIR" : ""}.`,
  };
}

function signsIn(dataDir: string): string[] {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  const log = `${DATABASE_FILE}-wal`;
  return [
    ...(bytesOf(path.join(dataDir, log)) > 0 ? [log] : []),
    ...FILES.filter((name) => names.includes(name)),
    ...FOLDERS.filter((name) => names.includes(name) && readdirSync(path.join(dataDir, name)).length > 0),
    ...names.filter((name) => name.startsWith(ASIDE_PREFIX) || name.startsWith(STAGED_PREFIX)),
  ];
}

async function restoreCommand({ BACKUP_DIR }: Folders): Promise<string> {
  for (const backup of await listBackups(BACKUP_DIR)) {
    if (await looksWhole(backup)) {
      const { name } = backup;
      return `npm run restore -- ${name} (en el contenedor: node build/scripts/restore.js ${name})`;
    }
  }
  return `npm run restore -- CARPETA (en ${BACKUP_DIR} no hay ninguno completo)`;
}

async function example({ BACKUP_DIR }: Folders, name: string): Promise<string> {
  const found = (await listBackups(BACKUP_DIR)).find(({ manifest }) =>
    manifest.files.some((file) => file.path === name),
  );
  return found ? `, por ejemplo ${path.join(found.folder, name)}` : "";
}

/** Size of the file; 0 when it does not exist. */
function bytesOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
