import { recordActivity } from "#app/features/activity/record.server.ts";
import { recordAudit } from "#app/features/audit/record.server.ts";
import { countSignInFailure } from "#app/features/audit/sign-in-failures.server.ts";
import { findFirstAdmin } from "#app/features/users/queries.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { log, maskRut } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { authRuntime } from "./auth-services.server.ts";
import { knownBrowser } from "./known-browser-cookie.server.ts";
import {
  DIRECTORY,
  ENTRY_CODE,
  type LoginAttempt,
  SECOND_STEP,
  type Trial,
  type Waited,
} from "./throttle/login-throttle.server.ts";

/** The request and the client's address. `clientAddress` comes from the server, which has verified it. */
export type ClientRequest = { request: Request; clientAddress: string };

type Credentials = {
  /** undefined when no account has the given name; the work is the same in both cases. */
  person: User | undefined;
  /** The given name, whether or not an account has it: a normalised identifier, or an e-mail address. */
  name: string;
  password: string;
};

/** Stands in for an unknown person, so that an unknown name causes the same look-ups as a known one. */
const NOBODY = { id: 0, password_hash: null };

/**
 * Whether the password is this active person's. Every place that takes a password of ours calls this function, so that
 * all of them share one counter of failures and each attempt costs exactly one hash.
 * @throws AppError too_many, unavailable.
 */
export async function checkPassword(
  db: Db,
  { person, name, password }: Credentials,
  client: ClientRequest,
): Promise<boolean> {
  const nonce = await knownBrowser(client.request, person ?? NOBODY);
  const device = person && nonce !== null ? { rut: person.rut, nonce } : null;
  const credential = person ? { rut: person.rut, passwordHash: person.password_hash } : null;
  const isRight = await throttled(db, { name, address: client.clientAddress, device }, async (admit) => {
    const matches = await authRuntime().passwords.verify(password, credential, admit);
    return matches && person?.is_active === 1;
  });
  return isRight === true;
}

/**
 * Counts and slows a try, whoever compares its password.
 * @param compare calls `admit` right before it compares, and passes on what that throws; a false value is a failure,
 *   and an error of its own counts as one
 * @returns what `compare` returned
 * @throws AppError too_many, and whatever `compare` throws
 */
export async function throttled<T>(
  db: Db,
  attempt: LoginAttempt,
  compare: (admit: () => void) => Promise<T>,
): Promise<T> {
  const refused = (cause: "wrong" | "throttled") => logRefused(cause, attempt.name, attempt.address);
  const { result, trial } = await compareWhenAdmitted(attempt, compare).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "too_many") refused("throttled");
    throw error;
  });
  if (result) {
    trial.succeeded();
    return result;
  }
  refused("wrong");
  if (trial.failed()) await raiseAlarm(db);
  return result;
}

/** Thrown by `admit` when concurrent attempts have reached the limit since this attempt was let in. */
const SLOW_DOWN_FIRST = new Error("this attempt has to wait first");

/**
 * Waits as the throttle demands, before entering the queue of whoever compares, and then compares.
 * @throws AppError too_many, unavailable
 */
async function compareWhenAdmitted<T>(
  attempt: LoginAttempt,
  compare: (admit: () => void) => Promise<T>,
): Promise<{ result: T; trial: Trial }> {
  const { throttle } = authRuntime();
  // Ends after one wait for a turn: slows() is false once `waited` is "turn".
  for (let waited: Waited = "not"; ; waited = await waitForTurn(attempt, waited)) {
    throttle.check(attempt);
    if (throttle.slows(attempt, waited)) continue;
    let trial: Trial | undefined;
    try {
      const result = await compare(() => {
        if (throttle.slows(attempt, waited)) throw SLOW_DOWN_FIRST;
        trial = throttle.begin(attempt);
      });
      if (!trial) throw new Error("a password was compared that nobody counted");
      return { result, trial };
    } catch (error) {
      if (error !== SLOW_DOWN_FIRST) throw error;
    }
  }
}

async function waitForTurn(attempt: LoginAttempt, before: Waited): Promise<Waited> {
  const { throttle, wait } = authRuntime();
  const { waitMs, leave, waited } = throttle.slowDown(attempt, before);
  try {
    await wait(waitMs);
  } finally {
    leave();
  }
  return waited;
}

/** Logs one line per refused attempt, with the address: fail2ban reads it (docs/operacion.md, 'Vigilar'). */
function logRefused(cause: "wrong" | "throttled", name: string, address: string): void {
  const isSecond = name.startsWith(SECOND_STEP);
  const account = kindOfName(name) ?? maskRut(isSecond ? name.slice(SECOND_STEP.length) : name);
  const why = isSecond && cause === "wrong" ? "second_factor" : cause;
  countSignInFailure(cause);
  log.warn({ event: "login_failed", address, account, cause: why }, "login failed");
}

/** What is logged instead of the name; null for an identifier. */
function kindOfName(name: string): string | null {
  if (name.startsWith(DIRECTORY)) return "directory";
  if (name.startsWith(ENTRY_CODE)) return "entry_code";
  return name.includes("@") ? "email" : null;
}

/** No user caused the alarm, so the activity is recorded for the oldest admin account. */
async function raiseAlarm(db: Db): Promise<void> {
  log.warn({ event: "login_alarm" }, "many failed logins: unknown browsers now wait 2 s");
  const admin = await findFirstAdmin(db);
  if (admin) await recordActivity(db, { userId: admin.id, action: "login_alarm" });
  await recordAudit(db, [{ actor: null, action: "login_alarm" }]);
}
