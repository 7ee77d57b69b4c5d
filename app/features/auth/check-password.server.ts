import { recordActivity } from "#app/features/activity/record.server.ts";
import { findFirstAdmin } from "#app/features/users/queries.server.ts";
import { log, maskRut } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { addressKey } from "./address-key.server.ts";
import { knownDevice } from "./device.server.ts";
import { authRuntime } from "./runtime.server.ts";
import type { LoginAttempt } from "./throttle.server.ts";

/** Who asks, from where. `clientAddress` is what the server shell vouches for. */
export type Asker = { request: Request; clientAddress: string };

type Claim = {
  /** undefined when nobody has the name that was given: the work is the same. */
  person: User | undefined;
  /** The name that was given where it is no person's: a RUT, or an e-mail address. */
  name: string;
  password: string;
};

/**
 * Whether the password is this active person's. Every place that takes a password goes through here, so that one count
 * of failures holds for all of them, and each try costs exactly one hash.
 * @throws AppError too_many, unavailable.
 */
export async function checkPassword(
  db: Db,
  { person, name, password }: Claim,
  { request, clientAddress }: Asker,
): Promise<boolean> {
  const { passwords, throttle, wait } = authRuntime();
  const attempt: LoginAttempt = {
    account: person?.rut ?? name,
    address: addressKey(clientAddress),
    device: person ? await knownDevice(request, person) : null,
  };
  const refused = (cause: "wrong" | "throttled") => logRefused(cause, name, clientAddress);
  const unlessThrottled = (look: () => void) => {
    try {
      look();
    } catch (error) {
      refused("throttled");
      throw error;
    }
  };
  unlessThrottled(() => throttle.check(attempt));
  const delay = throttle.delayMs(attempt);
  if (delay > 0) {
    await wait(delay);
    // The others of a flood that waited along have filled the count by now: refuse before the queue for the hashing.
    unlessThrottled(() => throttle.check(attempt));
  }

  const credential = person ? { rut: person.rut, passwordHash: person.password_hash } : null;
  const fits = await passwords.verify(password, credential, () => unlessThrottled(() => throttle.begin(attempt)));
  if (person && fits && person.is_active === 1) {
    throttle.succeeded(attempt);
    return true;
  }
  refused("wrong");
  if (throttle.failed(attempt)) await raiseAlarm(db);
  return false;
}

/** One line for each refused try, with the address: fail2ban reads it (docs/operacion.md, 'Vigilar'). */
function logRefused(cause: "wrong" | "throttled", name: string, address: string): void {
  const account = name.includes("@") ? "email" : maskRut(name);
  log.warn({ event: "login_failed", address, account, cause }, "login failed");
}

/** Nobody's own deed, so it goes to the admin who has been here longest. */
async function raiseAlarm(db: Db): Promise<void> {
  log.warn({ event: "login_alarm" }, "many failed logins: unknown browsers now wait 2 s");
  const admin = await findFirstAdmin(db);
  if (admin) await recordActivity(db, { userId: admin.id, action: "login_alarm" });
}
