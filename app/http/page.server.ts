import { redirect } from "@remix-run/node";
import { homeOf } from "#app/features/auth/landing-path.ts";
import { resolveSession } from "#app/features/auth/session.server.ts";
import type { SessionUser } from "#app/features/auth/session-user.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

type PageArgs = { request: Request };

/** The signed-in user, or null. */
export function optionalUser({ request }: PageArgs): Promise<SessionUser | null> {
  return resolveSession(getDb(), request);
}

/** First line of every page loader: without a session the answer is a redirect to /login. */
export async function requireUser(args: PageArgs): Promise<SessionUser> {
  const user = await optionalUser(args);
  if (!user) throw redirect("/login");
  return user;
}

/** Like requireUser, but redirects users who are not admins to their home page. */
export async function requireAdmin(args: PageArgs): Promise<SessionUser> {
  const user = await requireUser(args);
  if (user.role !== "admin") throw redirect(homeOf(user.role));
  return user;
}

export type PageSettings = { institution: string; logo: string; supportContact: string };

/** The settings that pages may show. */
export function pageSettings(): PageSettings {
  const settings = getSettings();
  return { institution: settings.INSTITUTION_NAME, logo: settings.LOGO, supportContact: settings.SUPPORT_CONTACT };
}
