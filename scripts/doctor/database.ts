import { existsSync, statSync } from "node:fs";
import { lostData } from "#app/backup/lost-data.server.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { formatBytes } from "#app/platform/format.ts";
import { inspectDatabase, quickCheck } from "#db/inspect.server.ts";
import { NewerDatabaseError, schemaState } from "#db/migrate.server.ts";
import type { Db, OpenDatabase } from "#db/open.server.ts";
import type { Check } from "./check.ts";
import { codeOf, type Finding, fail, ok, skipped, warn } from "./finding.ts";
import type { Site } from "./installation.ts";

/**
 * Checks the database file: intact, of a version that this program knows, without leftovers, and with an account that
 * can sign in.
 */

/** Time limit in milliseconds for SQLite's own check; a table that has been started is finished. */
const CHECK_MS = 3000;
const LARGE_LOG = 256 * 2 ** 20;

export const database: Check = {
  subject: "Base de datos",
  run: async (site) => {
    const { databaseFile: file } = site;
    const lost = await lostData(site.settings);
    if (lost?.what === "database") return [fail("Archivo", lost.found, lost.remedy)];
    if (!existsSync(file)) return [skipped("Archivo", "Aún no existe: se crea al partir.")];
    let open: OpenDatabase | undefined;
    try {
      open = inspectDatabase(file);
      const schema = ofSchema(open);
      // The queries need the tables of this version.
      const contents = schema.state === "ok" ? await ofContents(open.db, site) : [];
      return [
        ok("Archivo", `Se abre; ${formatBytes(statSync(file).size)}.`),
        schema,
        await whole(open),
        log(file),
        ...contents,
      ];
    } catch (error) {
      return [unopened(error, file)];
    } finally {
      await open?.close();
    }
  },
};

const RESTORE = "Detén la plataforma y restaura un respaldo (docs/operacion.md). Guarda aparte el archivo dañado.";

function unopened(error: unknown, file: string): Finding {
  const code = codeOf(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return fail("Archivo", `${file} está dañado o no es una base de datos.`, RESTORE);
  if (/^SQLITE_BUSY/.test(code))
    return warn(
      "Archivo",
      "Otro programa la tiene tomada solo para sí.",
      "Espera a que termine (un respaldo, una restauración) y repite.",
    );
  return fail(
    "Archivo",
    `No se pudo abrir ${file} (${code}).`,
    "Revisa que el archivo y su carpeta sean de la cuenta del servidor.",
  );
}

function ofSchema({ raw }: OpenDatabase): Finding {
  const { version, known, pending } = schemaState(raw);
  if (version > known)
    return fail(
      "Versión",
      new NewerDatabaseError(version, known).message,
      "Instala la versión nueva del programa o restaura un respaldo anterior.",
    );
  if (version === 0) return fail("Versión", "El archivo está vacío o no es de esta plataforma.", RESTORE);
  if (pending.length > 0)
    return warn(
      "Versión",
      `${version} de ${known}; por aplicar: ${pending.join(", ")}.`,
      "Se aplican solas al reiniciar. Haz antes un respaldo.",
    );
  return ok("Versión", `${version}, la de este programa.`);
}

async function whole({ raw }: OpenDatabase): Promise<Finding> {
  const end = Date.now() + CHECK_MS;
  const { problems, checked, tables } = await quickCheck(raw, () => Date.now() > end);
  if (problems.length > 0) return fail("Integridad", `SQLite encuentra ${problems.length} problemas.`, RESTORE);
  if (checked < tables)
    return skipped(
      "Integridad",
      `Sin problemas en ${checked} de ${tables} tablas; para el resto no alcanzó el tiempo.`,
    );
  return ok("Integridad", `${tables} tablas sin problemas.`);
}

function log(file: string): Finding {
  const bytes = existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0;
  if (bytes < LARGE_LOG) return ok("Registro de escritura", formatBytes(bytes));
  return warn(
    "Registro de escritura",
    `Mide ${formatBytes(bytes)}: algo impide vaciarlo.`,
    "Reinicia la plataforma y cierra otros programas que tengan abierta la base de datos.",
  );
}

async function ofContents(db: Db, { now, settings }: Pick<Site, "now" | "settings">): Promise<Finding[]> {
  const unreached = settings.INITIAL_PASSWORD === "code" ? [await withoutEntry(db)] : [];
  return [
    await stuck(db, new Date(now.getTime() - HOUR_MS).toISOString()),
    ...(await admins(db, settings)),
    ...unreached,
  ];
}

/** People whom no code reaches, and who have no own password either. */
async function withoutEntry(db: Db): Promise<Finding> {
  const { count } = await db
    .selectFrom("users")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("is_active", "=", 1)
    .where("password_hash", "is", null)
    .where((row) => row.or([row("email_source", "=", "generated"), row("email", "like", "%.invalid")]))
    .executeTakeFirstOrThrow();
  if (count === 0) return ok("Ingreso con código", "Toda cuenta sin contraseña propia tiene un correo que sirve.");
  return warn(
    "Ingreso con código",
    `Cuentas activas sin contraseña propia ni un correo que sirva: ${count}. No pueden entrar con un código.`,
    "Carga sus correos en una nómina, o escríbelos en sus fichas.",
  );
}

async function stuck(db: Db, before: string): Promise<Finding> {
  const analyses = await db
    .selectFrom("cv_analyses")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("processing_status", "=", "processing")
    .where("created_at", "<", before)
    .executeTakeFirstOrThrow();
  const jobs = await db
    .selectFrom("jobs")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where((eb) =>
      eb.or([
        eb.and([eb("status", "=", "running"), eb("lease_until", "<", before)]),
        eb.and([eb("status", "=", "queued"), eb("run_after", "<", before)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  if (analyses.count + jobs.count === 0) return ok("Trabajos", "Nada espera desde hace más de una hora.");
  return warn(
    "Trabajos",
    `Desde hace más de una hora esperan ${analyses.count} análisis y ${jobs.count} trabajos.`,
    "Parte la plataforma (o reiníciala): los retoma. Si vuelve a pasar, mira el registro.",
  );
}

async function admins(db: Db, settings: Site["settings"]): Promise<Finding[]> {
  const rows = await db
    .selectFrom("users")
    .select(["password_hash"])
    .where("role", "=", "admin")
    .where("is_active", "=", 1)
    .execute();
  if (rows.length === 0)
    return [
      fail(
        "Administración",
        "No hay ninguna cuenta de administración activa.",
        "npm run admin:password -- RUT --create",
      ),
    ];
  const initial = rows.filter((row) => row.password_hash === null).length;
  const isByCode = settings.INITIAL_PASSWORD === "code";
  const counted = rows.length === 1 ? "1 cuenta activa" : `${rows.length} cuentas activas`;
  if (initial === 0) return [ok("Administración", `${counted}, con contraseña propia.`)];
  if (isByCode) return [ok("Administración", `${counted}; sin contraseña todavía, entran con un código: ${initial}.`)];
  return [
    warn(
      "Administración",
      `${counted}; con la contraseña inicial, que sale del RUT: ${initial}.`,
      "Que cada una la cambie en Mi cuenta, o: npm run admin:password -- RUT",
    ),
  ];
}
