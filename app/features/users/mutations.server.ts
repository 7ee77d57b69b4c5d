import { recordActivity } from "#app/features/activity/record.server.ts";
import { isoNow } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { Role, User } from "#db/schema.ts";
import { findUserById } from "./queries.server.ts";

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

/**
 * Switches an account on or off. Off ends its sessions for good, in the same transaction.
 * @param change `active` "toggle" = the opposite of what it is now; `actorId` is the admin who does it
 * @returns the new state.
 * @throws AppError forbidden (the actor is no active admin any more), not_found, conflict (oneself).
 */
export function setUserActive(
  db: Db,
  change: { actorId: number; userId: number; active: boolean | "toggle" },
): Promise<{ isActive: boolean }> {
  return db.transaction().execute(async (trx) => {
    const actor = await findUserById(trx, change.actorId);
    if (actor?.role !== "admin" || actor.is_active === 0) {
      throw new AppError("forbidden", "Solo un administrador puede hacer esto.", { title: "Sin permiso" });
    }
    const user = await findUserById(trx, change.userId);
    if (!user)
      throw new AppError("not_found", "Esa persona no existe. Actualiza la lista.", { title: "No encontrado" });
    const isActive = change.active === "toggle" ? user.is_active === 0 : change.active;
    // The actor is an active admin and stays one, so the last of them cannot be switched off either.
    if (!isActive && user.id === actor.id) {
      throw new AppError("conflict", "No puedes desactivar tu propia cuenta. Pídelo a otro administrador.", {
        reason: "self",
      });
    }
    await trx
      .updateTable("users")
      .set({ is_active: isActive ? 1 : 0, updated_at: isoNow() })
      .where("id", "=", user.id)
      .execute();
    if (!isActive) await trx.deleteFrom("sessions").where("user_id", "=", user.id).execute();
    await recordActivity(trx, {
      userId: actor.id,
      action: isActive ? "user_activated" : "user_deactivated",
      details: { targetUserId: user.id },
    });
    return { isActive };
  });
}
