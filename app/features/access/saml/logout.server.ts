import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { endProviderSessions } from "#app/features/auth/session.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import { endPendingOfProvider } from "../second-factor/pending-sign-in.server.ts";
import { spendToken } from "../used-tokens.server.ts";
import type { LogoutRequest, SentMessage } from "./logout-request.server.ts";
import { MessageRefused } from "./message.server.ts";
import { SAML_WAY, type SamlProvider, samlClient } from "./provider.server.ts";
import { sessionNumber } from "./sign-in.server.ts";
import { verifyLogoutRequest } from "./verify.server.ts";

/** The provider says that somebody has signed out there (Single Logout Profile, begun by the provider). */

/**
 * Ends the sessions that the provider's request names.
 * @returns where the browser goes back to with our answer. @throws AppError bad_request for a request that is not right
 */
export async function finishProviderLogout(
  db: Db,
  provider: SamlProvider,
  sent: SentMessage,
  clientAddress: string,
): Promise<string> {
  const request = await verifyLogoutRequest(provider, sent, clientAddress).catch((error: unknown) => {
    if (error instanceof MessageRefused) return refuse(error.message);
    throw error;
  });
  const expiresAt = new Date(authRuntime().clock.now().getTime() + DAY_MS);
  const ended = await db.transaction().execute(async (trx) => {
    if (!(await spendToken(trx, "saml logout", request.id, expiresAt))) return null;
    return endNamed(trx, provider, request);
  });
  if (ended === null) return refuse("used before");
  log.info({ event: "saml_logout", ended }, "the provider ended sessions");
  if (provider.identityProvider.logoutUrl === undefined) return "/login";
  const relayState = new URLSearchParams("form" in sent ? sent.form : sent.query).get("RelayState");
  const profile = { issuer: provider.identityProvider.issuer, nameID: "", nameIDFormat: "", ID: request.id };
  return samlClient(provider).getLogoutResponseUrlAsync(profile, relayState?.slice(0, 1_000) ?? "", {}, true);
}

/** By name and index together; without an index, every session of the person. */
async function endNamed(trx: Db, { identityProvider }: SamlProvider, request: LogoutRequest): Promise<number> {
  const { nameId, sessionIndexes } = request;
  let ended = 0;
  const numbers = sessionIndexes.length > 0 ? sessionIndexes : [null];
  for (const index of numbers) ended += await end(trx, { sessionId: sessionNumber(nameId, index) });
  if (sessionIndexes.length > 0) return ended;
  const link = await trx
    .selectFrom("external_identities")
    .select("user_id")
    .where("provider", "=", SAML_WAY)
    .where("issuer", "=", identityProvider.issuer)
    .where("subject", "=", nameId)
    .executeTakeFirst();
  return link ? ended + (await end(trx, { userId: link.user_id })) : ended;
}

async function end(trx: Db, which: Parameters<typeof endProviderSessions>[2]): Promise<number> {
  await endPendingOfProvider(trx, SAML_WAY, which);
  return endProviderSessions(trx, SAML_WAY, which);
}

function refuse(cause: string): never {
  log.warn({ event: "saml_logout_refused", cause }, "a logout request was refused");
  throw new AppError("bad_request", "Ese aviso de cierre de sesión no es válido.", { title: "invalid_request" });
}
