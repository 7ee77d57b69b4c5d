import type { z } from "zod";
import { type ActivityDetails, recordActivity } from "#app/features/activity/record.server.ts";
import { recordAudit } from "#app/features/audit/record.server.ts";
import { isStaff } from "#app/features/permissions/roles.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { authRuntime } from "./auth-services.server.ts";
import { rememberDevice } from "./known-browser-cookie.server.ts";
import { startSession } from "./session.server.ts";
import type { SessionProvider } from "./session-provider.ts";
import { sessionUserSchema } from "./session-user.ts";

/** The end of every way to sign in. */

export const loggedInUserSchema = sessionUserSchema.omit({ initialPassword: true });
/** The person as in the response of the login call. */
type LoggedInUser = z.infer<typeof loggedInUserSchema>;

/** `headers`: the Set-Cookie headers. */
export type SignedIn = { user: LoggedInUser; headers: [string, string][] };
/** `user` is null while the sign-in waits for its second step. */
export type SignInResult = SignedIn | { user: null; headers: [string, string][] };

/**
 * `method`: how the person was recognised, for the activity: rut, email, other, code, oidc, saml, ldap, passkey.
 * `provider`: whose sign-in it was, so that it can end the session.
 */
export type Admission = {
  method: string;
  request: Request;
  details?: ActivityDetails;
  provider?: SessionProvider | undefined;
};

/**
 * What follows the first step: a session, or the second step for a person who has a second factor. Every way of sign-in
 * with one step ends here. Call it in the transaction that has verified the person.
 */
export async function afterFirstStep(trx: Db, user: User, first: Admission): Promise<SignInResult> {
  const waiting = await authRuntime().secondStep.hold(trx, user, first);
  return waiting === null ? openSession(trx, user, first) : { user: null, headers: [["Set-Cookie", waiting]] };
}

/** Opens a session for a person who has done every step. Call it in the transaction that has verified the person. */
export async function openSession(
  trx: Db,
  user: User,
  { method, request, details = {}, provider }: Admission,
): Promise<SignedIn> {
  const userAgent = request.headers.get("User-Agent") ?? "";
  const session = await startSession(trx, {
    userId: user.id,
    userAgent,
    request,
    provider,
    method,
    needsPassword: method === "code",
  });
  await recordActivity(trx, { userId: user.id, action: "login", details: { method, ...details } });
  if (isStaff(user.role)) await recordAudit(trx, [{ actor: user, action: "login", details: { method, ...details } }]);
  const { id, rut, name, role, email } = user;
  return {
    user: { id, rut, name, role, email },
    headers: [
      ["Set-Cookie", session],
      ["Set-Cookie", await rememberDevice(request, user)],
    ],
  };
}
