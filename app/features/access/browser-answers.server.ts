import { homeOf } from "#app/features/auth/landing-path.ts";
import type { SignInResult } from "#app/features/auth/sign-in.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import { withReturn } from "#app/platform/own-path.ts";
import { type NoticeCode, noticePath } from "./notices.ts";
import { SignInRefused } from "./sign-in-refused.server.ts";

/** What browsers get to see of a sign-in at the institution. */

/** `event`: the name of a refusal's line in the log. `forget`: the Set-Cookie value that ends the transaction. */
export type CampusWay = { name: string; event: string; forget(): Promise<string> };

/** Redirects; a refusal leads to /login, which says it in words of ours. */
export async function redirectAfter(
  way: CampusWay,
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
      log.warn({ event: way.event, provider: way.name, cause: detail }, "a sign-in was refused");
    }
    return redirectTo(noticePath(code), [await way.forget()]);
  }
}

/** Where a person who has just signed in goes, with the cookies of the session. */
export async function signedIn(
  way: CampusWay,
  { user, headers, returnTo }: SignInResult & { returnTo: string | null },
): Promise<{ location: string; cookies: string[] }> {
  const cookies = headers.map(([, value]) => value);
  const second = withReturn("/login/verificar", returnTo);
  const next = user === null ? second : (returnTo ?? homeOf(user.role));
  return { location: next, cookies: [...cookies, await way.forget()] };
}

function noticeFor(error: unknown): NoticeCode | null {
  if (error instanceof SignInRefused) return error.notice;
  return error instanceof AppError && error.code === "unavailable" ? "busy" : null;
}

/** The answer itself holds nothing: the browser goes on at once. */
export function redirectTo(location: string, cookies: string[] = []): Response {
  const headers = new Headers({ Location: location, "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}
