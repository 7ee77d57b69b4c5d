import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import { openSession, type SignedIn } from "#app/features/auth/sign-in.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { forgetPending, takePending } from "../second-factor/pending-sign-in.server.ts";
import { withVerifiedPasskey } from "./verify-assertion.server.ts";
import type { Assertion } from "./webauthn-schemas.ts";

/**
 * Signs a person in by passkey. The authenticator has verified its owner, so that it counts as two factors. Where
 * passwords are closed (LOGIN_RUT=off) it is the second step of the institution's own sign-in, and opens nothing alone.
 * @throws AppError unauthenticated passkey_refused or first_step_needed, conflict passkeys_off
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
      const { request } = client;
      const first = await takePending(trx, person, client);
      if (!first && authRuntime().breakGlass) throw firstStepNeeded();
      const step = first ? { ...first, details: { secondFactor: "passkey" } } : { method: "passkey" };
      const signedIn = await openSession(trx, person, { ...step, request });
      return { ...signedIn, headers: [...signedIn.headers, ["Set-Cookie", await forgetPending()]] };
    },
  });
}

function firstStepNeeded(): AppError {
  return new AppError("unauthenticated", "Entra primero con tu cuenta de la universidad. La llave viene después.", {
    reason: "first_step_needed",
  });
}
