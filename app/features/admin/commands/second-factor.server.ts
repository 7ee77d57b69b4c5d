import { notifyOutbox } from "#app/email/outbox.server.ts";
import { confirmIdentity, type IdentityProof } from "#app/features/access/passkeys/confirm-identity.server.ts";
import { resetSecondFactor } from "#app/features/access/second-factor/factors.server.ts";
import type { FactorContext } from "#app/features/access/second-factor/mails.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import { runWithPermission, targetUser } from "#app/features/users/run-with-permission.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";

/**
 * Takes the lost second factor from another person's account, confirmed as the admin's own changes are.
 * @throws AppError not_found, conflict self or no_second_factor; those of confirmIdentity()
 */
export async function removeSecondFactor(
  db: Db,
  { actorId, userId, proof }: { actorId: number; userId: number; proof: IdentityProof },
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
  await confirmIdentity(db, actorId, proof, client, context);
  const person = await runWithPermission(db, { actorId, permission: "roles" }, async (trx) => {
    const target = await targetUser(trx, userId);
    await resetSecondFactor(trx, target, { actorId }, context);
    return target;
  });
  authRuntime().throttle.unblock(person);
  notifyOutbox();
}
