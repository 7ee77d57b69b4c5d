import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { DATABASE_FILE, MANIFEST_FILE, SECRETS_FILE } from "#app/backup/manifest.ts";
import { verifyBackup } from "#app/backup/verify.server.ts";
import { anchorOf, anchorsIn } from "#app/features/audit/anchors.server.ts";
import { auditKeyOf } from "#app/features/audit/chain.server.ts";
import type { Anchor, CheckedChain } from "#app/features/audit/check-chain.server.ts";
import { checkTrail } from "#app/features/audit/read-trail.server.ts";
import { keptSecrets } from "#app/features/auth/secrets.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { formatCount, pluralize } from "#app/platform/format.ts";
import { inspectDatabase } from "#db/inspect.server.ts";
import { schemaVersion } from "#db/migrate.server.ts";
import { operatorSettings, runProgram, say } from "./backup/operator.ts";

/** `npm run audit:verify`: checks the audit trail. Exit codes: 0 nothing is wrong, 1 something is, or it failed. */

const USAGE = `Uso:
  npm run audit:verify                     el rastro de DATA_DIR, con las anclas de BACKUP_DIR; también en marcha
  npm run audit:verify -- <carpeta>        el rastro de un respaldo, con las anclas de los respaldos junto a él
  --backups <carpeta>                      además las anclas de los respaldos de otra carpeta; se puede repetir
  --secrets <carpeta>                      secrets.json está en otra carpeta
Termina con 0 si todo está íntegro y con 1 si no.`;

const OPTIONS = {
  backups: { type: "string", multiple: true },
  secrets: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

/** Version of the schema that brought the trail. */
const FIRST_SCHEMA = 22;

await runProgram(main);

async function main(): Promise<number> {
  const { values, positionals } = readArguments();
  if (values.help) {
    say(USAGE);
    return 0;
  }
  const [given, ...rest] = positionals;
  if (rest.length > 0) throw wrongUse();
  const { folder, backupDirs } = given === undefined ? ownFolders() : await backupFolders(path.resolve(given));
  const anchors = await allAnchors([...backupDirs, ...(values.backups ?? []).map((dir) => path.resolve(dir))]);
  const checked = await check(path.join(folder, DATABASE_FILE), keyIn(values.secrets ?? folder), anchors);
  report(checked, folder);
  return checked.problems.length === 0 ? 0 : 1;
}

function ownFolders() {
  const { DATA_DIR, BACKUP_DIR } = operatorSettings();
  return { folder: DATA_DIR, backupDirs: [BACKUP_DIR] };
}

/** A backup has to be whole before its trail says anything. */
async function backupFolders(folder: string) {
  if (existsSync(path.join(folder, MANIFEST_FILE))) await verifyBackup(folder);
  else if (!existsSync(path.join(folder, DATABASE_FILE)))
    throw new AppError("not_found", `No hay una base de datos ni un respaldo en ${folder}. Revisa la carpeta.`);
  return { folder, backupDirs: [path.dirname(folder)] };
}

async function allAnchors(folders: readonly string[]): Promise<Anchor[]> {
  const found: Anchor[] = [];
  for (const folder of new Set(folders)) {
    if (!existsSync(folder)) say(`Aviso: no existe la carpeta de respaldos ${folder}: sin sus anclas.`);
    found.push(...(await anchorsIn(folder)));
  }
  return found;
}

function keyIn(folder: string): Buffer {
  const secrets = keptSecrets(folder);
  if (secrets) return auditKeyOf(secrets.pepper);
  throw new AppError(
    "unavailable",
    `No está ${SECRETS_FILE} en ${folder}, y sin él no se comprueba quién firmó el rastro. Indica su carpeta con ` +
      "--secrets.",
  );
}

async function check(file: string, key: Buffer, anchors: readonly Anchor[]): Promise<CheckedChain> {
  if (!existsSync(file)) throw new AppError("not_found", `No hay una base de datos en ${file}. Revisa DATA_DIR.`);
  const database = inspectDatabase(file);
  try {
    if (schemaVersion(database.raw) < FIRST_SCHEMA)
      throw new AppError("conflict", `La base de datos ${file} es de antes del rastro: no tiene ninguno.`);
    // A backup holds what was there when it was made: later ones are no measure for it.
    return await checkTrail(database.db, { key, anchors: await upTo(file, anchors) });
  } finally {
    await database.close();
  }
}

async function upTo(file: string, anchors: readonly Anchor[]): Promise<readonly Anchor[]> {
  const own = await ownAnchor(path.dirname(file));
  return own ? anchors.filter(({ at }) => at <= own.at) : anchors;
}

async function ownAnchor(folder: string): Promise<Anchor | undefined> {
  if (!existsSync(path.join(folder, MANIFEST_FILE))) return undefined;
  const backup = await verifyBackup(folder);
  return anchorOf(backup);
}

function report({ rows, hash, intactUpTo, anchors, problems, notes }: CheckedChain, folder: string): void {
  say(`Rastro de ${folder}: ${pluralize(rows, "fila", "filas")}, ${pluralize(anchors, "ancla", "anclas")}.`);
  for (const note of notes) say(`Aviso: ${note}`);
  for (const problem of problems) say(`MAL: ${problem}`);
  if (problems.length === 0) {
    say(`Íntegro hasta la fila ${formatCount(rows)}, cabeza ${hash}.`);
    if (anchors === 0) say("Aviso: sin ningún respaldo no se nota si alguien devolvió la base de datos a otro día.");
    return;
  }
  say(`Íntegro solo hasta la fila ${formatCount(intactUpTo)}. No borres nada: docs/operacion.md dice qué hacer.`);
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
