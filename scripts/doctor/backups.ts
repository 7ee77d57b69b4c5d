import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Check } from "./check.ts";
import { codeOf, type Finding, fail, ok, skipped, warn } from "./finding.ts";
import type { Site } from "./site.ts";

/** The newest backup, and whether it lies on another disk than what it is a copy of. */

const HOUR_MS = 3_600_000;
const OLD_HOURS = 48;
const MAKE = "npm run backup";

export const backups: Check = {
  subject: "Respaldos",
  run: async (site) => {
    if (!existsSync(site.databaseFile)) return [skipped("Último", "Aún no hay nada que respaldar.")];
    const folder = path.resolve(site.root, site.env.BACKUP_DIR || path.join(site.settings.DATA_DIR, "backups"));
    const newest = await newestIn(folder);
    if (typeof newest === "string")
      return [
        fail(
          "Último",
          `No se pudo leer ${folder} (${newest}).`,
          "Dale acceso a la cuenta del servidor, o cambia BACKUP_DIR.",
        ),
      ];
    return [age(newest, folder, site.now), ...(newest === null ? [] : [await place(folder, site)])];
  },
};

/** Milliseconds of the newest complete one; null without any. @returns the error's code where the folder cannot be read */
async function newestIn(folder: string): Promise<number | null | string> {
  try {
    const names = existsSync(folder) ? await readdir(folder) : [];
    const manifests = names.map((name) => path.join(folder, name, "backup.json")).filter((file) => existsSync(file));
    const times = await Promise.all(manifests.map(async (file) => (await stat(file)).mtimeMs));
    return times.length === 0 ? null : Math.max(...times);
  } catch (error) {
    return codeOf(error);
  }
}

function age(newest: number | null, folder: string, now: Date): Finding {
  if (newest === null) return warn("Último", `No hay ninguno en ${folder}.`, MAKE);
  const hours = Math.round((now.getTime() - newest) / HOUR_MS);
  if (hours > OLD_HOURS) return warn("Último", `Tiene ${Math.round(hours / 24)} días.`, MAKE);
  return ok("Último", `De hace ${hours} horas, en ${folder}.`);
}

async function place(folder: string, { settings }: Site): Promise<Finding> {
  const [theirs, ours] = await Promise.all([stat(folder), stat(settings.DATA_DIR)]);
  if (theirs.dev !== ours.dev) return ok("Disco", "Es otro que el de los datos.");
  return warn(
    "Disco",
    "Está en el mismo disco que los datos: si falla, se pierden ambos.",
    "BACKUP_DIR en otro disco, o copia la carpeta a otra máquina cada día.",
  );
}
