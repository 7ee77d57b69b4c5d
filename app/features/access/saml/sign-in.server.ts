import { randomBytes } from "node:crypto";
import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import type { SignInResult } from "#app/features/auth/sign-in.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { ownPath } from "#app/platform/own-path.ts";
import type { Db } from "#db/open.server.ts";
import { claimedIdentifiers, type Identity } from "../identity.ts";
import { SignInRefused } from "../sign-in-refused.server.ts";
import { signInWithIdentity } from "../sign-in-with-identity.server.ts";
import { spendToken } from "../used-tokens.server.ts";
import { NobodySignedIn, type VerifiedAssertion } from "./assertion.server.ts";
import { MessageRefused } from "./message.server.ts";
import { CLOCK_TOLERANCE_MS, SAML_WAY, type SamlProvider, samlClient } from "./provider.server.ts";
import { keepProviderSession } from "./provider-session.server.ts";
import { keepTransaction, takeTransaction } from "./transaction.server.ts";
import { verifyAnswer } from "./verify.server.ts";

/** Sign-in by SAML 2.0: a request by redirect, its answer by a form (Web Browser SSO Profile). */

const PERSISTENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent";
const MAX_TEXT = 500;

/**
 * Begins a sign-in in this browser.
 * @returns where to send the browser, and the Set-Cookie value
 */
export async function beginSaml(
  provider: SamlProvider,
  request: Request,
): Promise<{ location: string; cookie: string }> {
  const requestId = `_${randomBytes(20).toString("hex")}`;
  const returnTo = ownPath(new URL(request.url).searchParams.get("volver"));
  // No RelayState: where the person goes afterwards is sealed with the request's id.
  const location = await samlClient(provider, requestId).getAuthorizeUrlAsync("", undefined, {});
  return { location, cookie: await keepTransaction({ requestId, returnTo }) };
}

/**
 * Ends the sign-in with the provider's answer.
 * @param encoded SAMLResponse of the form
 * @throws SignInRefused
 */
export async function finishSaml(
  db: Db,
  provider: SamlProvider,
  client: ClientRequest,
  encoded: string,
  settings: Settings,
): Promise<SignInResult & { returnTo: string | null }> {
  const { requestId, returnTo } = await takeTransaction(db, client.request);
  const assertion = await verifyAnswer(provider, { encoded, requestId }, client.clientAddress).catch(
    (error: unknown) => {
      throw refusalOf(error);
    },
  );
  const { issuer } = provider.identityProvider;
  const keptUntil = new Date(assertion.expiresAt + CLOCK_TOLERANCE_MS);
  if (!(await spendToken(db, "saml assertion", `${issuer}\n${assertion.id}`, keptUntil)))
    throw new SignInRefused("expired", "assertion used before");
  const identity = identityOf(provider, assertion);
  const result = await signInWithIdentity(db, identity, client, settings);
  const kept = settings.SAML_LOGOUT ? await keepProviderSession(assertion) : null;
  return { ...result, headers: [...result.headers, ...(kept === null ? [] : [setCookie(kept)])], returnTo };
}

const setCookie = (value: string): [string, string] => ["Set-Cookie", value];

function refusalOf(error: unknown): unknown {
  if (error instanceof MessageRefused) return new SignInRefused("refused", error.message);
  if (error instanceof NobodySignedIn)
    return new SignInRefused(error.isCancelled ? "cancelled" : "refused", error.message);
  return error;
}

/** The provider's number of a session: name and session index together, as a LogoutRequest names them. */
export function sessionNumber(nameId: string | undefined, sessionIndex: string | null): string {
  return JSON.stringify([nameId ?? null, sessionIndex]);
}

/** @throws SignInRefused identifier, refused */
function identityOf(provider: SamlProvider, assertion: VerifiedAssertion): Identity {
  const { attributes, nameId, sessionIndex } = assertion;
  const sent = new Map(attributes);
  const emails = sent.get(provider.attributes.email) ?? [];
  const names = sent.get(provider.attributes.name) ?? [];
  const identifierClaim = identifierOf(provider, assertion);
  const claims = {
    identifierClaim,
    // Of two addresses nobody says which one is read.
    email: emails.length === 1 ? emails[0]?.slice(0, MAX_TEXT) : undefined,
    emailVerified: provider.isEmailVerified,
    name: names[0]?.slice(0, MAX_TEXT),
  };
  return {
    provider: SAML_WAY,
    issuer: provider.identityProvider.issuer,
    subject: subjectOf(assertion, claims),
    ...claims,
    sessionId: sessionNumber(nameId?.value, sessionIndex),
  };
}

/** Directories send some attributes as a list; one with two values names two people. */
function identifierOf(provider: SamlProvider, { attributes }: VerifiedAssertion): string | undefined {
  const { identifier } = provider.attributes;
  const values = identifier === undefined ? [] : (new Map(attributes).get(identifier) ?? []);
  const [only] = values;
  if (values.length > 1 || (only !== undefined && only.length > 64)) throw new SignInRefused("identifier");
  return only === "" ? undefined : only;
}

/**
 * What never goes to somebody else: a persistent NameID, the identifier, or an address for which the institution
 * vouches. Another kind of NameID may be a new one tomorrow, or somebody else's.
 */
function subjectOf(
  { nameId }: VerifiedAssertion,
  { identifierClaim, email, emailVerified }: Pick<Identity, "identifierClaim" | "email" | "emailVerified">,
): string {
  if (nameId?.format === PERSISTENT) {
    if (nameId.value.length > 256) throw new SignInRefused("refused", "subject");
    return nameId.value;
  }
  const { rut, other } = claimedIdentifiers(identifierClaim ?? "");
  const identifier = rut ?? other;
  if (identifier !== null) return `rut:${identifier}`;
  if (identifierClaim !== undefined) throw new SignInRefused("identifier");
  if (email !== undefined && emailVerified) return `mail:${email.toLowerCase()}`;
  throw new SignInRefused("refused", "no lasting subject");
}
