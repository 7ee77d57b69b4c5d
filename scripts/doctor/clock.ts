import { execFile } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { promisify } from "node:util";
import { clockDoubt } from "#app/platform/clock-watch.server.ts";
import { TIME_ZONE } from "#app/platform/format.ts";
import { bundledScript } from "#app/platform/paths.server.ts";
import { inspectDatabase } from "#db/inspect.server.ts";
import type { Db } from "#db/open.server.ts";
import type { Check } from "./check.ts";
import { type Finding, fail, ok, skipped, warn } from "./finding.ts";
import type { Site } from "./installation.ts";

/** Checks the clock of the machine and its time zone data for Chile. */

const SLACK_MS = 5 * 60_000;
const SET_CLOCK = "Corrige la hora y actívala por red: timedatectl set-ntp true";

export const clock: Check = {
  subject: "Reloj",
  run: async (site) => [await present(site), ...(await deletion(site)), await synchronised(), zone()],
};

async function present(site: Site): Promise<Finding> {
  const now = site.now.getTime();
  const program = bundledScript("doctor.js");
  // A file that exists cannot come from the future.
  const built = existsSync(program) ? statSync(program).mtimeMs : 0;
  const newest = await newestRow(site.databaseFile);
  if (now + SLACK_MS < built)
    return fail("Hora", `${site.now.toISOString()} es anterior a la construcción del programa.`, SET_CLOCK);
  if (newest !== null && now + SLACK_MS < newest) {
    return fail(
      "Hora",
      `${site.now.toISOString()} es anterior a lo último que se guardó (${new Date(newest).toISOString()}).`,
      SET_CLOCK,
    );
  }
  return ok("Hora", `${site.now.toISOString()} (UTC).`);
}

/** Whether old data is being deleted; no finding when the check of the database already reports a problem. */
async function deletion({ databaseFile, now }: Site): Promise<Finding[]> {
  const doubt = await fromDatabase(databaseFile, (db) => clockDoubt(db, { now: () => now }));
  if (doubt === undefined) return [];
  if (doubt === null) return [ok("Borrado por antigüedad", "La fecha es creíble: sigue como está configurado.")];
  return [
    warn(
      "Borrado por antigüedad",
      `En pausa: el reloj marca ${doubt.now} y la última señal de vida es de ${doubt.lastSeenAt}, a ` +
        `${doubt.days} días. No se borra nada, tampoco respaldos.`,
      "Si la fecha es correcta, confírmala en el panel de administración. Si no, corrígela: timedatectl set-ntp true",
    ),
  ];
}

/** Milliseconds; null when nothing is stored, or when the check of the database reports a problem. */
async function newestRow(file: string): Promise<number | null> {
  const row = await fromDatabase(file, (db) =>
    db.selectFrom("activities").select("created_at").orderBy("id", "desc").limit(1).executeTakeFirst(),
  );
  return row ? Date.parse(row.created_at) : null;
}

/** @returns undefined: there is no database, or it lacks this table */
async function fromDatabase<T>(file: string, ask: (db: Db) => Promise<T>): Promise<T | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    const { db, close } = inspectDatabase(file);
    try {
      return await ask(db);
    } finally {
      await close();
    }
  } catch {
    return undefined;
  }
}

async function synchronised(): Promise<Finding> {
  const asked = promisify(execFile)("timedatectl", ["show", "--property=NTPSynchronized", "--value"], {
    timeout: 2000,
  });
  const answer = await asked.then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
  if (answer === "yes") return ok("Hora por red", "Está sincronizada.");
  if (answer === "no")
    return warn(
      "Hora por red",
      "La máquina no está sincronizada: las citas y los plazos dependen de su reloj.",
      SET_CLOCK,
    );
  return skipped("Hora por red", "Aquí no se puede saber (en un contenedor la hora es la de la máquina anfitriona).");
}

/** Three hours behind UTC in January, four in July. */
function zone(): Finding {
  const hourAt = (iso: string) =>
    new Intl.DateTimeFormat("es-CL", { timeZone: TIME_ZONE, hour: "2-digit", hourCycle: "h23" }).format(new Date(iso));
  const isRight = hourAt("2026-01-15T12:00:00Z") === "09" && hourAt("2026-07-15T12:00:00Z") === "08";
  if (isRight) return ok(TIME_ZONE, "Conoce el horario de verano.");
  return fail(
    TIME_ZONE,
    "Los datos de zonas horarias de este Node no conocen el horario de verano de Chile.",
    "Usa el Node oficial o de tu distribución con ICU completo (full-icu).",
  );
}
