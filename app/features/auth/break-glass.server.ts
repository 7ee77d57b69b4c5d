import { recordActivity } from "#app/features/activity/record.server.ts";
import { recordAudit } from "#app/features/audit/record.server.ts";
import { findUserByRut } from "#app/features/users/queries.server.ts";
import { normalizeRut } from "#app/features/users/rut.ts";
import { addressRanges, isInRanges } from "#app/platform/address-ranges.server.ts";
import { type Settings, SettingsError } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import type { BreakGlass } from "./auth-services.server.ts";
import type { ClientRequest } from "./check-password.server.ts";

/**
 * With LOGIN_RUT=off nobody enters by password but one admin, for the day on which the institution's own sign-in fails.
 */

/** Signs of a password that may open this way: the initial one has four. */
const BREAK_GLASS_MIN_PASSWORD = 12;
/** Headers of a proxy that speaks for somebody else. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-real-ip"];

type BreakGlassSettings = Partial<
  Pick<Settings, "LOGIN_RUT" | "BREAK_GLASS_RUT" | "BREAK_GLASS_NETWORKS" | "TRUST_PROXY">
>;

/** Undefined while everybody may use a password. */
export function breakGlassOf(settings: BreakGlassSettings): BreakGlass | undefined {
  if (settings.LOGIN_RUT !== "off") return undefined;
  return {
    rut: normalizeRut(settings.BREAK_GLASS_RUT ?? ""),
    networks: addressRanges(settings.BREAK_GLASS_NETWORKS ?? []),
    knowsProxies: (settings.TRUST_PROXY ?? []).length > 0,
  };
}

/** Whether this account, from this network, with a password of this length, may try its password at all. */
export function mayBreakGlass(
  breakGlass: BreakGlass,
  person: User | undefined,
  password: string,
  client: ClientRequest,
): boolean {
  return isEmergencyAccount(breakGlass, person, client) && [...password].length >= BREAK_GLASS_MIN_PASSWORD;
}

/** Whether this is the account that may enter by password, in one of its networks. */
export function isEmergencyAccount(
  { rut, networks, knowsProxies }: BreakGlass,
  person: User | undefined,
  { request, clientAddress }: ClientRequest,
): boolean {
  if (!knowsProxies && FORWARDED.some((name) => request.headers.has(name))) return false;
  return (
    person?.rut === rut &&
    person.role === "admin" &&
    person.password_hash !== null &&
    isInRanges(clientAddress, networks)
  );
}

export async function recordBreakGlass(trx: Db, user: User, { clientAddress }: ClientRequest): Promise<void> {
  log.warn({ event: "break_glass_login", address: clientAddress }, "the emergency account signed in");
  await recordActivity(trx, { userId: user.id, action: "break_glass_login", details: { address: clientAddress } });
  await recordAudit(trx, [{ actor: user, action: "break_glass_login" }]);
}

/**
 * Refuses a start after which nobody could enter in an emergency. Called before the first accounts are made.
 * @throws SettingsError
 */
export async function checkBreakGlassAccount(
  db: Db,
  settings: Pick<Settings, "LOGIN_RUT" | "BREAK_GLASS_RUT" | "ADMIN_RUT" | "ADMIN_PASSWORD">,
): Promise<void> {
  if (settings.LOGIN_RUT === "on") return;
  const rut = normalizeRut(settings.BREAK_GLASS_RUT ?? "");
  const problem = accountProblem(await findUserByRut(db, rut));
  if (problem === null) return;
  const admins = await db.selectFrom("users").select("id").where("role", "=", "admin").limit(1).execute();
  const isMadeNow = admins.length === 0 && normalizeRut(settings.ADMIN_RUT ?? "") === rut;
  if (isMadeNow && [...(settings.ADMIN_PASSWORD ?? "")].length >= BREAK_GLASS_MIN_PASSWORD) return;
  throw new SettingsError([
    `BREAK_GLASS_RUT: se esperaba el RUT de una cuenta de administración activa con contraseña propia de al menos ` +
      `${BREAK_GLASS_MIN_PASSWORD} caracteres; ${problem}. Con LOGIN_RUT=on, crea la cuenta o cambia su contraseña ` +
      "(npm run admin:password -- RUT) y vuelve a LOGIN_RUT=off.",
  ]);
}

/** Why the emergency account could not enter, in Spanish; null where it could. The password's length is not known. */
export function accountProblem(account: User | undefined): string | null {
  if (!account) return "no hay una cuenta con ese RUT";
  if (account.role !== "admin") return "esa cuenta no es de administración";
  if (account.is_active === 0) return "esa cuenta está desactivada";
  if (account.password_hash === null) return "esa cuenta tiene todavía la contraseña inicial";
  return null;
}
