import { AppError } from "./errors.ts";

/** Tells disk failures apart from bugs, by the error codes of SQLite and of the system. */

/** full: no space, or a quota is used up · broken: the disk or its file system fails. */
export type StorageFailure = "full" | "broken";

/**
 * SQLite reports a used-up quota as SQLITE_IOERR_WRITE, and a full disk under the files beside the database as SHMSIZE
 * and TRUNCATE.
 */
const FULL = /^(SQLITE_FULL|SQLITE_IOERR_(WRITE|SHMSIZE|SHMOPEN|TRUNCATE)|ENOSPC|EDQUOT)$/;
const BROKEN = /^(SQLITE_(IOERR|CANTOPEN|READONLY)(_\w+)?|EIO|EROFS)$/;

/** @returns null for every other error; checks the causes too. */
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
    "El servidor se quedó sin espacio y por ahora no puede guardar cambios. Lo que ya estaba " +
      "guardado sigue ahí. Intenta en unos minutos; si se repite, avisa al administrador.",
  ],
  broken: [
    "Falla del disco",
    "El servidor no pudo usar su disco y no guardó este cambio. Lo que ya estaba " +
      "guardado sigue ahí. Intenta en unos minutos y avisa al administrador.",
  ],
};

/** Seconds after which a retry makes sense. */
export const STORAGE_RETRY_SECONDS = 30;

/** The error shown to a person. @param cause the original error */
export function storageError(failure: StorageFailure, cause?: unknown): AppError {
  const [title, message] = MESSAGES[failure];
  return new AppError("unavailable", message, {
    title,
    reason: `disk_${failure}`,
    retryAfter: STORAGE_RETRY_SECONDS,
    cause,
  });
}
