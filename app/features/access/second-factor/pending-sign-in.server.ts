import { createHash, randomBytes } from "node:crypto";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import { keyedPrint } from "#app/features/auth/derived-key.server.ts";
import { SECOND_STEP_SECONDS, type SecondStep } from "#app/features/auth/second-step.ts";
import { type Admission, openSession, type SignedIn } from "#app/features/auth/sign-in.server.ts";
import { isStaff } from "#app/features/permissions/roles.ts";
import { findUserById } from "#app/features/users/queries.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import type { PendingSignIn } from "#db/second-factor-tables.ts";
import { hasSecondFactor, needsSecondStep } from "./factors.server.ts";
import type { FactorContext } from "./mails.server.ts";
import { countedAttempt, type FactorAnswer, takeFactor } from "./use-factor.server.ts";

/** A sign-in between its two steps: a row for five minutes, and a cookie of one browser. It opens nothing by itself. */

/** What sign-in asks (features/auth/second-step.ts). */
export function makeSecondStep(settings: Pick<Settings, "SECOND_FACTOR">): SecondStep {
  return {
    hold: async (trx, user, first) => ((await needsSecondStep(trx, user)) ? hold(trx, user, first) : null),
    isMissing: async (db, user) =>
      settings.SECOND_FACTOR === "staff" && isStaff(user.role) && !(await hasSecondFactor(db, user.id)),
  };
}

async function hold(trx: Db, user: User, { method, request, provider }: Admission): Promise<string> {
  const { clock, pendingCookie } = authRuntime();
  const id = randomBytes(32).toString("base64url");
  const now = clock.now().getTime();
  // One at a time: a newer one replaces it.
  await trx
    .deleteFrom("pending_sign_ins")
    .where("user_id", "=", user.id)
    .where("browser_print", "=", browserOf(request))
    .execute();
  await trx
    .insertInto("pending_sign_ins")
    .values({
      id_hash: hashOf(id),
      user_id: user.id,
      method,
      provider: provider?.name ?? null,
      provider_session: provider?.sessionId ?? null,
      password_print: passwordPrint(user),
      browser_print: browserOf(request),
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + SECOND_STEP_SECONDS * 1000).toISOString(),
    })
    .execute();
  return pendingCookie.serialize(id);
}

/** Whether this browser has a sign-in that waits for its second step. */
export async function isSignInPending(db: Db, request: Request): Promise<boolean> {
  return (await findPending(db, request)) !== null;
}

/**
 * The second step: opens the session of the sign-in that waits in this browser.
 * @throws AppError unauthenticated sign_in_expired, unprocessable wrong_code, too_many
 */
export async function finishSignIn(
  db: Db,
  answer: FactorAnswer,
  client: ClientRequest,
  context: FactorContext,
): Promise<SignedIn> {
  const { request } = client;
  const waiting = await findPending(db, request);
  if (!waiting) throw expired();
  const signedIn = await countedAttempt(waiting.user, client, () =>
    db.transaction().execute(async (trx) => {
      // Read again: the account may have changed, and another tab may have finished this sign-in.
      const pending = await findPending(trx, request);
      if (!pending) throw expired();
      const secondFactor = await takeFactor(trx, pending.user, answer, context);
      if (secondFactor === null) return null;
      await trx.deleteFrom("pending_sign_ins").where("id_hash", "=", pending.row.id_hash).execute();
      return openSession(trx, pending.user, { ...firstStepOf(pending.row), request, details: { secondFactor } });
    }),
  );
  notifyOutbox();
  const clear = await authRuntime().pendingCookie.serialize("", { maxAge: 0 });
  return { ...signedIn, headers: [...signedIn.headers, ["Set-Cookie", clear]] };
}

function firstStepOf({ method, provider, provider_session }: PendingSignIn): Pick<Admission, "method" | "provider"> {
  return provider === null
    ? { method }
    : { method, provider: { name: provider, sessionId: provider_session ?? undefined } };
}

/** Null when it is too old, of another browser, or when the account or its password changed since the first step. */
async function findPending(db: Db, request: Request): Promise<{ row: PendingSignIn; user: User } | null> {
  const { clock, pendingCookie } = authRuntime();
  const id: unknown = await pendingCookie.parse(request.headers.get("Cookie"));
  if (typeof id !== "string" || id === "") return null;
  const row = await db
    .selectFrom("pending_sign_ins")
    .selectAll()
    .where("id_hash", "=", hashOf(id))
    .where("browser_print", "=", browserOf(request))
    .where("expires_at", ">", clock.now().toISOString())
    .executeTakeFirst();
  const user = row && (await findUserById(db, row.user_id));
  if (!user || user.is_active === 0 || passwordPrint(user) !== row.password_print) return null;
  return { row, user };
}

const passwordPrint = (user: User) => keyedPrint("pending password", `${user.id}:${user.password_hash ?? "initial"}`);
const browserOf = (request: Request) => keyedPrint("pending browser", request.headers.get("User-Agent") ?? "");

function hashOf(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}

function expired(): AppError {
  return new AppError("unauthenticated", "Tu ingreso venció. Empieza otra vez con tu contraseña.", {
    reason: "sign_in_expired",
  });
}
