import { renderSVG } from "uqr";
import { z } from "zod";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { recordOwnAct } from "#app/features/audit/acts.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import { endSessionsOf, renewSession } from "#app/features/auth/session.server.ts";
import { findUserById } from "#app/features/users/queries.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { officeSettings } from "#app/platform/institution.server.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { confirmIdentity, type IdentityProof } from "../passkeys/confirm-identity.server.ts";
import { ENROLMENT_MS } from "./factors.server.ts";
import { type FactorContext, tellOwner } from "./mails.server.ts";
import { replaceRecoveryCodes } from "./recovery-codes.server.ts";
import { openSecret, sealSecret } from "./sealed-secret.server.ts";
import { matchingStep, newTotpSecret, totpUri, typedCode } from "./totp.ts";
import { countedAttempt, type FactorAnswer, takeFactor } from "./use-factor.server.ts";

/** The own authenticator app: added, confirmed, removed, and its recovery codes. */

export const newTotpSchema = z.object({
  secret: z.string().describe("base32, for apps without a camera"),
  uri: z.string().describe("otpauth://, what the picture says"),
  qr: z.string().describe("the picture, as SVG"),
});

/**
 * Makes a secret, which counts once a code of it was typed. An earlier one that was never confirmed is dropped.
 * @throws AppError forbidden wrong_password, unauthenticated passkey_refused, conflict second_factor_on, too_many
 */
export async function startTotp(
  db: Db,
  userId: number,
  proof: IdentityProof,
  client: ClientRequest,
  context: FactorContext,
): Promise<z.infer<typeof newTotpSchema>> {
  const person = await confirmIdentity(db, userId, proof, client, context);
  const secret = newTotpSecret();
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("totp_secrets").where("user_id", "=", userId).where("confirmed_at", "is", null).execute();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("totp_secrets")
      .values({
        user_id: userId,
        secret: sealSecret(userId, secret),
        last_step: 0,
        created_at: authRuntime().clock.now().toISOString(),
      })
      .onConflict((conflict) => conflict.column("user_id").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw alreadyOn();
  });
  const { INSTITUTION_NAME: issuer } = await officeSettings(db, context.settings);
  const uri = totpUri(secret, { issuer, label: person.rut });
  return { secret, uri, qr: renderSVG(uri, { border: 2 }) };
}

export type ConfirmedTotp = { recoveryCodes: string[]; cookies: string[] };

/**
 * Switches the app on with its first code, and ends the person's other sessions, which were opened without it.
 * @returns the recovery codes, shown once, and the Set-Cookie values
 * @throws AppError conflict no_enrolment or second_factor_on, unprocessable wrong_code, too_many
 */
export async function confirmTotp(
  db: Db,
  userId: number,
  typed: string,
  client: ClientRequest,
  context: FactorContext,
): Promise<ConfirmedTotp> {
  const person = await personOf(db, userId);
  const confirmed = await countedAttempt(db, { person, client, answer: { code: typed } }, () =>
    db.transaction().execute(async (trx): Promise<ConfirmedTotp | null> => {
      const now = authRuntime().clock.now();
      const step = await firstStep(trx, userId, typed, now);
      if (step === null) return null;
      const at = now.toISOString();
      await trx
        .updateTable("totp_secrets")
        .set({ confirmed_at: at, last_step: step, last_used_at: at })
        .where("user_id", "=", userId)
        .execute();
      const recoveryCodes = await replaceRecoveryCodes(trx, userId, now);
      const cookies = await endOtherAccess(trx, userId, client.request);
      await recordActivity(trx, { userId, action: "second_factor_added" });
      await recordOwnAct(trx, userId, "second_factor_added");
      await tellOwner(trx, person, "totp_added", context);
      return { recoveryCodes, cookies };
    }),
  );
  notifyOutbox();
  return confirmed;
}

/** @throws AppError conflict no_enrolment or second_factor_on */
async function firstStep(trx: Db, userId: number, typed: string, now: Date): Promise<number | null> {
  const row = await trx.selectFrom("totp_secrets").selectAll().where("user_id", "=", userId).executeTakeFirst();
  if (row?.confirmed_at) throw alreadyOn();
  const secret = row && openSecret(userId, row.secret);
  if (!secret || Date.parse(row.created_at) + ENROLMENT_MS <= now.getTime()) {
    throw new AppError("conflict", "Pasó mucho tiempo. Pide un código QR nuevo y escanéalo.", {
      reason: "no_enrolment",
    });
  }
  const code = typedCode(typed);
  return code === null ? null : matchingStep(secret, code, { now, after: 0 });
}

/** Ends what was opened before the account had this factor. @returns the Set-Cookie value of this session's new id */
export async function endOtherAccess(trx: Db, userId: number, request: Request): Promise<string[]> {
  await endSessionsOf(trx, userId, { except: request });
  await trx.deleteFrom("pending_sign_ins").where("user_id", "=", userId).execute();
  const session = await renewSession(trx, request);
  return session === null ? [] : [session];
}

/**
 * Switches the app off, with one of its codes or a recovery code.
 * @throws AppError unprocessable wrong_code, too_many
 */
export async function removeTotp(
  db: Db,
  userId: number,
  answer: FactorAnswer,
  client: ClientRequest,
  context: FactorContext,
): Promise<void> {
  const person = await personOf(db, userId);
  await countedAttempt(db, { person, client, answer }, () =>
    db.transaction().execute(async (trx) => {
      if ((await takeFactor(trx, person, answer, context)) === null) return null;
      await trx.deleteFrom("totp_secrets").where("user_id", "=", userId).execute();
      await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
      await recordActivity(trx, { userId, action: "second_factor_removed" });
      await recordOwnAct(trx, userId, "second_factor_removed");
      await tellOwner(trx, person, "totp_removed", context);
      return true;
    }),
  );
  notifyOutbox();
}

/**
 * New recovery codes instead of the old ones, with a code of the app.
 * @throws AppError unprocessable wrong_code, too_many
 */
export async function renewRecoveryCodes(
  db: Db,
  userId: number,
  code: string,
  client: ClientRequest,
  context: FactorContext,
): Promise<string[]> {
  const person = await personOf(db, userId);
  const codes = await countedAttempt(db, { person, client, answer: { code } }, () =>
    db.transaction().execute(async (trx) => {
      if ((await takeFactor(trx, person, { code }, context)) === null) return null;
      const fresh = await replaceRecoveryCodes(trx, userId, authRuntime().clock.now());
      await recordActivity(trx, { userId, action: "recovery_codes_renewed" });
      await recordOwnAct(trx, userId, "recovery_codes_renewed");
      await tellOwner(trx, person, "codes_renewed", context);
      return fresh;
    }),
  );
  notifyOutbox();
  return codes;
}

async function personOf(db: Db, userId: number): Promise<User> {
  const person = await findUserById(db, userId);
  if (person) return person;
  throw new AppError("unauthenticated", "Inicia sesión para continuar.", { title: "No autenticado" });
}

function alreadyOn(): AppError {
  return new AppError("conflict", "Tu cuenta ya tiene una aplicación de códigos. Quítala antes de poner otra.", {
    reason: "second_factor_on",
  });
}
