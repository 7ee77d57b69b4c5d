import { existsSync } from "node:fs";
import { AppError } from "#app/platform/errors.ts";
import { inspectDatabase } from "#db/inspect.server.ts";
import { NewerDatabaseError, schemaState } from "#db/migrate.server.ts";

/**
 * For programs other than the server, which alone runs migrations. @throws AppError or NewerDatabaseError saying what
 * to do
 */
export async function requireUsable(file: string): Promise<void> {
  if (!existsSync(file)) {
    throw new AppError(
      "not_found",
      `No hay una base de datos en ${file}. Revisa DATA_DIR, o parte la plataforma una vez.`,
    );
  }
  const database = inspectDatabase(file);
  try {
    const { version, known, pending } = schemaState(database.raw);
    if (version > known) throw new NewerDatabaseError(version, known);
    if (pending.length === 0) return;
    throw new AppError(
      "conflict",
      "La base de datos es de una versión anterior. Parte la plataforma una vez y repite.",
    );
  } finally {
    await database.close();
  }
}
