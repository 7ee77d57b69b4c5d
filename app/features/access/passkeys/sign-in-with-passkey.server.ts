import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import { openSession, type SignedIn } from "#app/features/auth/sign-in.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import type { Db } from "#db/open.server.ts";
import { withVerifiedPasskey } from "./verify-assertion.server.ts";
import type { Assertion } from "./webauthn-schemas.ts";

/**
 * Signs a person in by passkey. The authenticator has verified its owner, so that it counts as two factors.
 * @throws AppError unauthenticated passkey_refused, conflict passkeys_off
 */
export function signInWithPasskey(
  db: Db,
  assertion: Assertion,
  client: ClientRequest,
  context: { settings: Pick<Settings, "PUBLIC_URL"> },
): Promise<SignedIn> {
  return withVerifiedPasskey(db, assertion, { purpose: "sign-in", userId: null }, client, {
    ...context,
    admit: async (trx, person) => {
      await trx.deleteFrom("pending_sign_ins").where("user_id", "=", person.id).execute();
      return openSession(trx, person, { method: "passkey", request: client.request });
    },
  });
}
