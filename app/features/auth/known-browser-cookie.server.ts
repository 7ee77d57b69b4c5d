import { createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { authRuntime } from "./auth-services.server.ts";

/** How long a browser stays known after the last sign-in. */
export const DEVICE_LIFETIME_SECONDS = 365 * 24 * 3600;
/** Browsers are shared (a computer room, a family), so the cookie remembers the five most recent people. */
const MAX_PEOPLE = 5;

const marksSchema = z.array(z.object({ user: z.number(), nonce: z.string(), since: z.number(), print: z.string() }));
type Mark = z.infer<typeof marksSchema>[number];

type Person = { id: number; password_hash: string | null };

/**
 * Whether this person has signed in before in this browser, with the current password.
 * @returns the browser's nonce for this person, or null.
 */
export async function knownBrowser(request: Request, person: Person): Promise<string | null> {
  const oldest = nowInSeconds() - DEVICE_LIFETIME_SECONDS;
  const print = fingerprint(person);
  const mark = (await marks(request)).find(
    (each) => each.user === person.id && each.print === print && each.since > oldest,
  );
  return mark?.nonce ?? null;
}

/**
 * Remembers that this person signed in here.
 * @returns the Set-Cookie value.
 */
export async function rememberDevice(request: Request, person: Person): Promise<string> {
  const nonce = (await knownBrowser(request, person)) ?? randomBytes(16).toString("base64url");
  const others = (await marks(request)).filter((mark) => mark.user !== person.id);
  const own: Mark = { user: person.id, nonce, since: nowInSeconds(), print: fingerprint(person) };
  return authRuntime().deviceCookie.serialize([own, ...others].slice(0, MAX_PEOPLE));
}

/**
 * Removes this person from this browser's cookie: the id of an erased account may later be assigned to somebody else.
 * @returns the Set-Cookie value.
 */
export async function forgetDevice(request: Request, userId: number): Promise<string> {
  const others = (await marks(request)).filter((mark) => mark.user !== userId);
  const { deviceCookie } = authRuntime();
  return others.length > 0 ? deviceCookie.serialize(others) : deviceCookie.serialize("", { maxAge: 0 });
}

/** The cookie is signed; one that is missing, not signed by us or of an older format counts as empty. */
async function marks(request: Request): Promise<Mark[]> {
  const value: unknown = await authRuntime().deviceCookie.parse(request.headers.get("Cookie"));
  const parsed = marksSchema.safeParse(value);
  return parsed.success ? parsed.data : [];
}

/**
 * Ties the mark to the current password. Anybody can derive an initial password, so marks collected with it must become
 * invalid once the owner chooses another password; otherwise each mark would have its own failure counter.
 */
function fingerprint(person: Person): string {
  return createHmac("sha256", authRuntime().sessionSecret)
    .update(`${person.id}:${person.password_hash ?? "initial"}`)
    .digest("base64url");
}

function nowInSeconds(): number {
  return Math.floor(authRuntime().clock.now().getTime() / 1000);
}
