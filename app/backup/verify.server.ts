import { stat } from "node:fs/promises";
import path from "node:path";
import { AppError } from "#app/platform/errors.ts";
import { knownSchema } from "#db/migrate.server.ts";
import { type Backup, openBackup } from "./backups.server.ts";
import { fingerprint } from "./durable-files.server.ts";
import { MANIFEST_FILE } from "./manifest.ts";

/**
 * Compares a backup with its manifest by checksums. Writes nothing, so the backup may be on a read-only disk.
 * @throws AppError naming what is wrong: no manifest, a missing or changed file, a newer schema
 */
export async function verifyBackup(folder: string, known: number = knownSchema()): Promise<Backup> {
  if (!(await stat(folder).catch(() => null))?.isDirectory())
    throw new AppError("not_found", `No existe la carpeta ${folder}. Mira las que hay con: npm run restore -- --list`);
  const backup = await openBackup(folder);
  if (!backup)
    throw new AppError(
      "unprocessable",
      `${folder} no es un respaldo completo: falta ${MANIFEST_FILE} o está dañado. Usa otro respaldo.`,
    );
  for (const file of backup.manifest.files) {
    const found = await fingerprint(path.join(folder, file.path)).catch(() => null);
    const problem =
      found === null
        ? "falta o no se puede leer"
        : found.bytes !== file.bytes
          ? `mide ${found.bytes} bytes y debe medir ${file.bytes}`
          : found.sha256 !== file.sha256 && "no es el que se respaldó (SHA-256 distinto)";
    if (problem)
      throw new AppError(
        "unprocessable",
        `El respaldo ${backup.name} está dañado: ${file.path} ${problem}. Usa otro respaldo.`,
      );
  }
  if (backup.manifest.schema > known) throw newerBackup(backup, known);
  return backup;
}

function newerBackup({ name, manifest }: Backup, known: number): AppError {
  return new AppError(
    "unprocessable",
    `El respaldo ${name} es de un programa más nuevo (${manifest.program}, base de datos versión ` +
      `${manifest.schema}); este llega a la ${known}. Instala esa versión del programa o usa un respaldo ` +
      "anterior.",
  );
}
