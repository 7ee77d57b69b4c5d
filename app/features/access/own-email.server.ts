import { z } from "zod";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import {
  type EmailChangeContext,
  type PendingEmail,
  pendingEmail,
  sendsCodes,
  startEmailChange,
} from "#app/features/users/email-change.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { confirmIdentity, withIdentityProof } from "./passkeys/confirm-identity.server.ts";

/** Body of POST /api/account/email. Lengths are capped before anything is hashed. */
export const ownEmailSchema = withIdentityProof({ email: z.string().min(1).max(254) });

/**
 * Mails a code to the address that the person wants for the own account.
 * @throws AppError conflict no_mail; those of confirmIdentity() and startEmailChange()
 */
export async function changeOwnEmail(
  db: Db,
  userId: number,
  { email, ...proof }: z.infer<typeof ownEmailSchema>,
  client: ClientRequest,
  context: EmailChangeContext,
): Promise<PendingEmail | null> {
  if (!sendsCodes(context.settings)) {
    throw new AppError("conflict", "Aquí todavía no salen correos. Pide a la oficina que cambie el tuyo.", {
      reason: "no_mail",
    });
  }
  const person = await confirmIdentity(db, userId, proof, client, context);
  const pending = await db.transaction().execute(async (trx) => {
    await startEmailChange(trx, person, { email, isFromOffice: false }, context);
    await recordActivity(trx, { userId, action: "email_change_requested" }, context.clock);
    return pendingEmail(trx, userId, context.clock);
  });
  notifyOutbox();
  return pending;
}
