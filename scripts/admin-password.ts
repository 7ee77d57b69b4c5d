import path from "node:path";
import { parseArgs } from "node:util";
import { setAuditKey } from "#app/features/audit/audit-key.server.ts";
import { auditKeyOf } from "#app/features/audit/chain.server.ts";
import { beginTrail } from "#app/features/audit/start-trail.server.ts";
import { throttleSecret } from "#app/features/auth/configure.server.ts";
import { passwordProblem } from "#app/features/auth/own-password.ts";
import { createPasswordHasher } from "#app/features/auth/password.server.ts";
import { keptSecrets, loadSecrets, type Secrets } from "#app/features/auth/secrets.server.ts";
import { orderUnblock } from "#app/features/auth/throttle/throttle-store.server.ts";
import { type AdminEmail, adminEmail } from "#app/features/users/first-accounts.server.ts";
import { randomLongPassword } from "#app/features/users/random-password.server.ts";
import { createLostAdmin, setAdminPassword } from "#app/features/users/recover-admin.server.ts";
import { isValidRutShape, normalizeRut } from "#app/features/users/rut.ts";
import { parseSettings, processEnvironment, type Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { projectRoot } from "#app/platform/paths.server.ts";
import { openDatabase } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { installationEnvironment } from "./installation-environment.ts";
import { requireUsable } from "./require-migrated-database.ts";
import { runOnConsole } from "./run-on-console.ts";

/**
 * `npm run admin:password -- RUT`: sets a new password for an admin who lost it, whether or not the server is running.
 */

const USAGE = `Uso:
  npm run admin:password -- RUT            da una contraseña nueva, larga y al azar, a una cuenta de administración
  npm run admin:password -- RUT --create   crea la cuenta, o vuelve administradora a la que tiene ese RUT, si no \
queda ninguna activa
  npm run admin:password -- RUT --new-secrets   además hace un secrets.json nuevo, si el de siempre se perdió sin \
respaldo
En el contenedor: docker exec carreras node build/scripts/admin-password.js RUT
Funciona con la plataforma en marcha o detenida. Ejecútalo con la cuenta y los ajustes del servidor.`;

type Order = { rut: string; create: boolean; newSecrets: boolean };

/** @returns null when only the help text was requested */
function readOrder(): Order | null {
  const { values, positionals } = readArguments();
  if (values.help) return null;
  const [given, ...rest] = positionals;
  if (given === undefined || rest.length > 0) throw new AppError("bad_request", USAGE);
  const rut = normalizeRut(given);
  if (isValidRutShape(rut)) return { rut, create: values.create, newSecrets: values["new-secrets"] };
  throw new AppError("bad_request", "Eso no es un RUT. Escríbelo como 12345678-9.");
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        create: { type: "boolean", default: false },
        "new-secrets": { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new AppError("bad_request", USAGE, { cause: error });
  }
}

async function main(): Promise<void> {
  const order = readOrder();
  if (!order) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const settings = parseSettings(installationEnvironment(projectRoot, processEnvironment()).env);
  const file = path.join(settings.DATA_DIR, "app.sqlite");
  await requireUsable(file);
  const secrets = secretsFor(order, settings);
  setAuditKey(auditKeyOf(secrets.pepper));
  const database = openDatabase(file);
  try {
    await beginTrail(database.db);
    const account = { rut: order.rut, name: settings.ADMIN_NAME, ...emailOf(order.rut, settings) };
    const password = strongPassword(account);
    const hash = await createPasswordHasher(secrets.pepper).hash(password);
    const user = order.create
      ? await createLostAdmin(database.db, account, hash)
      : await setAdminPassword(database.db, order.rut, hash);
    await orderUnblock(database.db, throttleSecret(secrets.pepper), user);
    announce(user, password, settings);
  } finally {
    await database.close();
  }
}

/**
 * @throws AppError when the secrets are missing and --new-secrets was not given, or when it was given although they
 * exist
 */
function secretsFor({ newSecrets }: Order, settings: Settings): Secrets {
  const kept = keptSecrets(settings.DATA_DIR);
  if (newSecrets && kept)
    throw new AppError("conflict", `secrets.json está en ${settings.DATA_DIR}: repite sin --new-secrets.`);
  if (newSecrets) return loadSecrets(settings);
  if (kept) return kept;
  throw new AppError(
    "unavailable",
    `No está secrets.json en ${settings.DATA_DIR}. Restáuralo desde un respaldo. Si se perdió para siempre, ` +
      "repite con --new-secrets: quienes tenían contraseña propia pedirán una nueva.",
  );
}

/** ADMIN_EMAIL belongs to the admin of ADMIN_RUT. */
function emailOf(rut: string, { ADMIN_EMAIL, ADMIN_RUT, EMAIL_DOMAIN }: Settings): AdminEmail {
  const isOwn = ADMIN_RUT === undefined || normalizeRut(ADMIN_RUT) === rut;
  return adminEmail(rut, { ADMIN_EMAIL: isOwn ? ADMIN_EMAIL : undefined, EMAIL_DOMAIN });
}

/** A password that satisfies the rules for passwords chosen by people. */
function strongPassword(account: { rut: string; name: string; email: string }): string {
  while (true) {
    const password = randomLongPassword();
    if (passwordProblem(password, { ...account, role: "admin" }) === null) return password;
  }
}

function announce(user: User, password: string, settings: Settings): void {
  const { PUBLIC_URL, PORT, TLS_CERT } = settings;
  const address = PUBLIC_URL ?? `${TLS_CERT ? "https" : "http"}://localhost:${PORT}`;
  const lines = [
    `Contraseña nueva de ${user.name} (${user.rut}): ${password}`,
    "Se muestra solo esta vez. Sus sesiones abiertas se cerraron.",
    entrance(user, address, settings),
    "Sus intentos fallidos se olvidaron: si el ingreso todavía pide esperar, repite en un segundo.",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

function entrance({ rut, email }: User, address: string, { LOGIN_RUT, BREAK_GLASS_RUT }: Settings): string {
  if (LOGIN_RUT === "on") return `Entra en ${address}/login-old con el correo ${email} y cámbiala en Mi cuenta.`;
  if (normalizeRut(BREAK_GLASS_RUT ?? "") === rut)
    return `Es la cuenta de emergencia: entra en ${address}/login-old?emergencia con el correo ${email}.`;
  return "Con LOGIN_RUT=off esa contraseña no abre nada: solo entra así la cuenta de BREAK_GLASS_RUT.";
}

await runOnConsole(main);
