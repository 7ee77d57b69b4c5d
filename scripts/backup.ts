import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { keepFailure } from "#app/backup/failure.server.ts";
import { BUSY, makeBackup } from "#app/backup/make-backup.server.ts";
import { SECRETS_FILE } from "#app/backup/manifest.ts";
import { EXIT_BUSY } from "#app/backup/schedule.server.ts";
import { ASIDE_PREFIX } from "#app/backup/swap-data-folder.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { formatBytes } from "#app/platform/format.ts";
import { operatorSettings, runProgram, say } from "./backup/operator.ts";

/**
 * `npm run backup`: makes one backup now, whether the server is running or not. Exit codes: 0 done, 1 failed, 3 another
 * backup is in progress.
 */

const USAGE = `Uso: npm run backup [-- --json]
Hace un respaldo completo en BACKUP_DIR, con la plataforma andando o detenida, y borra los más antiguos que \
BACKUP_KEEP_DAYS.
  --json    una línea de JSON en vez de texto
Termina con 0 si quedó hecho, 1 si falló y 3 si ya había otro en curso.`;

let dataDir: string | undefined;

await runProgram(main, async (error, text) => {
  if (error instanceof AppError && error.reason === BUSY) return EXIT_BUSY;
  if (dataDir) await keepFailure(dataDir, text);
  return 1;
});

async function main(): Promise<number> {
  const options = readArguments();
  if (options.help) {
    say(USAGE);
    return 0;
  }
  const settings = operatorSettings();
  dataDir = settings.DATA_DIR;
  const { name, folder, manifest, bytes, seconds, removed } = await makeBackup(settings);
  const files = manifest.files.length;
  if (options.json) {
    say(JSON.stringify({ name, folder, at: manifest.at, bytes, files, seconds, removed }));
    return 0;
  }
  say(`Respaldo listo: ${folder}`);
  say(
    `${files} ${files === 1 ? "archivo" : "archivos"}, ${formatBytes(bytes)}, ${seconds.toFixed(1)} ` +
      "segundos. Revisado.",
  );
  if (removed.length > 0)
    say(`Por antigüedad se ${removed.length === 1 ? "borró" : "borraron"}: ${removed.join(", ")}`);
  if (!manifest.files.some((file) => file.path === SECRETS_FILE))
    say(`Aviso: no hay ${SECRETS_FILE} en ${settings.DATA_DIR}; sin ese archivo nadie entra con su contraseña propia.`);
  const aside = readdirSync(settings.DATA_DIR).filter((entry) => entry.startsWith(ASIDE_PREFIX));
  if (aside.length > 0)
    say(
      `Aviso: siguen en ${settings.DATA_DIR} datos de antes de restaurar (${aside.join(", ")}). Bórralos ` +
        "cuando ya no los necesites.",
    );
  return 0;
}

function readArguments() {
  try {
    return parseArgs({
      options: { json: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
    }).values;
  } catch (error) {
    throw new AppError("bad_request", USAGE, { cause: error });
  }
}
