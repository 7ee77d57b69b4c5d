import { statSync } from "node:fs";
import path from "node:path";
import { readSettings, type Settings, SettingsError } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import { projectRoot } from "#app/platform/paths.server.ts";
import { NewerDatabaseError } from "#db/migrate.server.ts";

/**
 * What `npm run backup`, `npm run restore` and `npm run calibrate` have in common: settings, who may run them, how they
 * fail.
 */

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The same settings as the server's: of the environment, else of .env. */
export function operatorSettings(): Settings {
  try {
    process.loadEnvFile(path.join(projectRoot, ".env"));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  // What the operator reads stands on the screen; lines of JSON between it would only confuse.
  log.level = "silent";
  const settings = readSettings();
  refuseForeignRoot(settings.DATA_DIR);
  return settings;
}

/** Files that root makes are closed to the account that runs the server: its next backup or start would fail. */
function refuseForeignRoot(dataDir: string): void {
  const owner = statSync(dataDir).uid;
  if (process.getuid?.() !== 0 || owner === 0) return;
  throw new AppError(
    "forbidden",
    `La carpeta ${dataDir} es de otra cuenta. Ejecuta esta orden con ella: sudo -u '#${owner}' npm run …`,
  );
}

/**
 * Runs a program and sets the exit code: what it returns, 1 for what went wrong.
 * @param onFailure told the text that the operator reads
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
