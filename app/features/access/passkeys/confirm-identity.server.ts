import { z } from "zod";
import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import { confirmOwner } from "#app/features/auth/own-account.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { withVerifiedPasskey } from "./verify-assertion.server.ts";
import { assertionSchema } from "./webauthn-schemas.ts";

/** How the owner of an account shows that it is not somebody at an unattended screen. */
export const identityProofSchema = z
  .object({
    password: z.string().min(1).max(200).optional(),
    passkey: assertionSchema.optional().describe("the answer to a question of /api/account/passkeys/question"),
  })
  .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), { path: ["password"] });
export type IdentityProof = z.infer<typeof identityProofSchema>;

/** What every call refuses that takes a proof. */
export const IDENTITY_REFUSALS = {
  401: { passkey_refused: "the passkey is not the account's, or its answer is not to be believed" },
  403: { wrong_password: "the current password is another one" },
  429: "throttled after failed tries (one count with the sign-in)",
  503: "too many sign in at once",
} as const;

/**
 * @returns the person as stored in the database
 * @throws AppError forbidden wrong_password, unauthenticated passkey_refused, too_many, unavailable
 */
export async function confirmIdentity(
  db: Db,
  userId: number,
  { password, passkey }: IdentityProof,
  client: ClientRequest,
  context: { settings: Pick<Settings, "PUBLIC_URL"> },
): Promise<User> {
  if (passkey === undefined) return confirmOwner(db, userId, password ?? "", client);
  return withVerifiedPasskey(db, passkey, { purpose: "confirm", userId }, client, {
    ...context,
    admit: async (_, person) => person,
  });
}
