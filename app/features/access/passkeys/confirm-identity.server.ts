import { z } from "zod";
import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import { confirmOwner } from "#app/features/auth/own-account.server.ts";
import { freshSignIn } from "#app/features/auth/session-origin.server.ts";
import { findUserById } from "#app/features/users/queries.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { confirmByCode } from "../entry-code/use-code.server.ts";
import { withVerifiedPasskey } from "./verify-assertion.server.ts";
import { assertionSchema } from "./webauthn-schemas.ts";

const proofs = {
  password: z.string().min(1).max(200).optional(),
  passkey: assertionSchema.optional().describe("the answer to a question of /api/account/passkeys/question"),
  campus: z.literal(true).optional().describe("the institution's own sign-in opened this session minutes ago"),
  entry: z.literal(true).optional().describe("a mailed code opened this session minutes ago"),
  code: z.string().min(1).max(20).optional().describe("what /api/account/identity-code has mailed"),
};
const KINDS = Object.keys(proofs) as (keyof typeof proofs)[];
export type IdentityProof = { [Kind in keyof typeof proofs]?: z.infer<(typeof proofs)[Kind]> };

/**
 * A body with how the owner of an account shows that it is not somebody at an unattended screen: exactly one proof.
 * Every call that asks for the owner's password takes this.
 * @param shape the other fields of the body
 */
export function withIdentityProof<S extends z.ZodRawShape>(shape: S) {
  return z.object({ ...proofs, ...shape }).refine(hasOneProof, { path: ["password"] });
}
const hasOneProof = (body: object) => KINDS.filter((kind) => (body as IdentityProof)[kind] !== undefined).length === 1;

export const identityProofSchema = withIdentityProof({});

/** What every call refuses that takes a proof. */
export const IDENTITY_REFUSALS = {
  401: { passkey_refused: "the passkey is not the account's, or its answer is not to be believed" },
  403: {
    wrong_password: "the current password is another one",
    sign_in_again: "the institution's sign-in, or a code, did not open this session within the last ten minutes",
  },
  409: { code_gone: "the mailed code is too old or used up, or was never asked for in this browser" },
  422: { wrong_code: "the mailed code is another one; the message says how many tries are left" },
  429: "throttled after failed tries (one count with the sign-in)",
  503: "too many sign in at once",
} as const;

/**
 * @returns the person as stored in the database
 * @throws AppError forbidden wrong_password or sign_in_again, unauthenticated passkey_refused, conflict code_gone,
 *   unprocessable wrong_code, too_many, unavailable
 */
export async function confirmIdentity(
  db: Db,
  userId: number,
  { password, passkey, campus, entry, code }: IdentityProof,
  client: ClientRequest,
  context: { settings: Pick<Settings, "PUBLIC_URL"> },
): Promise<User> {
  if (campus) return confirmByFreshSignIn(db, userId, "campus", client);
  if (entry) return confirmByFreshSignIn(db, userId, "entry", client);
  if (code !== undefined) return confirmByCode(db, userId, code, client);
  if (passkey === undefined) return confirmOwner(db, userId, password ?? "", client);
  return withVerifiedPasskey(db, passkey, { purpose: "confirm", userId }, client, {
    ...context,
    admit: async (_, person) => person,
  });
}

async function confirmByFreshSignIn(
  db: Db,
  userId: number,
  way: "campus" | "entry",
  { request }: ClientRequest,
): Promise<User> {
  const person = await findUserById(db, userId);
  if (person && (await freshSignIn(db, userId, request)) === way) return person;
  const how = way === "campus" ? "tu cuenta de la universidad" : "un código";
  const text = `Entra otra vez con ${how}: este cambio se hace dentro de los 10 minutos siguientes.`;
  throw new AppError("forbidden", text, { reason: "sign_in_again" });
}
