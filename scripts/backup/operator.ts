import { statSync } from "node:fs";
import path from "node:path";
import { readSettings, type Settings, SettingsError } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import { projectRoot } from "#app/platform/paths.server.ts";
import { NewerDatabaseError } from "#db/migrate.server.ts";

/**
 * Shared by `npm run backup`, `npm run restore` and `npm run calibrate`: settings, the check of the account that runs
 * them, and error messages.
 */

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Returns the same settings as the server's: from the environment, otherwise from .env. */
export function operatorSettings(): Settings {
  try {
    process.loadEnvFile(path.join(projectRoot, ".env"));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  // The operator reads plain messages on the screen; JSON log lines between them would only confuse.
  log.level = "silent";
  const settings = readSettings();
  refuseForeignRoot(settings.DATA_DIR);
  return settings;
}

/** Files created by root are inaccessible to the server's account, so its next backup or start would fail. */
function refuseForeignRoot(dataDir: string): void {
  const owner = statSync(dataDir).uid;
  if (process.getuid?.() !== 0 || owner === 0) return;
  throw new AppError(
    "forbidden",
    `La carpeta ${dataDir} es de otra cuenta. Ejecuta esta orden con ella: sudo -u '#${owner}' npm run …`,
  );
}

/**
 * Runs a program and sets the exit code to its result. On an error, the exit code is the result of `onFailure`, or 1.
 * @param onFailure receives the error and the message shown to the operator
 */
export async function runProgram(
  program: () => Promise<number>,
  onFailure?: (error: unknown, text: string) => Promise<number>,
) {
  try {
    process.exitCode = await program();
  } catch (error) {
    const text = failureText(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = (await onFailure?.(error, text)) ?? 1;
  }
}

function failureText(error: unknown): string {
  if (error instanceof AppError || error instanceof NewerDatabaseError) return error.message;
  if (error instanceof SettingsError) return error.lines.map((line) => `Configuración: ${line}`).join("\n");
  return `Error inesperado: ${error instanceof Error ? error.message : String(error)}`;
}
