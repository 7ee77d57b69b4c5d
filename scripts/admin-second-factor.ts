import path from "node:path";
import { parseArgs } from "node:util";
import { resetSecondFactor } from "#app/features/access/second-factor/factors.server.ts";
import { setAuditKey } from "#app/features/audit/audit-key.server.ts";
import { auditKeyOf } from "#app/features/audit/chain.server.ts";
import { beginTrail } from "#app/features/audit/start-trail.server.ts";
import { throttleSecret } from "#app/features/auth/configure.server.ts";
import { keptSecrets } from "#app/features/auth/secrets.server.ts";
import { orderUnblock } from "#app/features/auth/throttle/throttle-store.server.ts";
import { otherId } from "#app/features/users/other-id.ts";
import { findUserByRut } from "#app/features/users/queries.server.ts";
import { isValidRutShape, normalizeRut } from "#app/features/users/rut.ts";
import { parseSettings, processEnvironment } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { projectRoot } from "#app/platform/paths.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { installationEnvironment } from "./installation-environment.ts";
import { requireUsable } from "./require-migrated-database.ts";
import { runOnConsole } from "./run-on-console.ts";

/**
 * `npm run admin:second-factor -- --remove RUT`: takes the app, the recovery codes and the passkeys from somebody who
 * has lost them, whether or not the server is running.
 */

const USAGE = `Uso:
  npm run admin:second-factor -- --remove RUT   quita la aplicación de códigos, los códigos de recuperación y las \
llaves de acceso de una cuenta, y cierra sus sesiones
En el contenedor: docker exec carreras node build/scripts/admin-second-factor.js --remove RUT
Funciona con la plataforma en marcha o detenida. Ejecútalo con la cuenta y los ajustes del servidor.`;

/** @returns the normalised RUT or other identifier; null when only the help text was requested */
function readIdentifier(): string | null {
  const { remove, help } = readArguments();
  if (help) return null;
  if (remove === undefined) throw new AppError("bad_request", USAGE);
  const rut = normalizeRut(remove);
  if (isValidRutShape(rut)) return rut;
  const other = otherId(remove);
  if (other !== null) return other;
  throw new AppError("bad_request", "Eso no es un RUT. Escríbelo como 12345678-9.");
}

function readArguments() {
  try {
    const options = { remove: { type: "string" }, help: { type: "boolean", default: false } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    throw new AppError("bad_request", USAGE, { cause: error });
  }
}

async function main(): Promise<void> {
  const identifier = readIdentifier();
  if (identifier === null) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const settings = parseSettings(installationEnvironment(projectRoot, processEnvironment()).env);
  const file = path.join(settings.DATA_DIR, "app.sqlite");
  await requireUsable(file);
  const secrets = keptSecrets(settings.DATA_DIR);
  if (!secrets) {
    throw new AppError("unavailable", `No está secrets.json en ${settings.DATA_DIR}. Restáuralo desde un respaldo.`);
  }
  setAuditKey(auditKeyOf(secrets.pepper));
  const database = openDatabase(file);
  try {
    await beginTrail(database.db);
    const person = await findUserByRut(database.db, identifier);
    if (!person) throw new AppError("not_found", `No hay una cuenta con el RUT ${identifier}. Revisa el número.`);
    await database.db.transaction().execute((trx) => resetSecondFactor(trx, person, { console: true }, { settings }));
    await orderUnblock(database.db, throttleSecret(secrets.pepper), person);
    const lines = [
      `${person.name} (${person.rut}) ya no tiene segundo factor. Sus sesiones abiertas se cerraron.`,
      "Entra con su contraseña. Si SECOND_FACTOR=staff y es de la oficina, agrega otro apenas entre.",
    ];
    process.stdout.write(`${lines.join("\n")}\n`);
  } finally {
    await database.close();
  }
}

await runOnConsole(main);
