import { afterReset } from "#app/features/access/entry-code/after-reset.server.ts";
import { forgetCodesOf } from "#app/features/access/entry-code/codes.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { resetPassword } from "#app/features/users/mutations.server.ts";
import { randomPassword } from "#app/features/users/random-password.server.ts";
import { runWithPermission, targetAccount } from "#app/features/users/run-with-permission.server.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";

/** Admin commands for users who cannot sign in. */

type CommandTarget = { actorId: number; userId: number };

/**
 * Resets the password and clears the failed sign-in attempts.
 * @returns for staff who cannot enter by a mailed code, a random password to show once; otherwise null: afterReset()
 *   says what opens the account
 * @throws AppError forbidden, not_found, conflict (the actor's own account), unavailable.
 */
export async function resetAccount(db: Db, run: CommandTarget): Promise<string | null> {
  const { passwords, throttle } = authRuntime();
  const password = randomPassword();
  // Hashing is slow, so it runs before the transaction, even though few accounts use the result.
  const hash = await passwords.hash(password);
  const isRandom = (person: User) => afterReset(person) === "random";
  const user = await resetPassword(db, { ...run, hashFor: (person) => (isRandom(person) ? hash : null) });
  throttle.unblock(user);
  return isRandom(user) ? password : null;
}

/**
 * Removes the sign-in delay of a user after failed attempts, and lets codes be mailed again that strangers used up.
 * @throws AppError forbidden, not_found.
 */
export async function unblockAccount(db: Db, { actorId, userId }: CommandTarget): Promise<void> {
  const person = await runWithPermission(db, { actorId, permission: "people" }, async (trx, by) => {
    const user = await targetAccount(trx, userId, by);
    await forgetCodesOf(trx, userId);
    await recordActivity(trx, { userId: actorId, action: "user_unblocked", details: { targetUserId: userId } });
    return user;
  });
  authRuntime().throttle.unblock(person);
}

/**
 * Clears the sign-in delays per network address and for attempts across many accounts. Counts per account stay.
 * @throws AppError forbidden.
 */
export async function clearLoginDelays(db: Db, actorId: number): Promise<void> {
  await runWithPermission(db, { actorId, permission: "system" }, (trx) =>
    recordActivity(trx, { userId: actorId, action: "login_delays_cleared" }),
  );
  authRuntime().throttle.clearNetworks();
}
