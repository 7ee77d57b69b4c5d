import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import { findUserById } from "#app/features/users/queries.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import type { Passkey } from "#db/second-factor-tables.ts";
import { askChallenge, askedChallenge, spendChallenge } from "./challenge.server.ts";
import { requireRelyingParty } from "./relying-party.server.ts";
import type { Assertion } from "./webauthn-schemas.ts";

type Asked = { purpose: "sign-in"; userId: null } | { purpose: "confirm"; userId: number };
type Context = { settings: Pick<Settings, "PUBLIC_URL"> };

/**
 * The question for an authenticator, which finds the passkey by itself; the person has to be verified by it (a finger,
 * a face, a PIN).
 * @returns the options for navigator.credentials.get, and the Set-Cookie value
 * @throws AppError conflict passkeys_off
 */
export async function askForPasskey(asked: Asked, request: Request, { settings }: Context) {
  const site = requireRelyingParty(settings, request);
  const { challenge, cookie } = await askChallenge(asked);
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: Buffer.from(challenge, "base64url"),
    userVerification: "required",
    timeout: 120_000,
  });
  return { options, cookie };
}

/**
 * Verifies the answer of a passkey and runs `admit` in the transaction that counts its use.
 * @throws AppError unauthenticated passkey_refused (the same for every cause), conflict passkeys_off
 */
export async function withVerifiedPasskey<T>(
  db: Db,
  assertion: Assertion,
  asked: Asked,
  { request, clientAddress }: ClientRequest,
  { settings, admit }: Context & { admit: (trx: Db, person: User) => Promise<T> },
): Promise<T> {
  const site = requireRelyingParty(settings, request);
  const passkey = await findPasskey(db, assertion.id);
  const question = await askedChallenge(request, asked);
  const isOwn = passkey && (asked.userId === null || passkey.user_id === asked.userId);
  const outcome =
    isOwn && question && assertion.response.userHandle === passkey.user_handle && (await spendChallenge(db, question))
      ? await verified(assertion, passkey, { challenge: question.challenge, site })
      : null;
  if (!passkey || outcome === null) throw refused(clientAddress);
  return db.transaction().execute(async (trx) => {
    const person = await findUserById(trx, passkey.user_id);
    const used = await trx
      .updateTable("passkeys")
      .set({ counter: outcome.newCounter, last_used_at: authRuntime().clock.now().toISOString() })
      .where("id", "=", passkey.id)
      // Another answer was counted meanwhile, or the passkey was removed.
      .where("counter", "=", passkey.counter)
      .executeTakeFirst();
    if (!person || person.is_active === 0 || used.numUpdatedRows !== 1n) throw refused(clientAddress);
    return admit(trx, person);
  });
}

type Expected = { challenge: string; site: { id: string; origin: string } };

/** Null when it is not what this passkey would answer to this question here, or its counter went back. */
async function verified(
  { response, ...credential }: Assertion,
  passkey: Passkey,
  { challenge, site }: Expected,
): Promise<{ newCounter: number } | null> {
  const { userHandle, ...signed } = response;
  try {
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credential.id,
        rawId: credential.rawId,
        type: credential.type,
        clientExtensionResults: {},
        response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
        counter: passkey.counter,
      },
    });
    return isRight ? authenticationInfo : null;
  } catch {
    // The library throws for everything that a browser of this site would not send.
    return null;
  }
}

function findPasskey(db: Db, credentialId: string): Promise<Passkey | undefined> {
  return db.selectFrom("passkeys").selectAll().where("credential_id", "=", credentialId).executeTakeFirst();
}

function refused(address: string): AppError {
  log.warn({ event: "login_failed", address, account: "passkey", cause: "wrong" }, "passkey refused");
  return new AppError("unauthenticated", "Esa llave de acceso no sirve aquí. Intenta otra vez o usa tu contraseña.", {
    reason: "passkey_refused",
  });
}
