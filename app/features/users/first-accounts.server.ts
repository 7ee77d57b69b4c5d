import { NOWHERE_DOMAIN } from "#app/email/deliverable.ts";
import { isoNow } from "#app/platform/clock.ts";
import { type Settings, SettingsError } from "#app/platform/env.server.ts";
import type { Db } from "#db/open.server.ts";
import type { EmailSource, Role } from "#db/schema.ts";
import { generatedEmail } from "./email.ts";
import { createUser, endSessions } from "./mutations.server.ts";
import { findUserByRut } from "./queries.server.ts";
import { randomPassword } from "./random-password.server.ts";
import { isValidRutShape, normalizeRut } from "./rut.ts";
import { clockBefore, markAsSample, SAMPLE_DAYS } from "./sample-people.server.ts";

/** Used when ADMIN_RUT is not set; nobody has this RUT. */
const DEFAULT_ADMIN_RUT = "11111111-1";
const DEMO_RUT = "22222222-2";
const DEMO_NAME = "Camila Rojas Fuentes";
const DEMO_EMAIL = `camila.rojas@${NOWHERE_DOMAIN}`;

type FirstSettings = Pick<
  Settings,
  "ADMIN_RUT" | "ADMIN_PASSWORD" | "ADMIN_NAME" | "ADMIN_EMAIL" | "EMAIL_DOMAIN" | "DEMO"
>;

export type FirstAccount = {
  rut: string;
  /** Shown once: the random password, or a text that points to ADMIN_PASSWORD. */
  password: string;
  role: Role;
  name: string;
};

/**
 * Creates the first admin when there is none. In a new database with DEMO on it also creates the demo student, the
 * first of the sample people (sample_people) that features/demo adds.
 * @param hashPassword the hash function that sign-in uses
 * @returns the accounts created by this call; empty on every later start.
 * @throws SettingsError when ADMIN_RUT does not have the shape of a RUT.
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
    await makeAdmin(trx, { ...admin, ...adminEmail(admin.rut, settings) }, adminHash);
    if (!isNew || !settings.DEMO || admin.rut === demo.rut) return [admin];
    const draft = { rut: demo.rut, name: demo.name, email: DEMO_EMAIL, role: "user", passwordHash: demoHash } as const;
    const { id } = await createUser(trx, draft, clockBefore(SAMPLE_DAYS));
    await markAsSample(trx, id, { number: 0, begunAt: isoNow() });
    return [admin, demo];
  });
}

export type AdminEmail = { email: string; emailSource: EmailSource };

/** The address of a new admin: ADMIN_EMAIL where it is set, otherwise a placeholder. */
export function adminEmail(
  rut: string,
  { ADMIN_EMAIL, EMAIL_DOMAIN }: Pick<Settings, "ADMIN_EMAIL" | "EMAIL_DOMAIN">,
): AdminEmail {
  if (ADMIN_EMAIL !== undefined) return { email: ADMIN_EMAIL, emailSource: "office" };
  return { email: generatedEmail(rut, EMAIL_DOMAIN), emailSource: "generated" };
}

/** Creates the admin. If a student already has this RUT, that account becomes the admin and gets the new password. */
export async function makeAdmin(
  db: Db,
  admin: Pick<FirstAccount, "rut" | "name"> & AdminEmail,
  passwordHash: string,
): Promise<void> {
  const existing = await findUserByRut(db, admin.rut);
  if (!existing) {
    const { rut, name, email, emailSource } = admin;
    await createUser(db, { rut, name, email, emailSource, role: "admin", passwordHash });
    return;
  }
  await db
    .updateTable("users")
    .set({ role: "admin", is_active: 1, password_hash: passwordHash, updated_at: new Date().toISOString() })
    .where("id", "=", existing.id)
    .execute();
  await endSessions(db, existing.id);
}
