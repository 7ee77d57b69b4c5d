import { type Settings, SettingsError } from "#app/platform/env.server.ts";
import type { Db } from "#db/open.server.ts";
import type { Role } from "#db/schema.ts";
import { generatedEmail } from "./email.ts";
import { createUser, endSessions } from "./mutations.server.ts";
import { findUserByRut } from "./queries.server.ts";
import { randomPassword } from "./random-password.server.ts";
import { isValidRutShape, normalizeRut } from "./rut.ts";

/** Used without ADMIN_RUT; nobody has it. */
const DEFAULT_ADMIN_RUT = "11111111-1";
const DEMO_RUT = "22222222-2";
const DEMO_NAME = "Camila Rojas Fuentes";

type FirstSettings = Pick<
  Settings,
  "ADMIN_RUT" | "ADMIN_PASSWORD" | "ADMIN_NAME" | "ADMIN_EMAIL" | "EMAIL_DOMAIN" | "DEMO"
>;

export type FirstAccount = {
  rut: string;
  /** To be shown once: the random password, or the words that say where the chosen one stands. */
  password: string;
  role: Role;
  name: string;
};

/**
 * Makes the first admin when there is none, and in a new database the demo student when DEMO is on.
 * @param hashPassword as the sign-in hashes
 * @returns the accounts made now; empty at every later start.
 * @throws SettingsError when ADMIN_RUT has no RUT's shape.
 */
export async function ensureFirstAccounts(
  db: Db,
  settings: FirstSettings,
  hashPassword: (password: string) => Promise<string>,
): Promise<FirstAccount[]> {
  const rows = await db.selectFrom("users").select("role").distinct().execute();
  const isNew = rows.length === 0;
  if (rows.some((row) => row.role === "admin")) return [];

  const adminRut = normalizeRut(settings.ADMIN_RUT ?? DEFAULT_ADMIN_RUT);
  if (!isValidRutShape(adminRut)) {
    throw new SettingsError([`ADMIN_RUT: se esperaba un RUT como 12345678-9. Valor recibido: «${adminRut}»`]);
  }
  const adminPassword = settings.ADMIN_PASSWORD ?? randomPassword();
  const adminHash = await hashPassword(adminPassword);
  const admin: FirstAccount = {
    rut: adminRut,
    password: settings.ADMIN_PASSWORD ? "la que está en ADMIN_PASSWORD" : adminPassword,
    role: "admin",
    name: settings.ADMIN_NAME,
  };
  const demoPassword = randomPassword();
  const demoHash = await hashPassword(demoPassword);
  const demo: FirstAccount = { rut: DEMO_RUT, password: demoPassword, role: "user", name: DEMO_NAME };

  return db.transaction().execute(async (trx) => {
    await makeAdmin(trx, admin, settings.ADMIN_EMAIL ?? generatedEmail(admin.rut, settings.EMAIL_DOMAIN), adminHash);
    if (!isNew || !settings.DEMO || admin.rut === demo.rut) return [admin];
    const email = generatedEmail(demo.rut, settings.EMAIL_DOMAIN);
    await createUser(trx, { rut: demo.rut, name: demo.name, email, role: "user", passwordHash: demoHash });
    return [admin, demo];
  });
}

/** Where the operator names a RUT that is a student already, that person becomes the admin, with the new password. */
export async function makeAdmin(
  db: Db,
  admin: Pick<FirstAccount, "rut" | "name">,
  email: string,
  passwordHash: string,
): Promise<void> {
  const existing = await findUserByRut(db, admin.rut);
  if (!existing) {
    await createUser(db, { rut: admin.rut, name: admin.name, email, role: "admin", passwordHash });
    return;
  }
  await db
    .updateTable("users")
    .set({ role: "admin", is_active: 1, password_hash: passwordHash, updated_at: new Date().toISOString() })
    .where("id", "=", existing.id)
    .execute();
  await endSessions(db, existing.id);
}
