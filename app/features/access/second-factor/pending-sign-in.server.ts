import { createHash, randomBytes } from "node:crypto";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { isEmergencyAccount } from "#app/features/auth/break-glass.server.ts";
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
import { factorState, hasSecondFactor, needsSecondStep } from "./factors.server.ts";
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
    .where((row) =>
      row.or([row("browser_print", "=", browserOf(request)), row("expires_at", "<=", new Date(now).toISOString())]),
    )
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

/** What the account has whose sign-in waits in this browser; null: none waits. */
export async function waysOfPending(db: Db, request: Request): Promise<{ app: boolean; passkey: boolean } | null> {
  const waiting = await findPending(db, request);
  if (!waiting) return null;
  const { totp, passkeys } = await factorState(db, waiting.user.id);
  return { app: totp !== null, passkey: passkeys.length > 0 };
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
  const signedIn = await countedAttempt(db, { person: waiting.user, client, answer }, () =>
    db.transaction().execute(async (trx) => {
      // Read again: the account may have changed, and another tab may have finished this sign-in.
      const pending = await findPending(trx, request);
      if (!pending || !isFirstStepOpen(pending, client)) throw expired();
      const secondFactor = await takeFactor(trx, pending.user, answer, context);
      if (secondFactor === null) return null;
      await trx.deleteFrom("pending_sign_ins").where("id_hash", "=", pending.row.id_hash).execute();
      return openSession(trx, pending.user, { ...firstStepOf(pending.row), request, details: { secondFactor } });
    }),
  );
  notifyOutbox();
  return { ...signedIn, headers: [...signedIn.headers, ["Set-Cookie", await forgetPending()]] };
}

/**
 * Ends this person's waiting sign-ins, because a passkey has done the second step.
 * @returns the first step of the one in this browser; null without one
 */
export async function takePending(
  trx: Db,
  person: User,
  client: ClientRequest,
): Promise<Pick<Admission, "method" | "provider"> | null> {
  const pending = await findPending(trx, client.request);
  await trx.deleteFrom("pending_sign_ins").where("user_id", "=", person.id).execute();
  return pending?.user.id === person.id && isFirstStepOpen(pending, client) ? firstStepOf(pending.row) : null;
}

/** Ends the waiting sign-ins of a provider's session, or of a person there: as endProviderSessions() does. */
export async function endPendingOfProvider(
  trx: Db,
  provider: string,
  { sessionId, userId }: { sessionId?: string | undefined; userId?: number | undefined },
): Promise<void> {
  let query = trx.deleteFrom("pending_sign_ins").where("provider", "=", provider);
  if (sessionId !== undefined) query = query.where("provider_session", "=", sessionId);
  if (userId !== undefined) query = query.where("user_id", "=", userId);
  if (sessionId !== undefined || userId !== undefined) await query.execute();
}

/** @returns the Set-Cookie value that clears the cookie */
export function forgetPending(): Promise<string> {
  return authRuntime().pendingCookie.serialize("", { maxAge: 0 });
}

/** Whether the way of the first step is still open to this client: where passwords are closed, few may use one. */
function isFirstStepOpen({ row, user }: Waiting, client: ClientRequest): boolean {
  const { breakGlass } = authRuntime();
  return !breakGlass || row.provider !== null || isEmergencyAccount(breakGlass, user, client);
}

function firstStepOf({ method, provider, provider_session }: PendingSignIn): Pick<Admission, "method" | "provider"> {
  return provider === null
    ? { method }
    : { method, provider: { name: provider, sessionId: provider_session ?? undefined } };
}

type Waiting = { row: PendingSignIn; user: User };

/** Null when it is too old, of another browser, or when the account or its password changed since the first step. */
async function findPending(db: Db, request: Request): Promise<Waiting | null> {
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
