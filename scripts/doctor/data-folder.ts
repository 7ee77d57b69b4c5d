import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { leastFreeBytes } from "#app/features/admin/disk-room.ts";
import { MAX_CV_BYTES } from "#app/features/cv/upload-rules.ts";
import { formatBytes } from "#app/platform/format.ts";
import type { Check } from "./check.ts";
import { PASSING, UNSAFE } from "./file-systems.ts";
import { codeOf, type Finding, fail, ok, skipped, warn } from "./finding.ts";
import type { Site } from "./installation.ts";

/** Checks DATA_DIR and the folder for temporary files: access, type of disk, free space. */

/** Maximum number of queued uploads, all of the maximum size. */
const UPLOADS = 250;
/** After erasures the database is rewritten beside itself. */
const REBUILD = 3;
const FEW_INODES = 10_000;
/** Temporary files of the reader and of text recognition. */
const MIN_TEMPORARY = 200 * 2 ** 20;

export const dataFolder: Check = {
  subject: "Carpeta de datos",
  run: async (site) => [...(await ofDataDir(site)), await temporary(site)],
};

async function ofDataDir(site: Site): Promise<Finding[]> {
  const folder = site.settings.DATA_DIR;
  const found = await stat(folder).catch((error: unknown) => codeOf(error));
  if (found === "ENOENT") return [skipped("DATA_DIR", `${folder} aún no existe: se crea al partir.`)];
  if (typeof found === "string") return [fail("DATA_DIR", `No se pudo mirar ${folder} (${found}).`, asAccount(null))];
  if (!found.isDirectory()) return [fail("DATA_DIR", `${folder} no es una carpeta.`, "Muévelo o cambia DATA_DIR.")];
  const trouble = await writeTrouble(folder);
  const access = trouble
    ? fail("DATA_DIR", `Esta cuenta no puede escribir en ${folder} (${trouble}).`, asAccount(found.uid))
    : ok("DATA_DIR", folder);
  return [access, ...owner(found.uid), permissions(folder, found.mode), ...(await disk(site))];
}

const asAccount = (uid: number | null) =>
  "Ejecuta el diagnóstico con la cuenta del servidor" +
  `${uid === null ? "" : `: sudo -u '#${uid}' npm run doctor`}. Si ya es esa, corrige el dueño con chown.`;

function owner(uid: number): Finding[] {
  const own = process.getuid?.();
  if (own === undefined || own === uid) return [];
  return [
    warn(
      "Cuenta",
      `El diagnóstico corre con la cuenta ${own} y la carpeta es de la ${uid}: lo que diga de permisos puede ` +
        "no valer para el servidor.",
      `sudo -u '#${uid}' npm run doctor`,
    ),
  ];
}

function permissions(folder: string, mode: number): Finding {
  const octal = (mode & 0o777).toString(8).padStart(4, "0");
  if ((mode & 0o077) === 0) return ok("Permisos", octal);
  return warn(
    "Permisos",
    `${octal}: otras cuentas de la máquina pueden entrar a los datos personales.`,
    `chmod 700 ${folder}`,
  );
}

async function disk(site: Site): Promise<Finding[]> {
  const folder = site.settings.DATA_DIR;
  const { type, bsize, bavail, files, ffree } = await site.statfs(folder);
  const free = bavail * bsize;
  const database = await stat(site.databaseFile).then(
    ({ size }) => size,
    () => 0,
  );
  const wanted = database * REBUILD + UPLOADS * MAX_CV_BYTES;
  const text = `${formatBytes(free)} libres; la base de datos mide ${formatBytes(database)}.`;
  const room =
    free < leastFreeBytes(database)
      ? fail(
          "Espacio",
          text,
          `Libera espacio o amplía el disco: se necesitan al menos ${formatBytes(leastFreeBytes(database))}.`,
        )
      : free < wanted
        ? warn(
            "Espacio",
            text,
            `Conviene tener ${formatBytes(wanted)}: ${UPLOADS} CV en la fila y ${REBUILD} veces la base de datos.`,
          )
        : ok("Espacio", text);
  const isShort = files > 0 && ffree < FEW_INODES;
  return [
    kindOf(type),
    room,
    ...(isShort
      ? [
          warn(
            "Archivos del disco",
            `Quedan ${ffree} inodos.`,
            "Borra archivos pequeños que sobren (df -i dice dónde).",
          ),
        ]
      : []),
  ];
}

function kindOf(type: number): Finding {
  // Some systems return the number with its sign.
  const kind = type >>> 0;
  const unsafe = UNSAFE.get(kind);
  if (unsafe)
    return fail(
      "Disco",
      `${unsafe.name}: ${unsafe.why}.`,
      "Mueve DATA_DIR a un disco local (con la plataforma detenida) y cambia el ajuste.",
    );
  const passing = PASSING.get(kind);
  if (passing)
    return warn("Disco", `${passing.name}: ${passing.why}.`, "Monta un volumen o un disco local en DATA_DIR.");
  return ok("Disco", "Es local.");
}

async function temporary(site: Site): Promise<Finding> {
  const folder = tmpdir();
  const remedy =
    "Indica en TMPDIR una carpeta donde la cuenta del servidor pueda " +
    "escribir (en un contenedor de solo lectura: --tmpfs /tmp).";
  const trouble = await writeTrouble(folder);
  if (trouble)
    return fail("Temporales", `No se puede escribir en ${folder} (${trouble}): no se podrían leer los CV.`, remedy);
  const { bavail, bsize } = await site.statfs(folder);
  const free = bavail * bsize;
  if (free < MIN_TEMPORARY)
    return warn(
      "Temporales",
      `Quedan ${formatBytes(free)} en ${folder}.`,
      `Libera espacio ahí, o usa otra carpeta con TMPDIR.`,
    );
  return ok("Temporales", `${folder}, ${formatBytes(free)} libres.`);
}

/** @returns null when a file can be written there; the file is removed again */
async function writeTrouble(folder: string): Promise<string | null> {
  let probe: string | null = null;
  try {
    probe = await mkdtemp(path.join(folder, ".diagnostico-"));
    await writeFile(path.join(probe, "probe"), "x");
    return null;
  } catch (error) {
    return codeOf(error);
  } finally {
    if (probe) await rm(probe, { recursive: true, force: true });
  }
}
