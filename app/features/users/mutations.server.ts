import { recordActivity } from "#app/features/activity/record.server.ts";
import { isoNow } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { Role, User, UserUpdate } from "#db/schema.ts";
import { actAsAdmin, targetUser } from "./act-as-admin.server.ts";

export type UserDraft = {
  /** Normalised. */
  rut: string;
  name: string;
  email: string;
  role: Role;
  /** null: the initial password, the first 4 digits of the RUT. */
  passwordHash: string | null;
};

/**
 * Makes an active account and records it.
 * @throws when the RUT or the e-mail is taken (unique index).
 */
export async function createUser(db: Db, draft: UserDraft): Promise<User> {
  const now = isoNow();
  const user = await db
    .insertInto("users")
    .values({
      rut: draft.rut,
      name: draft.name,
      email: draft.email,
      role: draft.role,
      is_active: 1,
      password_hash: draft.passwordHash,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordActivity(db, {
    userId: user.id,
    action: "user_created",
    details: { role: user.role },
  });
  return user;
}

/** What an admin does to somebody's account; `actorId` is the admin. */
type ActOn = { actorId: number; userId: number };

/**
 * Switches an account on or off. Off ends its sessions for good, in the same transaction.
 * @param change `active` "toggle" = the opposite of what it is now
 * @returns the new state.
 * @throws AppError forbidden (the actor is no active admin any more), not_found, conflict (oneself).
 */
export function setUserActive(
  db: Db,
  { actorId, userId, active }: ActOn & { active: boolean | "toggle" },
): Promise<{ isActive: boolean }> {
  return actAsAdmin(db, actorId, async (trx) => {
    const user = await targetUser(trx, userId);
    const isActive = active === "toggle" ? user.is_active === 0 : active;
    // The actor is an active admin and stays one, so the last of them cannot be switched off either.
    if (!isActive) refuseSelf(actorId, userId, "No puedes desactivar tu propia cuenta. Pídelo a otro administrador.");
    await change(trx, userId, { is_active: isActive ? 1 : 0 });
    if (!isActive) await endSessions(trx, userId);
    const action = isActive ? "user_activated" : "user_deactivated";
    await recordActivity(trx, { userId: actorId, action, details: { targetUserId: userId } });
    return { isActive };
  });
}

/**
 * Makes somebody an admin, or a standard user again. The sessions end: what was opened with a student's password must
 * not turn into an admin's session by itself. Setting the role that is there already changes nothing.
 * @throws AppError forbidden, not_found, conflict (oneself; so the last admin cannot be demoted either).
 */
export function setUserRole(db: Db, { actorId, userId, role }: ActOn & { role: Role }): Promise<void> {
  return actAsAdmin(db, actorId, async (trx) => {
    const user = await targetUser(trx, userId);
    refuseSelf(actorId, userId, "No puedes cambiar tu propio rol. Pídelo a otro administrador.");
    if (user.role === role) return;
    await change(trx, userId, { role });
    await endSessions(trx, userId);
    await recordActivity(trx, {
      userId: actorId,
      action: "user_role_changed",
      details: { targetUserId: userId, role },
    });
  });
}

/**
 * Takes the password back: a standard user gets the initial one again, an admin the one that is given here, because
 * everybody could derive the initial one. The sessions end.
 * @param reset `adminPasswordHash` for the case that the person is an admin
 * @returns the person as he or she was, with the role that decided.
 * @throws AppError forbidden, not_found, conflict (oneself).
 */
export function resetPassword(
  db: Db,
  { actorId, userId, adminPasswordHash }: ActOn & { adminPasswordHash: string },
): Promise<User> {
  return actAsAdmin(db, actorId, async (trx) => {
    const user = await targetUser(trx, userId);
    refuseSelf(actorId, userId, "Cambia tu propia contraseña en Mi cuenta.");
    await change(trx, userId, { password_hash: user.role === "admin" ? adminPasswordHash : null });
    await endSessions(trx, userId);
    await recordActivity(trx, { userId: actorId, action: "password_reset", details: { targetUserId: userId } });
    return user;
  });
}

/**
 * Gives extra time in interviews; it counts from the next interview on.
 * @param change `factor` from 1 (none) to 3 times as long
 * @throws AppError forbidden, not_found.
 */
export function setInterviewTime(db: Db, { actorId, userId, factor }: ActOn & { factor: number }): Promise<void> {
  return actAsAdmin(db, actorId, async (trx) => {
    await targetUser(trx, userId);
    await change(trx, userId, { interview_time_factor: factor });
    // Without the factor: extra time often has to do with the person's health.
    await recordActivity(trx, { userId: actorId, action: "interview_time_changed", details: { targetUserId: userId } });
  });
}

function refuseSelf(actorId: number, userId: number, message: string): void {
  if (actorId === userId) throw new AppError("conflict", message, { reason: "self" });
}

async function change(trx: Db, userId: number, values: UserUpdate): Promise<void> {
  await trx
    .updateTable("users")
    .set({ ...values, updated_at: isoNow() })
    .where("id", "=", userId)
    .execute();
}

/** Closes every session of a person, in the transaction of what makes it necessary. */
export async function endSessions(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom("sessions").where("user_id", "=", userId).execute();
}
