import { canConfirmByCode } from "#app/features/access/entry-code/request-code.server.ts";
import { relyingParty } from "#app/features/access/passkeys/relying-party.server.ts";
import { factorState } from "#app/features/access/second-factor/factors.server.ts";
import { startPathOf } from "#app/features/access/ways.server.ts";
import { freshSignIn, sessionProvider } from "#app/features/auth/session-origin.server.ts";
import { findUserById } from "#app/features/users/queries.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import type { ProofWays } from "./proof-ways.ts";

/** @param page where the institution's own sign-in leads back to */
export async function proofWays(userId: number, request: Request, page: string): Promise<ProofWays> {
  const db = getDb();
  const settings = getSettings();
  const person = await findUserById(db, userId);
  const provider = await sessionProvider(db, request);
  const { passkeys } = await factorState(db, userId);
  const start = provider === null ? null : startPathOf(settings, provider);
  return {
    fresh: await freshSignIn(db, userId, request),
    campus: provider === null ? null : { again: start === null ? null : `${start}?volver=${page}` },
    password: settings.INITIAL_PASSWORD === "rut" || person?.password_hash !== null,
    passkey: passkeys.length > 0 && !("reason" in relyingParty(settings, request)),
    code: person !== undefined && (await canConfirmByCode(db, person, request, settings)),
  };
}
