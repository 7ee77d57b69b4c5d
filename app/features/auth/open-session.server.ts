import type { z } from "zod";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { recordAudit } from "#app/features/audit/record.server.ts";
import { isStaff } from "#app/features/permissions/roles.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { rememberDevice } from "./known-browser-cookie.server.ts";
import { type SessionProvider, startSession } from "./session.server.ts";
import { sessionUserSchema } from "./session-user.ts";

export const loggedInUserSchema = sessionUserSchema.omit({ initialPassword: true });
/** The person as in the response of the login call. */
type LoggedInUser = z.infer<typeof loggedInUserSchema>;

export type LoginResult = {
  user: LoggedInUser;
  /** Set-Cookie: session, known browser. */
  headers: [string, string][];
};

/**
 * Opens a session for a person who was recognised, however that was. Call it inside the transaction that checked the
 * account.
 * @param method how the person was recognised, for the activity: rut, email, other, oidc, ldap
 */
export async function openSession(
  trx: Db,
  user: User,
  { method, request, provider }: { method: string; request: Request; provider?: SessionProvider | undefined },
): Promise<LoginResult> {
  const userAgent = request.headers.get("User-Agent") ?? "";
  const session = await startSession(trx, { userId: user.id, userAgent, request, provider });
  await recordActivity(trx, { userId: user.id, action: "login", details: { method } });
  if (isStaff(user.role)) await recordAudit(trx, [{ actor: user, action: "login", details: { method } }]);
  const { id, rut, name, role, email } = user;
  return {
    user: { id, rut, name, role, email },
    headers: [
      ["Set-Cookie", session],
      ["Set-Cookie", await rememberDevice(request, user)],
    ],
  };
}
