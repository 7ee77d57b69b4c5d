import { z } from "zod";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { recordOwnAct } from "#app/features/audit/acts.server.ts";
import { findUserById } from "#app/features/users/queries.server.ts";
import { isoNow } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { authRuntime } from "./auth-services.server.ts";
import { type ClientRequest, checkPassword } from "./check-password.server.ts";
import { rememberDevice } from "./known-browser-cookie.server.ts";
import { passwordProblem } from "./own-password.ts";
import { endSessionsOf, passwordWasSet, renewSession, resolveOpenSession } from "./session.server.ts";

/** What a signed-in person can do with their own account. */

/** Body of POST /api/account/password. Lengths are capped before anything is hashed. */
export const passwordChangeSchema = z.object({
  current: z.string().min(1).max(200),
  next: z.string().min(1).max(200),
});

/** Body of POST /api/account/password/first. */
export const firstPasswordSchema = passwordChangeSchema.pick({ next: true });

/**
 * Confirms with the current password that the owner is asking, and not somebody at an unattended screen. The limits are
 * those of sign-in.
 * @returns the person as stored in the database.
 * @throws AppError forbidden wrong_password, unauthenticated, too_many, unavailable.
 */
export async function confirmOwner(db: Db, userId: number, password: string, client: ClientRequest): Promise<User> {
  const person = await findUserById(db, userId);
  if (!person) throw gone();
  if (!(await checkPassword(db, { person, name: person.rut, password }, client))) {
    throw new AppError("forbidden", "Esa no es tu contraseña actual. Revísala e intenta otra vez.", {
      reason: "wrong_password",
    });
  }
  return person;
}

/**
 * Changes the person's own password. Every other session of the person ends, the current one continues under a new id,
 * and this browser stays known.
 * @returns the Set-Cookie values: the session, the known browser.
 * @throws AppError forbidden wrong_password, unprocessable weak_password or same_password, unauthenticated, too_many,
 *   unavailable.
 */
export async function changeOwnPassword(
  db: Db,
  userId: number,
  { current, next }: z.infer<typeof passwordChangeSchema>,
  client: ClientRequest,
): Promise<string[]> {
  const person = await confirmOwner(db, userId, current, client);
  const problem = passwordProblem(next, person);
  if (problem) throw new AppError("unprocessable", problem, { reason: "weak_password" });
  if (next === current) {
    throw new AppError("unprocessable", "Esa ya es tu contraseña. Elige otra.", { reason: "same_password" });
  }
  return storePassword(db, person, next, client.request);
}

/**
 * Sets the own password of somebody whose session waits for one (session.server.ts), who knows none to confirm with.
 * @returns as changeOwnPassword()
 * @throws AppError conflict password_not_asked, unprocessable weak_password, unauthenticated, unavailable
 */
export async function setFirstPassword(db: Db, next: string, { request }: ClientRequest): Promise<string[]> {
  const session = await resolveOpenSession(db, request);
  if (!session?.needsPassword) {
    throw new AppError("conflict", "Tu contraseña se cambia en Mi cuenta, con la que tienes ahora.", {
      reason: "password_not_asked",
    });
  }
  const person = await findUserById(db, session.user.id);
  if (!person) throw gone();
  const problem = passwordProblem(next, person);
  if (problem) throw new AppError("unprocessable", problem, { reason: "weak_password" });
  return storePassword(db, person, next, request);
}

/** @returns the Set-Cookie values: the session, the known browser. @throws AppError unauthenticated, unavailable */
async function storePassword(db: Db, person: User, next: string, request: Request): Promise<string[]> {
  const { passwords, clock } = authRuntime();
  const userId = person.id;
  const passwordHash = await passwords.hash(next);
  return db.transaction().execute(async (trx) => {
    // No row matches when the account was reset, changed or deactivated since the person was confirmed.
    const { numUpdatedRows } = await trx
      .updateTable("users")
      .set({ password_hash: passwordHash, updated_at: isoNow(clock) })
      .where("id", "=", userId)
      .where("password_hash", "is", person.password_hash)
      .where("is_active", "=", 1)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw gone();
    await endSessionsOf(trx, userId, { except: request });
    await recordActivity(trx, { userId, action: "password_changed" });
    await recordOwnAct(trx, userId, "password_changed");
    await passwordWasSet(trx, request);
    const session = await renewSession(trx, request);
    const device = await rememberDevice(request, { id: userId, password_hash: passwordHash });
    return session === null ? [device] : [session, device];
  });
}

/** Ends every session of the person except that of this request. @returns how many ended. */
export function closeOtherSessions(db: Db, userId: number, request: Request): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const closed = await endSessionsOf(trx, userId, { except: request });
    if (closed > 0) {
      await recordActivity(trx, { userId, action: "sessions_closed", details: { closed } });
      await recordOwnAct(trx, userId, "sessions_closed");
    }
    return closed;
  });
}

function gone(): AppError {
  return new AppError("unauthenticated", "Tu cuenta cambió mientras tanto. Inicia sesión otra vez.", {
    title: "No autenticado",
  });
}
