import { type JWTPayload, jwtVerify } from "jose";
import { z } from "zod";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { endProviderSessions } from "#app/features/auth/session.server.ts";
import { DAY_MS, SECOND_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import { endPendingOfProvider } from "../second-factor/pending-sign-in.server.ts";
import { spendToken } from "../used-tokens.server.ts";
import { CLOCK_TOLERANCE_SECONDS, oidcClient } from "./configuration.server.ts";
import { type OidcProvider, storedName } from "./providers.server.ts";
import { codeOf, SIGNATURE_ALGORITHMS } from "./sign-in.server.ts";

/** OpenID Connect Back-Channel Logout 1.0: the provider's server says that somebody's session there has ended. */

const EVENT = "http://schemas.openid.net/event/backchannel-logout";
/** A token is younger than this; its number is kept as long. */
const MAX_AGE_MS = DAY_MS;

const logoutClaims = z.object({
  jti: z.string().min(1).max(500),
  iat: z.number(),
  exp: z.number(),
  sub: z.string().min(1).max(255).optional(),
  sid: z.string().min(1).max(500).optional(),
  events: z.object({ [EVENT]: z.looseObject({}) }),
  nonce: z.never().optional(),
});
type LogoutClaims = z.infer<typeof logoutClaims>;

/**
 * Ends the sessions that this provider opened for the person of the token.
 * @param body of the request, application/x-www-form-urlencoded
 * @returns how many ended. @throws AppError bad_request for every token that is not right or was used before
 */
export async function backChannelLogout(db: Db, provider: OidcProvider, body: string): Promise<number> {
  const tokens = new URLSearchParams(body).getAll("logout_token");
  const [token = ""] = tokens;
  const claims = tokens.length === 1 ? await verifiedClaims(provider, token) : refuse(provider, "no token");
  const expiresAt = new Date(authRuntime().clock.now().getTime() + 2 * MAX_AGE_MS);
  const name = storedName(provider);
  const ended = await db.transaction().execute(async (trx) => {
    if (!(await spendToken(trx, `${name} logout`, claims.jti, expiresAt))) return null;
    return endSessionsNamed(trx, provider, claims);
  });
  if (ended === null) return refuse(provider, "used before");
  log.info({ event: "oidc_logout", provider: name, ended }, "the provider ended sessions");
  return ended;
}

/** A token that names a session and a person must fit both. */
async function endSessionsNamed(trx: Db, provider: OidcProvider, { sub, sid }: LogoutClaims): Promise<number> {
  const name = storedName(provider);
  if (sub === undefined) return endNamed(trx, name, { sessionId: sid });
  const link = await trx
    .selectFrom("external_identities")
    .select("user_id")
    .where("provider", "=", name)
    .where("issuer", "=", provider.issuer)
    .where("subject", "=", sub)
    .executeTakeFirst();
  return link ? endNamed(trx, name, { userId: link.user_id, sessionId: sid }) : 0;
}

async function endNamed(trx: Db, name: string, which: Parameters<typeof endProviderSessions>[2]): Promise<number> {
  await endPendingOfProvider(trx, name, which);
  return endProviderSessions(trx, name, which);
}

async function verifiedClaims(provider: OidcProvider, token: string): Promise<LogoutClaims> {
  const { keys, configuration } = await oidcClient(provider).catch(() => refuse(provider, "no discovery"));
  const payload = await jwtVerify(token, keys, {
    issuer: configuration.serverMetadata().issuer,
    audience: provider.clientId,
    algorithms: SIGNATURE_ALGORITHMS,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    maxTokenAge: MAX_AGE_MS / SECOND_MS,
    currentDate: authRuntime().clock.now(),
    requiredClaims: ["exp", "iat", "jti"],
  }).then(
    ({ payload: verified, protectedHeader: { typ } }) =>
      isLogoutType(typ) ? verified : refuse(provider, "another kind of token"),
    (error: unknown) => (error instanceof AppError ? Promise.reject(error) : refuse(provider, codeOf(error))),
  );
  return parsedClaims(provider, payload);
}

const isLogoutType = (typ: string | undefined): boolean =>
  typ === undefined || /^(application\/)?(logout\+)?jwt$/i.test(typ);

function parsedClaims(provider: OidcProvider, payload: JWTPayload): LogoutClaims {
  const parsed = logoutClaims.safeParse(payload);
  if (!parsed.success) return refuse(provider, "claims");
  const { sub, sid } = parsed.data;
  if (sub === undefined && sid === undefined) return refuse(provider, "nobody named");
  const isMissing = Object.entries(provider.requiredClaims).some(
    ([claim, value]) => payload[claim] !== undefined && payload[claim] !== value,
  );
  return isMissing ? refuse(provider, "tenant") : parsed.data;
}

function refuse(provider: OidcProvider, cause: string): never {
  log.warn({ event: "oidc_logout_refused", provider: storedName(provider), cause }, "a logout token was refused");
  throw new AppError("bad_request", "Ese aviso de cierre de sesión no es válido.", { title: "invalid_request" });
}
