import { randomBytes } from "node:crypto";
import { z } from "zod";
import { isDeliverable } from "#app/email/deliverable.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import { afterFirstStep, type SignInResult } from "#app/features/auth/sign-in.server.ts";
import { generatedEmail } from "#app/features/users/email.ts";
import { createUser } from "#app/features/users/mutations.server.ts";
import { findUserByEmail } from "#app/features/users/queries.server.ts";
import { isoNow } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { findPerson } from "./find-person.server.ts";
import { claimedIdentifiers, type Identity } from "./identity.ts";
import { SignInRefused } from "./sign-in-refused.server.ts";

/** The one door of every way in that is not ours: OpenID Connect, the directory, and what comes later. */

export type IdentitySettings = Pick<Settings, "SSO_CREATE_ACCOUNTS" | "EMAIL_DOMAIN">;

const MAX_NAME = 200;

/**
 * Signs in whoever the institution says is there, and links account and identity the first time. Opens a session, or
 * the second step for whoever has a second factor.
 * @throws SignInRefused unknown, identifier, two_people, other_subject, inactive
 */
export async function signInWithIdentity(
  db: Db,
  identity: Identity,
  client: ClientRequest,
  settings: IdentitySettings,
): Promise<SignInResult> {
  try {
    return await enter(db, identity, client, settings).catch((error: unknown) => {
      // Another process made this very account or link in the meantime: now it is found.
      if (isTaken(error)) return enter(db, identity, client, settings);
      throw error;
    });
  } catch (error) {
    if (error instanceof SignInRefused) {
      const line = { event: "sign_in_refused", provider: identity.provider, cause: error.notice };
      log.warn({ ...line, address: client.clientAddress }, "a known person of the institution was not let in");
    }
    throw error;
  }
}

async function enter(db: Db, identity: Identity, { request }: ClientRequest, settings: IdentitySettings) {
  const isNew = settings.SSO_CREATE_ACCOUNTS && (await findPerson(db, identity)) === null;
  // Outside the transaction, because it takes a while and everybody else would wait for it.
  const passwordHash = isNew ? await unknownPassword() : null;
  return db.transaction().execute(async (trx): Promise<SignInResult> => {
    const found = await findPerson(trx, identity);
    const user = found?.user ?? (passwordHash ? await makeAccount(trx, identity, passwordHash, settings) : null);
    if (!user) throw new SignInRefused("unknown");
    if (user.is_active === 0) throw new SignInRefused("inactive");
    await (found?.isLinked ? touchLink(trx, identity) : makeLink(trx, user, identity));
    const provider = { name: identity.provider, sessionId: identity.sessionId };
    return afterFirstStep(trx, user, { method: methodOf(identity), request, provider });
  });
}

/** "oidc:google" -> "oidc" */
function methodOf({ provider }: Identity): string {
  return provider.split(":")[0] ?? provider;
}

/** Nobody knows it, not even the person: the initial password would be a second door that anybody can open. */
function unknownPassword(): Promise<string> {
  return authRuntime().passwords.hash(randomBytes(32).toString("base64url"));
}

/** A role is never taken from a claim. @throws SignInRefused unknown, identifier */
async function makeAccount(
  trx: Db,
  identity: Identity,
  passwordHash: string,
  { EMAIL_DOMAIN }: IdentitySettings,
): Promise<User> {
  const { rut, other } = claimedIdentifiers(identity.identifierClaim ?? "");
  const identifier = rut ?? other;
  if (identifier === null) throw new SignInRefused("unknown");
  // Digits as long as a RUT may be one that was mistyped: the office makes that account, not a claim.
  if (rut === null && /^\d{7,8}[\dK]$/.test(identifier)) throw new SignInRefused("identifier");
  const email = await freeAddress(trx, identity);
  const { clock } = authRuntime();
  const user = await createUser(
    trx,
    {
      rut: identifier,
      name: identity.name?.trim().slice(0, MAX_NAME) || identifier,
      email: email ?? generatedEmail(identifier, EMAIL_DOMAIN),
      emailSource: email === null ? "generated" : "office",
      role: "user",
      passwordHash,
    },
    clock,
  );
  if (rut !== null) return user;
  await trx.updateTable("users").set({ identifier_kind: "other" }).where("id", "=", user.id).execute();
  return { ...user, identifier_kind: "other" };
}

/** The provider's address, where it has checked it and no account has it; null otherwise. */
async function freeAddress(trx: Db, { email: sent, emailVerified }: Identity): Promise<string | null> {
  const email = sent?.trim().toLowerCase() ?? "";
  if (!emailVerified || email.length > 254 || !z.email().safeParse(email).success || !isDeliverable(email)) return null;
  return (await findUserByEmail(trx, email)) ? null : email;
}

async function makeLink(trx: Db, user: User, { provider, issuer, subject }: Identity): Promise<void> {
  const other = await trx
    .selectFrom("external_identities")
    .select("id")
    .where("user_id", "=", user.id)
    .where("provider", "=", provider)
    .where("issuer", "=", issuer)
    .executeTakeFirst();
  if (other) throw new SignInRefused("other_subject");
  const { clock } = authRuntime();
  const now = isoNow(clock);
  await trx
    .insertInto("external_identities")
    .values({ user_id: user.id, provider, issuer, subject, created_at: now, last_used_at: now })
    .execute();
  await recordActivity(trx, { userId: user.id, action: "identity_linked", details: { provider } }, clock);
}

async function touchLink(trx: Db, { provider, issuer, subject }: Identity): Promise<void> {
  await trx
    .updateTable("external_identities")
    .set({ last_used_at: isoNow(authRuntime().clock) })
    .where("provider", "=", provider)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .execute();
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "SQLITE_CONSTRAINT_UNIQUE";
}
