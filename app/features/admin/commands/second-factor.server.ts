import { notifyOutbox } from "#app/email/outbox.server.ts";
import { resetSecondFactor } from "#app/features/access/second-factor/factors.server.ts";
import type { FactorContext } from "#app/features/access/second-factor/mails.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import { confirmOwner } from "#app/features/auth/own-account.server.ts";
import { runWithPermission, targetUser } from "#app/features/users/run-with-permission.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";

/**
 * Takes the lost second factor from another person's account, confirmed with the admin's own password.
 * @throws AppError forbidden wrong_password, not_found, conflict self or no_second_factor, too_many, unavailable
 */
export async function removeSecondFactor(
  db: Db,
  { actorId, userId, password }: { actorId: number; userId: number; password: string },
  client: ClientRequest,
  context: FactorContext,
): Promise<void> {
  if (actorId === userId) {
    throw new AppError(
      "conflict",
      "El tuyo se quita en Mi cuenta, con un código. Si lo perdiste, pídelo a otra persona.",
      {
        reason: "self",
      },
    );
  }
  await confirmOwner(db, actorId, password, client);
  const person = await runWithPermission(db, { actorId, permission: "roles" }, async (trx) => {
    const target = await targetUser(trx, userId);
    await resetSecondFactor(trx, target, { actorId }, context);
    return target;
  });
  authRuntime().throttle.unblock(person);
  notifyOutbox();
}
