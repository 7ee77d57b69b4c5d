import { recordActivity } from "#app/features/activity/record.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { EmailSource, Role, User, UserUpdate } from "#db/schema.ts";
import { type RecordAct, runWithPermission, targetAccount, targetUser } from "./run-with-permission.server.ts";

export type UserDraft = {
  /** Normalised. */
  rut: string;
  name: string;
  email: string;
  /** Absent: typed by whoever creates the account. */
  emailSource?: EmailSource;
  role: Role;
  /** null: the initial password, the first 4 digits of the RUT. */
  passwordHash: string | null;
};

/**
 * Creates an active account and records the activity.
 * @throws Error when the RUT or the e-mail is already taken (unique index).
 */
export async function createUser(db: Db, draft: UserDraft, clock: Clock = systemClock): Promise<User> {
  const now = isoNow(clock);
  const user = await db
    .insertInto("users")
    .values({
      rut: draft.rut,
      name: draft.name,
      email: draft.email,
      email_source: draft.emailSource ?? "office",
      role: draft.role,
      is_active: 1,
      password_hash: draft.passwordHash,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordActivity(db, { userId: user.id, action: "user_created", details: { role: user.role } }, clock);
  return user;
}

/** A command of an admin (`actorId`) on the account of another person (`userId`). */
type CommandTarget = { actorId: number; userId: number };

/**
 * Activates or deactivates an account. Deactivation deletes its sessions in the same transaction.
 * @param active "toggle" inverts the current state
 * @returns the new state.
 * @throws AppError forbidden (the actor is no longer an active admin), not_found, conflict (own account).
 */
export function setUserActive(
  db: Db,
  { actorId, userId, active }: CommandTarget & { active: boolean | "toggle" },
): Promise<{ isActive: boolean }> {
  return runWithPermission(db, { actorId, permission: "people" }, async (trx, by) => {
    const user = await targetAccount(trx, userId, by);
    const isActive = active === "toggle" ? user.is_active === 0 : active;
    // Only an active admin deactivates an admin, and never the own account, so one active admin always remains.
    if (!isActive) refuseSelf(actorId, userId, "No puedes desactivar tu propia cuenta. Pídelo a otro administrador.");
    await switchActive(trx, user, isActive, (action, details) =>
      recordActivity(trx, { userId: actorId, action, details }),
    );
    return { isActive };
  });
}

/** What setUserActive() does, for a command that has a transaction and has decided that it may. */
export async function switchActive(trx: Db, user: User, isActive: boolean, record: RecordAct): Promise<void> {
  await change(trx, user.id, { is_active: isActive ? 1 : 0, updated_at: laterThan(user.updated_at) });
  if (!isActive) await endSessions(trx, user.id);
  await record(isActive ? "user_activated" : "user_deactivated", { targetUserId: user.id });
}

/**
 * Sets the role. The person's sessions end, so that a session opened with a student's password never becomes an admin's
 * session. Does nothing when the person already has that role.
 * @throws AppError forbidden, not_found, conflict (own account; so the last admin cannot be demoted either).
 */
export function setUserRole(db: Db, { actorId, userId, role }: CommandTarget & { role: Role }): Promise<void> {
  return runWithPermission(db, { actorId, permission: "roles" }, async (trx) => {
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
 * Resets a password. The person's sessions end.
 * @param hashFor of the new password; null: the account has none, as one that was just made
 * @returns the person before the reset
 * @throws AppError forbidden, not_found, conflict (own account).
 */
export function resetPassword(
  db: Db,
  { actorId, userId, hashFor }: CommandTarget & { hashFor(person: User): string | null },
): Promise<User> {
  return runWithPermission(db, { actorId, permission: "people" }, async (trx, by) => {
    const user = await targetAccount(trx, userId, by);
    refuseSelf(actorId, userId, "Cambia tu propia contraseña en Mi cuenta.");
    await change(trx, userId, { password_hash: hashFor(user) });
    await endSessions(trx, userId);
    await recordActivity(trx, { userId: actorId, action: "password_reset", details: { targetUserId: userId } });
    return user;
  });
}

/**
 * Sets the extra time in interviews; it applies from the person's next interview on.
 * @param factor from 1 (no extra time) to 3 (three times as long)
 * @throws AppError forbidden, not_found.
 */
export function setInterviewTime(
  db: Db,
  { actorId, userId, factor }: CommandTarget & { factor: number },
): Promise<void> {
  return runWithPermission(db, { actorId, permission: "people" }, async (trx) => {
    await targetUser(trx, userId);
    await change(trx, userId, { interview_time_factor: factor });
    // The factor is not recorded: extra time is often related to the person's health.
    await recordActivity(trx, { userId: actorId, action: "interview_time_changed", details: { targetUserId: userId } });
  });
}

function refuseSelf(actorId: number, userId: number, message: string): void {
  if (actorId === userId) throw new AppError("conflict", message, { reason: "self" });
}

async function change(trx: Db, userId: number, values: UserUpdate): Promise<void> {
  await trx
    .updateTable("users")
    .set({ updated_at: isoNow(), ...values })
    .where("id", "=", userId)
    .execute();
}

/** The current time, or a millisecond after `before`: two changes in one millisecond have two versions. */
export function laterThan(before: string): string {
  const now = isoNow();
  return now > before ? now : new Date(Date.parse(before) + 1).toISOString();
}

/** Deletes all sessions of a person. Call it in the transaction of the change that requires it. */
export async function endSessions(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom("sessions").where("user_id", "=", userId).execute();
}
