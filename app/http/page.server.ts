import { redirect } from "@remix-run/node";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { homeOf } from "#app/features/auth/landing-path.ts";
import { resolveOpenSession, resolveSession } from "#app/features/auth/session.server.ts";
import type { SessionUser } from "#app/features/auth/session-user.ts";
import { extentOf, PERMISSIONS, type Permission, permissionsOf } from "#app/features/permissions/permissions.ts";
import { isStaff, ROLE_NAMES } from "#app/features/permissions/roles.ts";
import { accentProperties } from "#app/platform/accent-color.ts";
import { getDb } from "#app/platform/db.server.ts";
import { type ContactLink, readInstitution } from "#app/platform/institution.server.ts";
import { ownPath, withReturn } from "#app/platform/own-path.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { recordRefusal } from "./audit-call.server.ts";

type PageArgs = { request: Request };

/** The signed-in user, or null. */
export function optionalUser({ request }: PageArgs): Promise<SessionUser | null> {
  return resolveSession(getDb(), request);
}

/** First line of every page loader: without a session the answer is a redirect to /login. */
export async function requireUser(args: PageArgs): Promise<SessionUser> {
  const session = await requireAnySession(args);
  const missing = await missingStep(session);
  if (missing !== null) throw redirect(STEP_PAGES[missing]);
  return session.user;
}

type Session = NonNullable<Awaited<ReturnType<typeof resolveOpenSession>>>;

/** What a person has to do before anything else: to get a second factor, then to set an own password. */
type Step = "second-factor" | "own-password";
const STEP_PAGES: Record<Step, string> = {
  "second-factor": "/account/second-factor",
  "own-password": "/account/own-password",
};

/** Like requireUser, also for who has a step to do first: only for the pages of these steps. */
async function requireAnySession({ request }: PageArgs): Promise<Session> {
  const session = await resolveOpenSession(getDb(), request);
  if (!session) throw redirect(withReturn("/login", askedFor(request)));
  return session;
}

/**
 * The page that was asked for, by a navigation or with a query; null where it cannot be asked for again. A plain screen
 * that is opened as a document leads to `/login` itself, as specified: it is one tap away from there. The sign-in
 * checks the path anew.
 */
function askedFor({ method, url, headers }: Request): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  const asked = new URL(url);
  // The browser's router asks for the data of a page by the page's own address.
  if (asked.searchParams.has("_data")) asked.searchParams.delete("_data");
  const isOfRouter = headers.get("Sec-Fetch-Dest") === "empty";
  if (!isOfRouter && asked.search === "") return null;
  return ownPath(`${asked.pathname}${asked.search}`);
}

/**
 * Like requireUser, for the page of a step: also lets in whoever has to do it now.
 * @returns `isMissing`: the person may do nothing else before it is done
 */
export async function requireStep(args: PageArgs, step: Step): Promise<{ user: SessionUser; isMissing: boolean }> {
  const session = await requireAnySession(args);
  const missing = await missingStep(session);
  if (missing !== null && missing !== step) throw redirect(STEP_PAGES[missing]);
  return { user: session.user, isMissing: missing === step };
}

async function missingStep({ user, needsPassword }: Session): Promise<Step | null> {
  if (await authRuntime().secondStep.isMissing(getDb(), user)) return "second-factor";
  return needsPassword ? "own-password" : null;
}

/** Like requireUser, for the screens of staff: redirects everybody else to their home page. */
export async function requireStaff(args: PageArgs): Promise<SessionUser> {
  const user = await requireUser(args);
  if (!isStaff(user.role)) throw redirect(homeOf(user.role));
  return user;
}

/**
 * Like requireStaff, for a screen of one permission.
 * @throws Response 403 with the permission's words, which the root's error boundary shows
 */
export async function requirePermission(args: PageArgs, permission: Permission): Promise<SessionUser> {
  const user = await requireStaff(args);
  if (extentOf(user.role, permission, "look") === null) {
    await recordRefusal(getDb(), user, args.request);
    throw Response.json({ needs: PERMISSIONS[permission].label }, { status: 403 });
  }
  return user;
}

/** What the screens of staff know of who looks at them. */
export type StaffMember = Pick<SessionUser, "name" | "role"> & {
  roleName: string;
  may: Permission[];
  mayChange: Permission[];
};

export function staffMember({ name, role }: SessionUser): StaffMember {
  return {
    name,
    role,
    roleName: ROLE_NAMES[role],
    may: permissionsOf(role, "look"),
    mayChange: permissionsOf(role, "change"),
  };
}

export type PageSettings = {
  institution: string;
  logo: string;
  supportContact: string;
  moreContacts: ContactLink[];
  /** Style properties of the institution's accent colour; undefined: the product's own. */
  theme: Record<string, string> | undefined;
};

/** What pages may show of the settings and of the institution. */
export async function pageSettings(): Promise<PageSettings> {
  const { name, logo, accent, supportContact, moreContacts } = await readInstitution(getDb(), getSettings());
  const theme = accent === null ? undefined : shadesOf(accent);
  return { institution: name, logo, supportContact, moreContacts, theme };
}

/** The last accent with its shades: they are searched for by contrast, and every page wants the same ones. */
let known: { accent: string; shades: ReturnType<typeof accentProperties> } | undefined;

function shadesOf(accent: string): ReturnType<typeof accentProperties> {
  if (known?.accent !== accent) known = { accent, shades: accentProperties(accent) };
  return known.shades;
}
