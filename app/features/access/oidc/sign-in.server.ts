import { decodeProtectedHeader } from "jose";
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type IDToken,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { z } from "zod";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import type { SignInResult } from "#app/features/auth/sign-in.server.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { ownPath } from "#app/platform/own-path.ts";
import type { Db } from "#db/open.server.ts";
import type { Identity } from "../identity.ts";
import { SignInRefused } from "../sign-in-refused.server.ts";
import { signInWithIdentity } from "../sign-in-with-identity.server.ts";
import { CLOCK_TOLERANCE_SECONDS, type OidcClient, oidcClient } from "./configuration.server.ts";
import { callbackUrl, type OidcProvider, storedName } from "./providers.server.ts";
import { keepTransaction, type Transaction, takeTransaction } from "./transaction.server.ts";

/** Sign-in by OpenID Connect: authorization code with PKCE. */

const SCOPE = "openid profile email";
/** Signatures with a pair of keys: no shared secret and no "none". */
export const SIGNATURE_ALGORITHMS = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
];

/**
 * Begins a sign-in in this browser.
 * @returns where to send the browser, and the Set-Cookie value. @throws SignInRefused unreachable
 */
export async function beginOidc(
  provider: OidcProvider,
  request: Request,
  settings: Settings,
): Promise<{ location: string; cookie: string }> {
  const { configuration } = await reachable(provider);
  const transaction: Transaction = {
    provider: provider.id,
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
    returnTo: ownPath(new URL(request.url).searchParams.get("volver")),
  };
  const location = buildAuthorizationUrl(configuration, {
    ...provider.parameters,
    redirect_uri: callbackUrl(provider, settings).href,
    scope: SCOPE,
    response_type: "code",
    state: transaction.state,
    nonce: transaction.nonce,
    code_challenge: await calculatePKCECodeChallenge(transaction.codeVerifier),
    code_challenge_method: "S256",
  });
  return { location: location.href, cookie: await keepTransaction(transaction) };
}

/**
 * Ends the sign-in when the browser comes back.
 * @throws SignInRefused
 */
export async function finishOidc(
  db: Db,
  provider: OidcProvider,
  client: ClientRequest,
  settings: Settings,
): Promise<SignInResult & { returnTo: string | null }> {
  const { searchParams } = new URL(client.request.url);
  const sent = { provider: provider.id, state: searchParams.get("state") };
  const transaction = await takeTransaction(db, client.request, sent);
  const oidc = await reachable(provider);
  const currentUrl = callbackUrl(provider, settings);
  currentUrl.search = searchParams.toString();
  const claims = await redeem(oidc, currentUrl, transaction).catch((error: unknown) => {
    throw refusalOf(error);
  });
  checkClaims(provider, claims);
  const result = await signInWithIdentity(db, identityOf(provider, claims), client, settings);
  return { ...result, returnTo: transaction.returnTo };
}

async function reachable(provider: OidcProvider): Promise<OidcClient> {
  try {
    return await oidcClient(provider);
  } catch (error) {
    log.warn({ event: "oidc_unreachable", provider: storedName(provider), cause: codeOf(error) }, "no provider");
    throw new SignInRefused("unreachable", "no discovery");
  }
}

/** Redeems the code and checks the id_token: signature, issuer, audience, azp, times, nonce. */
async function redeem({ configuration }: OidcClient, currentUrl: URL, transaction: Transaction): Promise<IDToken> {
  const tokens = await authorizationCodeGrant(configuration, currentUrl, {
    pkceCodeVerifier: transaction.codeVerifier,
    expectedState: transaction.state,
    expectedNonce: transaction.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  const { alg = "none" } = decodeProtectedHeader(tokens.id_token ?? "");
  if (!claims || !SIGNATURE_ALGORITHMS.includes(alg)) throw new SignInRefused("refused", "signature algorithm");
  return claims;
}

/** What the library leaves to its caller. @throws SignInRefused refused */
function checkClaims({ requiredClaims, clientId }: OidcProvider, claims: IDToken): void {
  // The library compares it where there are several audiences.
  if (claims.azp !== undefined && claims.azp !== clientId) throw new SignInRefused("refused", "azp");
  const now = authRuntime().clock.now().getTime() / SECOND_MS;
  if (claims.iat > now + CLOCK_TOLERANCE_SECONDS) throw new SignInRefused("refused", "issued in the future");
  if (claims.sub === "" || claims.sub.length > 255) throw new SignInRefused("refused", "subject");
  for (const [name, value] of Object.entries(requiredClaims)) {
    const claimed = claims[name];
    if (typeof claimed !== "string" || claimed.toLowerCase() !== value)
      throw new SignInRefused("refused", `claim ${name}`);
  }
}

const textClaim = z.string().max(500).optional().catch(undefined);

function identityOf(provider: OidcProvider, claims: IDToken): Identity {
  return {
    provider: storedName(provider),
    issuer: provider.issuer,
    subject: claims.sub,
    identifierClaim: identifierOf(provider, claims),
    email: textClaim.parse(claims.email),
    emailVerified: claims.email_verified === true,
    name: textClaim.parse(claims.name),
    sessionId: textClaim.parse(claims.sid),
  };
}

/** Directories send some attributes as a list; one with two values names two people. */
function identifierOf({ identifierClaim }: OidcProvider, claims: IDToken): string | undefined {
  const sent = identifierClaim === undefined ? undefined : claims[identifierClaim];
  if (sent === undefined || sent === null) return undefined;
  const values = Array.isArray(sent) ? sent : [sent];
  const [only] = values;
  if (values.length !== 1 || typeof only !== "string" || only.length > 64) throw new SignInRefused("identifier");
  return only;
}

function refusalOf(error: unknown): unknown {
  if (error instanceof SignInRefused) return error;
  if (error instanceof AuthorizationResponseError) {
    return new SignInRefused(error.error === "access_denied" ? "cancelled" : "refused", "the provider said no");
  }
  const code = codeOf(error);
  return new SignInRefused(code === "OAUTH_TIMEOUT" ? "unreachable" : "refused", code);
}

/** The error codes of RFC 6749, of which one tells that the client's secret is wrong. */
const OAUTH_ERROR = /^(invalid_(request|client|grant|scope)|unauthorized_client|unsupported_grant_type)$/;

/** A word for what was wrong, of the library's or of a list: what a provider wrote freely is never logged. */
export function codeOf(error: unknown): string {
  // A connection that fails is told by what caused the error: ECONNREFUSED, a certificate's code.
  const cause = error instanceof TypeError && error.cause instanceof Error ? error.cause : undefined;
  if (cause && "code" in cause && /^[A-Z_]{1,60}$/.test(String(cause.code))) return String(cause.code);
  if (error instanceof ResponseBodyError && OAUTH_ERROR.test(error.error)) return `provider says ${error.error}`;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(OAUTH|ERR)_[A-Z_]{1,60}$/.test(code) ? code : error instanceof Error ? error.name.slice(0, 40) : "unknown";
}
