import { existsSync } from "node:fs";
import { isFromFuture, listBackups, newestBackup } from "#app/backup/backups.server.ts";
import { lastFailure } from "#app/backup/failure.server.ts";
import { roomForBackups } from "#app/backup/free-space.server.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { formatBytes } from "#app/platform/format.ts";
import type { Check } from "./check.ts";
import { codeOf, type Finding, fail, ok, skipped, warn } from "./finding.ts";
import type { Site } from "./installation.ts";

/** Checks the newest backup, and whether it is on another disk than the data. */

const OLD_HOURS = 48;
const MAKE = "npm run backup (y revisa BACKUP_AT, que los hace solos)";

export const backups: Check = {
  subject: "Respaldos",
  run: async ({ settings, databaseFile, now }) => {
    if (!existsSync(databaseFile)) return [skipped("Último", "Aún no hay nada que respaldar.")];
    const { BACKUP_DIR, DATA_DIR } = settings;
    try {
      const newest = await newestBackup(BACKUP_DIR, now);
      const failure = await lastFailure(DATA_DIR);
      return [
        age(newest, BACKUP_DIR, now),
        ...(await fromFuture(BACKUP_DIR, now)),
        ...(failure ? [fail("Último intento", failure.message, "Corrige la causa y ejecuta: npm run backup")] : []),
        ...(newest ? [await place(settings, newest.bytes)] : []),
      ];
    } catch (error) {
      const found = `No se pudo leer ${BACKUP_DIR} (${codeOf(error)}).`;
      return [fail("Último", found, "Dale acceso a la cuenta del servidor, o cambia BACKUP_DIR.")];
    }
  },
};

function age(newest: Awaited<ReturnType<typeof newestBackup>>, folder: string, now: Date): Finding {
  if (newest === null) return warn("Último", `No hay ninguno en ${folder}.`, MAKE);
  const hours = Math.round((now.getTime() - Date.parse(newest.at)) / HOUR_MS);
  if (hours > OLD_HOURS) return warn("Último", `Tiene ${Math.round(hours / 24)} días.`, MAKE);
  return ok("Último", `De hace ${hours} horas, ${formatBytes(newest.bytes)}, en ${folder}.`);
}

/** Files that a person could mistake for the newest backup. */
async function fromFuture(folder: string, now: Date): Promise<Finding[]> {
  const names = (await listBackups(folder))
    .filter(({ manifest }) => isFromFuture(manifest.at, now))
    .map(({ name }) => name);
  if (names.length === 0) return [];
  const found =
    `Se hicieron con el reloj mal puesto: ${names.join(", ")}. No cuentan como los más nuevos y no se borran ` +
    "solos.";
  return [warn("Con fecha futura", found, "Cuando haya respaldos nuevos, mueve esas carpetas a otro lugar.")];
}

async function place(settings: Site["settings"], copyBytes: number): Promise<Finding> {
  const room = await roomForBackups(settings, copyBytes);
  if (!room) {
    const remedy = "BACKUP_DIR en otro disco, o copia la carpeta a otra máquina cada día.";
    return warn("Disco", "Están en el mismo disco que los datos: si falla, se pierden ambos.", remedy);
  }
  const text = `Es otro que el de los datos, con ${formatBytes(room.freeBytes)} libres.`;
  if (room.freeBytes >= room.wantedBytes) return ok("Disco", text);
  return warn("Disco", `${text} Caben menos de dos copias más.`, "Amplíalo, o baja BACKUP_KEEP_DAYS.");
}
