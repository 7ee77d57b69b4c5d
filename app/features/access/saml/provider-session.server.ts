import { z } from "zod";
import { sessionProvider } from "#app/features/auth/session-origin.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import type { Db } from "#db/open.server.ts";
import { SealedCookie } from "../sealed-cookie.server.ts";
import type { VerifiedAssertion } from "./assertion.server.ts";
import { SAML_WAY, samlClient, samlProvider } from "./provider.server.ts";

/**
 * What a LogoutRequest must name: the provider's name of the person and of its session. It stays in the browser,
 * sealed, as long as a session here: the database keeps none of it.
 */

const providerSession = z.object({
  nameId: z.string(),
  format: z.string(),
  sessionIndex: z.string().nullable(),
});

const cookie = new SealedCookie<z.infer<typeof providerSession>>("saml-session", providerSession, 7 * DAY_MS);
/** Browsers drop cookies of more than 4 KB. */
const MAX_NAME = 1_000;

/** @returns the Set-Cookie value; null where the provider has named nobody */
export async function keepProviderSession({ nameId, sessionIndex }: VerifiedAssertion): Promise<string | null> {
  if (nameId === null || nameId.value.length + (sessionIndex ?? "").length > MAX_NAME) return null;
  return cookie.keep({ nameId: nameId.value, format: nameId.format, sessionIndex });
}

/**
 * Where the browser ends its session at the provider too, after the one here.
 * @returns null where SAML_LOGOUT is off, or the session here is not of this provider
 */
export async function samlLogoutUrl(db: Db, request: Request, settings: Settings): Promise<string | null> {
  const provider = settings.SAML_LOGOUT ? samlProvider(settings) : null;
  if (!provider?.identityProvider.logoutUrl || (await sessionProvider(db, request)) !== SAML_WAY) return null;
  const kept = await cookie.open(request);
  if (!kept) return null;
  const person = {
    issuer: provider.identityProvider.issuer,
    nameID: kept.nameId,
    nameIDFormat: kept.format,
    ...(kept.sessionIndex !== null && { sessionIndex: kept.sessionIndex }),
  };
  return samlClient(provider).getLogoutUrlAsync(person, "", {});
}
