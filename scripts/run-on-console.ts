import { SettingsError } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { NewerDatabaseError } from "#db/migrate.server.ts";

/** Programs that an operator starts by hand: what went wrong is a sentence, and only a bug is a stack. */

const DATABASE_FAILURES: Record<string, string> = {
  SQLITE_BUSY: "La base de datos está ocupada (una carga, un respaldo). Repite en unos segundos.",
  SQLITE_READONLY: "Esta cuenta no puede escribir en la base de datos. Usa la cuenta del servidor (sudo -u).",
  SQLITE_CANTOPEN: "Esta cuenta no puede abrir la base de datos. Usa la cuenta del servidor (sudo -u).",
  SQLITE_CORRUPT: "La base de datos está dañada. Ejecuta: npm run doctor",
  SQLITE_NOTADB: "La base de datos está dañada. Ejecuta: npm run doctor",
};

/** @returns null when the error is a bug */
function explanation(error: unknown): string | null {
  if (error instanceof AppError || error instanceof NewerDatabaseError) return error.message;
  if (error instanceof SettingsError) return `Configuración: ${error.lines.join("\n")}`;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return DATABASE_FAILURES[code.split("_").slice(0, 2).join("_")] ?? null;
}

/** Runs a program; an error that a person can do something about ends it with its sentence and exit code 1. */
export async function runOnConsole(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const text = explanation(error);
    if (text === null) throw error;
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
