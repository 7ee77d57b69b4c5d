import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import { writeAtomically } from "./durable-files.server.ts";
import { codeOf } from "./has-error-code.ts";

/** The reason why a backup failed, in Spanish, stored for the panel in DATA_DIR/backup-failure.json. */

const FILE = "backup-failure.json";
const failureSchema = z.object({ at: z.string(), message: z.string() });
export type BackupFailure = z.infer<typeof failureSchema>;

const NO_ROOM = "no queda espacio en el disco. Libera espacio o amplía el disco";
const NO_RIGHT = "no hay permiso para escribir ahí. Da la carpeta a la cuenta que corre la plataforma";
const CAUSES: Record<string, string> = {
  ENOSPC: NO_ROOM,
  EDQUOT: NO_ROOM,
  SQLITE_FULL: NO_ROOM,
  EFBIG: "el sistema no permite archivos tan grandes. Revisa los límites (ulimit -f) de la cuenta",
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  SQLITE_READONLY: NO_RIGHT,
  SQLITE_CANTOPEN: NO_RIGHT,
  EROFS: "el disco está montado solo para lectura",
  EIO: "el disco falla al leer o escribir. Revísalo",
  SQLITE_CORRUPT: "la base de datos está dañada. Restaura un respaldo anterior",
  SQLITE_NOTADB: "la base de datos está dañada. Restaura un respaldo anterior",
};

/** The message that a person may read about a file or database error. */
export function inWords(doing: string, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error) ?? "";
  // SQLite gives no details about a write that the system refused: full disk, quota or limit.
  const cause =
    CAUSES[code] ??
    (code.startsWith("SQLITE_IOERR")
      ? "el disco no aceptó los datos. Revisa su espacio y los límites de la cuenta"
      : null);
  const said = error instanceof Error ? error.message : String(error);
  return new AppError("unavailable", `${doing}: ${cause ?? said}${code && ` (${code})`}.`, { cause: error });
}

/** Stores a failure for the panel. On a full disk this may fail too; the failure is in the log anyway. */
export async function keepFailure(dataDir: string, message: string, clock: Clock = systemClock): Promise<void> {
  log.error({ failure: message }, "the backup failed");
  await writeAtomically(path.join(dataDir, FILE), JSON.stringify({ at: isoNow(clock), message })).catch(
    (error: unknown) => log.error({ err: error }, "the failure of the backup could not be kept for the panel"),
  );
}

export async function forgetFailure(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, FILE), { force: true });
}

/** The failure of the last backup; null when it succeeded or none was made. */
export async function lastFailure(dataDir: string): Promise<BackupFailure | null> {
  const text = await readFile(path.join(dataDir, FILE), "utf8").catch(() => "null");
  try {
    return failureSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
