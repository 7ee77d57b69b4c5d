import { z } from "zod";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { recordOwnAct } from "#app/features/audit/acts.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { type ClientRequest, throttled } from "#app/features/auth/check-password.server.ts";
import { knownBrowser } from "#app/features/auth/known-browser-cookie.server.ts";
import { secondStepName } from "#app/features/auth/throttle/login-throttle.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { type FactorContext, tellOwner } from "./mails.server.ts";
import { takeRecoveryCode } from "./recovery-codes.server.ts";
import { openSecret } from "./sealed-secret.server.ts";
import { matchingStep, typedCode } from "./totp.ts";

/** What a person types: a code of the app, or one of the recovery codes. */
export const factorSchema = z
  .object({ code: z.string().min(1).max(20).optional(), recoveryCode: z.string().min(1).max(40).optional() })
  .refine((body) => (body.code === undefined) !== (body.recoveryCode === undefined), { path: ["code"] });
/** What shows new recovery codes. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()).describe("each good for one use") });
export type FactorAnswer = z.infer<typeof factorSchema>;

/**
 * Counts and slows the attempt as a password's, before `attempt` compares anything, under a name of the account's own:
 * five free ones, then waits that double. A known browser has its own counter.
 * @param attempt one transaction; null: the code was wrong, and nothing was written
 * @throws AppError unprocessable wrong_code, too_many; what `attempt` throws
 */
export async function countedAttempt<T extends object | true>(
  db: Db,
  { person, client: { request, clientAddress }, answer }: { person: User; client: ClientRequest; answer: FactorAnswer },
  attempt: () => Promise<T | null>,
): Promise<T> {
  const name = secondStepName(person.rut);
  const nonce = await knownBrowser(request, person);
  const device = nonce === null ? null : { rut: name, nonce };
  const done = await throttled(db, { name, address: clientAddress, device }, (admit) => {
    admit();
    return attempt();
  });
  if (done !== null) return done;
  const message =
    answer.code === undefined
      ? "Ese código de recuperación no sirve o ya se usó. Revísalo o usa otro."
      : "Ese código no sirve. Espera el siguiente y escríbelo otra vez.";
  throw new AppError("unprocessable", message, { reason: "wrong_code" });
}

/**
 * Uses up the code, so that it is good for nothing else. Call it in the transaction of what it allows.
 * @returns which kind it was; null when it is wrong or was used before
 */
export async function takeFactor(
  trx: Db,
  person: User,
  { code, recoveryCode }: FactorAnswer,
  context: FactorContext,
): Promise<"totp" | "recovery" | null> {
  const now = authRuntime().clock.now();
  if (code !== undefined) return (await takeTotpCode(trx, person.id, code, now)) ? "totp" : null;
  if (!(await takeRecoveryCode(trx, person.id, recoveryCode ?? "", now))) return null;
  await recordActivity(trx, { userId: person.id, action: "recovery_code_used" });
  await recordOwnAct(trx, person.id, "recovery_code_used");
  await tellOwner(trx, person, "recovery_used", context);
  return "recovery";
}

/** Compares and advances the newest used step in the transaction: of many with one code, one gets true. */
async function takeTotpCode(trx: Db, userId: number, typed: string, now: Date): Promise<boolean> {
  const code = typedCode(typed);
  const row = await trx
    .selectFrom("totp_secrets")
    .selectAll()
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  if (!row || code === null) return false;
  const secret = openSecret(userId, row.secret);
  if (secret === null) {
    log.error({ event: "second_factor_unreadable", userId }, "a secret was sealed with another secrets.json");
    return false;
  }
  const step = matchingStep(secret, code, { now, after: row.last_step });
  if (step === null) return false;
  const { numUpdatedRows } = await trx
    .updateTable("totp_secrets")
    .set({ last_step: step, last_used_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
