import { homeOf } from "#app/features/auth/landing-path.ts";
import type { SignInResult } from "#app/features/auth/sign-in.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import { type NoticeCode, noticePath } from "../notices.ts";
import { SignInRefused } from "../sign-in-refused.server.ts";
import { type OidcProvider, oidcProviders, storedName } from "./providers.server.ts";
import { forgetTransaction } from "./transaction.server.ts";

/** What browsers and providers get to see of a sign-in. */

/** @throws Response 404 for a provider that is not configured */
export function configuredProvider(id: string | undefined, settings: Settings): OidcProvider {
  const provider = oidcProviders(settings).find((each) => each.id === id);
  if (!provider) throw new Response("No encontramos esa dirección.", { status: 404 });
  return provider;
}

/** Redirects; a refusal leads to /login, which says it in words of ours. */
export async function redirectAfter(
  provider: OidcProvider,
  work: () => Promise<{ location: string; cookies: string[] }>,
): Promise<Response> {
  try {
    const { location, cookies } = await work();
    return redirectTo(location, cookies);
  } catch (error) {
    const code = noticeFor(error);
    if (code === null) throw error;
    const detail = error instanceof SignInRefused ? error.detail : undefined;
    if (detail !== undefined) {
      log.warn({ event: "oidc_refused", provider: storedName(provider), cause: detail }, "a sign-in was refused");
    }
    return redirectTo(noticePath(code), [await forgetTransaction()]);
  }
}

/** Where a person who has just signed in goes, with the cookies of the session. */
export async function signedIn({
  user,
  headers,
  returnTo,
}: SignInResult & { returnTo: string | null }): Promise<{ location: string; cookies: string[] }> {
  const cookies = headers.map(([, value]) => value);
  const second = `/login/verificar${returnTo === null ? "" : `?volver=${encodeURIComponent(returnTo)}`}`;
  const next = user === null ? second : (returnTo ?? homeOf(user.role));
  return { location: next, cookies: [...cookies, await forgetTransaction()] };
}

function noticeFor(error: unknown): NoticeCode | null {
  if (error instanceof SignInRefused) return error.notice;
  return error instanceof AppError && error.code === "unavailable" ? "busy" : null;
}

/** The answer itself holds nothing: the browser goes on at once. */
function redirectTo(location: string, cookies: string[]): Response {
  const headers = new Headers({ Location: location, "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}
