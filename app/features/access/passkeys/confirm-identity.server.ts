import { z } from "zod";
import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import { confirmOwner } from "#app/features/auth/own-account.server.ts";
import { freshProvider } from "#app/features/auth/session.server.ts";
import { findUserById } from "#app/features/users/queries.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { withVerifiedPasskey } from "./verify-assertion.server.ts";
import { assertionSchema } from "./webauthn-schemas.ts";

/** How the owner of an account shows that it is not somebody at an unattended screen. */
export const identityProofSchema = z
  .object({
    password: z.string().min(1).max(200).optional(),
    passkey: assertionSchema.optional().describe("the answer to a question of /api/account/passkeys/question"),
    campus: z.literal(true).optional().describe("the institution's own sign-in opened this session minutes ago"),
  })
  .refine((proof) => Object.values(proof).filter((given) => given !== undefined).length === 1, { path: ["password"] });
export type IdentityProof = z.infer<typeof identityProofSchema>;

/** What every call refuses that takes a proof. */
export const IDENTITY_REFUSALS = {
  401: { passkey_refused: "the passkey is not the account's, or its answer is not to be believed" },
  403: {
    wrong_password: "the current password is another one",
    sign_in_again: "the institution's own sign-in did not open this session within the last ten minutes",
  },
  429: "throttled after failed tries (one count with the sign-in)",
  503: "too many sign in at once",
} as const;

/**
 * @returns the person as stored in the database
 * @throws AppError forbidden wrong_password or sign_in_again, unauthenticated passkey_refused, too_many, unavailable
 */
export async function confirmIdentity(
  db: Db,
  userId: number,
  { password, passkey, campus }: IdentityProof,
  client: ClientRequest,
  context: { settings: Pick<Settings, "PUBLIC_URL"> },
): Promise<User> {
  if (campus) return confirmByCampus(db, userId, client);
  if (passkey === undefined) return confirmOwner(db, userId, password ?? "", client);
  return withVerifiedPasskey(db, passkey, { purpose: "confirm", userId }, client, {
    ...context,
    admit: async (_, person) => person,
  });
}

async function confirmByCampus(db: Db, userId: number, { request }: ClientRequest): Promise<User> {
  const person = await findUserById(db, userId);
  if (person && (await freshProvider(db, userId, request)) !== null) return person;
  throw new AppError(
    "forbidden",
    "Entra otra vez con tu cuenta de la universidad: este cambio se hace dentro de los 10 minutos siguientes.",
    { reason: "sign_in_again" },
  );
}
