import { recordActivity } from "#app/features/activity/record.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { resetPassword } from "#app/features/users/mutations.server.ts";
import { randomPassword } from "#app/features/users/random-password.server.ts";
import { runAsAdmin, targetUser } from "#app/features/users/run-as-admin.server.ts";
import type { Db } from "#db/open.server.ts";

/** What an admin does for somebody who cannot sign in. */

type CommandTarget = { actorId: number; userId: number };

/**
 * Sets the password back and forgets the failed sign-ins.
 * @returns the random password of an admin, to be shown once; null: it is the first 4 digits of the RUT again.
 * @throws AppError forbidden, not_found, conflict (oneself), unavailable.
 */
export async function resetAccount(db: Db, run: CommandTarget): Promise<string | null> {
  const { passwords, throttle } = authRuntime();
  const password = randomPassword();
  // Hashed before the transaction, which must not wait for it; whether it is needed shows only inside.
  const user = await resetPassword(db, { ...run, adminPasswordHash: await passwords.hash(password) });
  throttle.unblock(user);
  return user.role === "admin" ? password : null;
}

/**
 * Lets somebody try again at once who has been slowed down after failed sign-ins.
 * @throws AppError forbidden, not_found.
 */
export async function unblockAccount(db: Db, { actorId, userId }: CommandTarget): Promise<void> {
  const person = await runAsAdmin(db, actorId, async (trx) => {
    const user = await targetUser(trx, userId);
    await recordActivity(trx, { userId: actorId, action: "user_unblocked", details: { targetUserId: userId } });
    return user;
  });
  authRuntime().throttle.unblock(person);
}

/**
 * Nobody has to wait any more for what was tried from an address, or at many accounts. Accounts keep their own counts.
 * @throws AppError forbidden.
 */
export async function clearLoginDelays(db: Db, actorId: number): Promise<void> {
  await runAsAdmin(db, actorId, (trx) => recordActivity(trx, { userId: actorId, action: "login_delays_cleared" }));
  authRuntime().throttle.clearNetworks();
}
