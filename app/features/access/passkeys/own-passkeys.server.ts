import { randomBytes } from "node:crypto";
import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import { z } from "zod";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { recordOwnAct } from "#app/features/audit/acts.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import { findUserById } from "#app/features/users/queries.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { officeSettings } from "#app/platform/institution.server.ts";
import type { Db } from "#db/open.server.ts";
import { type FactorContext, tellOwner } from "../second-factor/mails.server.ts";
import { endOtherAccess } from "../second-factor/own-totp.server.ts";
import { askChallenge, askedChallenge, spendChallenge } from "./challenge.server.ts";
import { confirmIdentity, type IdentityProof } from "./confirm-identity.server.ts";
import { requireRelyingParty } from "./relying-party.server.ts";
import type { Attestation } from "./webauthn-schemas.ts";

/** The own passkeys: added, renamed, removed. */

const MOST = 10;
/** EdDSA, ES256, RS256: what authenticators have. Newer ones are still experimental in Node. */
const ALGORITHMS = [-8, -7, -257];
export const passkeyNameSchema = z.string().trim().min(1).max(60);

/**
 * The question for an authenticator that shall make a passkey.
 * @returns the options for navigator.credentials.create, and the Set-Cookie value
 * @throws AppError conflict passkeys_off or too_many_passkeys; those of confirmIdentity()
 */
export async function askForNewPasskey(
  db: Db,
  userId: number,
  proof: IdentityProof,
  client: ClientRequest,
  context: FactorContext,
) {
  const site = requireRelyingParty(context.settings, client.request);
  const person = await confirmIdentity(db, userId, proof, client, context);
  const own = await db.selectFrom("passkeys").selectAll().where("user_id", "=", userId).execute();
  if (own.length >= MOST) throw tooMany();
  const userHandle = own[0]?.user_handle ?? randomBytes(32).toString("base64url");
  const { challenge, cookie } = await askChallenge({ purpose: "register", userId, userHandle });
  const { INSTITUTION_NAME } = await officeSettings(db, context.settings);
  const options = await generateRegistrationOptions({
    rpName: INSTITUTION_NAME,
    rpID: site.id,
    userID: new Uint8Array(Buffer.from(userHandle, "base64url")),
    userName: person.rut,
    userDisplayName: person.name,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports: listOf(transports) })),
    timeout: 120_000,
  });
  return { options, cookie };
}

/**
 * Keeps a new passkey, and ends the person's other sessions, which were opened without it.
 * @returns the Set-Cookie values
 * @throws AppError unprocessable passkey_refused, conflict passkeys_off, too_many_passkeys or passkey_taken
 */
export async function addPasskey(
  db: Db,
  userId: number,
  { name, credential }: { name: string; credential: Attestation },
  { request }: ClientRequest,
  context: FactorContext,
): Promise<string[]> {
  const site = requireRelyingParty(context.settings, request);
  const question = await askedChallenge(request, { purpose: "register", userId });
  if (!question?.userHandle || !(await spendChallenge(db, question))) throw refused();
  const { userHandle } = question;
  const made = await verifiedCredential(credential, { challenge: question.challenge, site });
  const cookies = await db.transaction().execute(async (trx) => {
    const person = await findUserById(trx, userId);
    if (!person || person.is_active === 0) throw refused();
    const own = await trx.selectFrom("passkeys").select("id").where("user_id", "=", userId).execute();
    if (own.length >= MOST) throw tooMany();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("passkeys")
      .values({
        user_id: userId,
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey).toString("base64url"),
        user_handle: userHandle,
        counter: made.counter,
        transports: (credential.response.transports ?? []).join(","),
        name,
        created_at: authRuntime().clock.now().toISOString(),
      })
      .onConflict((conflict) => conflict.column("credential_id").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw taken();
    await recordActivity(trx, { userId, action: "passkey_added" });
    await recordOwnAct(trx, userId, "passkey_added");
    await tellOwner(trx, person, "passkey_added", context);
    return endOtherAccess(trx, userId, request);
  });
  notifyOutbox();
  return cookies;
}

type Expected = { challenge: string; site: { id: string; origin: string } };

/** @throws AppError unprocessable passkey_refused */
async function verifiedCredential({ response, id, rawId, type }: Attestation, { challenge, site }: Expected) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (verified && registrationInfo) return registrationInfo.credential;
  } catch {
    // The library throws for everything that a browser of this site would not send.
  }
  throw refused();
}

/** @throws AppError not_found */
export async function renamePasskey(db: Db, userId: number, id: number, name: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw gone();
}

/** @throws AppError not_found; those of confirmIdentity() */
export async function removePasskey(
  db: Db,
  userId: number,
  { id, proof }: { id: number; proof: IdentityProof },
  client: ClientRequest,
  context: FactorContext,
): Promise<void> {
  const own = await db.selectFrom("passkeys").select("id").where("id", "=", id).where("user_id", "=", userId).execute();
  if (own.length === 0) throw gone();
  const person = await confirmIdentity(db, userId, proof, client, context);
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("passkeys")
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw gone();
    await recordActivity(trx, { userId, action: "passkey_removed" });
    await recordOwnAct(trx, userId, "passkey_removed");
    await tellOwner(trx, person, "passkey_removed", context);
  });
  notifyOutbox();
}

function listOf(transports: string): string[] {
  return transports === "" ? [] : transports.split(",");
}

function gone(): AppError {
  return new AppError("not_found", "Esa llave de acceso ya no está.", { title: "No encontrado" });
}

function refused(): AppError {
  return new AppError("unprocessable", "La llave de acceso no se pudo agregar. Intenta otra vez.", {
    reason: "passkey_refused",
  });
}

function tooMany(): AppError {
  return new AppError("conflict", `Puedes tener ${MOST} llaves de acceso. Quita una antes de agregar otra.`, {
    reason: "too_many_passkeys",
  });
}

function taken(): AppError {
  return new AppError("conflict", "Esa llave de acceso ya está agregada.", { reason: "passkey_taken" });
}
