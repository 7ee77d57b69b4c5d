import { AppError } from "./errors.ts";

/** What the disk refuses, told apart from defects of the program: by the codes of SQLite and of the system. */

/** full: no room, or none left of a quota · broken: the disk or its file system fails. */
export type StorageFailure = "full" | "broken";

/** SQLITE_IOERR_WRITE is how SQLite tells a used-up quota, SHMSIZE and TRUNCATE how it meets a full disk beside the database file. */
const FULL = /^(SQLITE_FULL|SQLITE_IOERR_(WRITE|SHMSIZE|SHMOPEN|TRUNCATE)|ENOSPC|EDQUOT)$/;
const BROKEN = /^(SQLITE_(IOERR|CANTOPEN|READONLY)(_\w+)?|EIO|EROFS)$/;

/** @returns null for every other error; looks through the causes too. */
export function storageFailure(error: unknown): StorageFailure | null {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth += 1) {
    const code = "code" in each ? String(each.code) : "";
    if (FULL.test(code)) return "full";
    if (BROKEN.test(code)) return "broken";
  }
  return null;
}

const MESSAGES: Readonly<Record<StorageFailure, readonly [title: string, message: string]>> = {
  full: [
    "Sin espacio en disco",
    "El servidor se quedó sin espacio y por ahora no puede guardar cambios. Lo que ya estaba guardado sigue ahí. Intenta en unos minutos; si se repite, avisa al administrador.",
  ],
  broken: [
    "Falla del disco",
    "El servidor no pudo usar su disco y no guardó este cambio. Lo que ya estaba guardado sigue ahí. Intenta en unos minutos y avisa al administrador.",
  ],
};

/** Seconds after which another try makes sense. */
export const STORAGE_RETRY_SECONDS = 30;

/** What a person is told. @param cause the error that it stands for */
export function storageError(failure: StorageFailure, cause?: unknown): AppError {
  const [title, message] = MESSAGES[failure];
  return new AppError("unavailable", message, {
    title,
    reason: `disk_${failure}`,
    retryAfter: STORAGE_RETRY_SECONDS,
    cause,
  });
}
