import { createHmac } from "node:crypto";
import { isValidRutShape } from "#app/features/users/rut.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import { pluralize } from "#app/platform/format.ts";
import { networksOf } from "../network-prefix.server.ts";
import { type Slow, Slowdown } from "./attempt-pacer.server.ts";
import { Backoff } from "./key-backoff.server.ts";
import { type Counted, LeakyBuckets } from "./leaky-bucket.server.ts";
import { SprayAlarm } from "./password-spray-alarm.server.ts";

/**
 * A password often consists of four digits that a stranger can derive from the RUT, so it is protected by these limits
 * and not by the hash. A person has two names, RUT and e-mail, each with its own counter; together they allow fewer
 * than 760 attempts in 30 days.
 */
const NAME = { freeFailures: 5, maxWaitMs: 2 * HOUR_MS, forgetAfterMs: 24 * HOUR_MS, capacity: 50_000 };
/** A computer room shares one address, so only failures count, and they only slow attempts down. */
const NETWORK = { windowMs: 10 * MINUTE_MS, maxBudgets: 4, capacity: 50_000 };
const SLOWDOWN = {
  pacesMs: [SECOND_MS / 4, SECOND_MS / 2, SECOND_MS] as const,
  maxMs: 20 * SECOND_MS,
  maxWaiting: 400,
  maxOfName: 3,
};

/** An attempt as the limits see it. */
export type LoginAttempt = {
  /** The given name, whether or not an account has it: a normalised RUT, or an e-mail address in lower case. */
  name: string;
  /** Address of the client. */
  address: string;
  /** Set when the person with this RUT has signed in before in this browser, with the browser's nonce. */
  device: { rut: string; nonce: string } | null;
};

/** What the attempt has waited for so far: nothing, the alarm's delay, or its turn in the queue of its network. */
export type Waited = "not" | "alarm" | "turn";

/** An attempt whose password is being compared. */
export type Trial = {
  /**
   * The password was right. Failures of strangers stay counted: the owner's success must not give them new attempts.
   */
  succeeded(): void;
  /**
   * The password was wrong. @returns true when this failure raises the alarm (false while the alarm is already active).
   */
  failed(): boolean;
};

/** The counters that survive a restart. */
export type Counters = { names: Backoff; devices: Backoff; networks: LeakyBuckets; alarm: SprayAlarm };

/** Both names of a person. */
export type Named = { rut: string; email: string };

/**
 * Throttles password guessing per name, per network, and globally when many accounts are tried. The counters are in
 * memory, on a monotonic clock; ThrottleStore saves them for the next start. A known browser has its own counter, so
 * that a stranger's failures never lock the owner out. Names and addresses are only stored as keyed fingerprints.
 */
export class LoginThrottle {
  /** Monotonic time in milliseconds. */
  readonly now: () => number;
  readonly #secret: string;
  readonly #names: Backoff;
  readonly #devices: Backoff;
  readonly #networks: LeakyBuckets;
  readonly #alarm: SprayAlarm;
  readonly #slowdown: Slowdown;
  readonly #counts = { right: 0, wrong: 0, throttled: 0, slowed: 0 };

  /**
   * @param now monotonic time in milliseconds
   * @param secret key of the fingerprints
   */
  constructor(now: () => number, secret: string) {
    this.now = now;
    this.#secret = secret;
    this.#names = new Backoff({ now, ...NAME });
    this.#devices = new Backoff({ now, ...NAME });
    this.#networks = new LeakyBuckets({ now, ...NETWORK });
    this.#alarm = new SprayAlarm(now);
    this.#slowdown = new Slowdown({ now, ...SLOWDOWN });
  }

  /** @throws AppError too_many with the seconds to wait, when this name (or known browser) is blocked. */
  check({ name, device }: LoginAttempt): void {
    const wait = device ? this.#devices.waitMs(this.#deviceKey(device)) : this.#names.waitMs(this.#nameKey(name));
    if (wait > 0) this.#refuse(wait);
  }

  /** Whether this attempt still has to wait before it is processed. An attempt from a known browser never does. */
  slows(attempt: LoginAttempt, waited: Waited = "not"): boolean {
    if (attempt.device || waited === "turn") return false;
    return (waited === "not" && this.#alarm.delayMs > 0) || this.#slowOf(attempt).length > 0;
  }

  /**
   * Takes a place in the queue of waiting attempts.
   * @returns the wait in milliseconds and its reason; call `leave` afterwards
   * @throws AppError too_many when the wait would be too long or too many are waiting
   */
  slowDown(attempt: LoginAttempt, waited: Waited = "not"): { waitMs: number; leave(): void; waited: Waited } {
    const slow = this.#slowOf(attempt);
    const least = waited === "not" ? this.#alarm.delayMs : 0;
    const place = this.#slowdown.enter(this.#nameKey(attempt.name), slow, least);
    if ("comeBackMs" in place) return this.#refuse(place.comeBackMs);
    if (waited === "not") this.#counts.slowed += 1;
    return { ...place, waited: slow.length > 0 ? "turn" : "alarm" };
  }

  /**
   * Checks the attempt and counts it as failed in one step, right before the password is compared, so that parallel
   * attempts cannot exceed the limit.
   * @throws AppError too_many with the seconds to wait.
   */
  begin(attempt: LoginAttempt): Trial {
    this.check(attempt);
    const key = this.#nameKey(attempt.name);
    const takeBack = attempt.device
      ? [this.#devices.addFailure(this.#deviceKey(attempt.device))]
      : [this.#names.addFailure(key), ...this.#networksOf(attempt).map((network) => this.#networks.add(network))];
    return {
      succeeded: () => {
        this.#counts.right += 1;
        if (attempt.device) this.#devices.clear(this.#deviceKey(attempt.device));
        else for (const undo of takeBack) undo();
      },
      failed: () => {
        this.#counts.wrong += 1;
        return this.#alarm.add(key);
      },
    };
  }

  /** Attempts since the start, how many are held back now, and whether the alarm is active. */
  get figures() {
    return {
      ...this.#counts,
      waiting: this.#slowdown.waiting,
      blockedNames: this.#names.blocked(),
      /** Of them, user names of the directory. */
      blockedDirectoryNames: this.#names.blocked(DIRECTORY),
      slowNetworks: this.#networks.over,
      isAlarmUp: this.#alarm.delayMs > 0,
    };
  }

  /** Resets the failures of a person for whom an admin vouches: both names and all known browsers. */
  unblock(person: Named): void {
    const { names, devices } = keysOf(this.#secret, person);
    for (const key of names) this.#names.clear(key);
    for (const prefix of devices) this.#devices.clearAll(prefix);
  }

  /**
   * Resets the networks, the alarm, and the user names of the directory, whose owners nobody here can tell. The names
   * of accounts keep their counters.
   */
  clearNetworks(): void {
    this.#names.clearAll(DIRECTORY);
    this.#networks.clear();
    this.#slowdown.clear();
    this.#alarm.clear();
  }

  /** The counters, for ThrottleStore. */
  get counters(): Counters {
    return { names: this.#names, devices: this.#devices, networks: this.#networks, alarm: this.#alarm };
  }

  #nameKey(name: string): string {
    const key = fingerprint(this.#secret, "name", countedName(name));
    return name.startsWith(DIRECTORY) ? `${DIRECTORY}${key}` : key;
  }

  #deviceKey({ rut, nonce }: { rut: string; nonce: string }): string {
    // The person's key comes first, so that all browsers of a person can be found by prefix.
    return `${this.#nameKey(rut)}:${fingerprint(this.#secret, "device", nonce)}`;
  }

  #networksOf({ address }: LoginAttempt): Counted[] {
    return networksOf(address).map(({ name, budget }) => ({ key: fingerprint(this.#secret, "network", name), budget }));
  }

  /** The networks of this attempt that have used up their budget. */
  #slowOf(attempt: LoginAttempt): Slow[] {
    return this.#networksOf(attempt)
      .map(({ key, budget }) => ({ key, budget, level: this.#networks.level(key) }))
      .filter(({ level, budget }) => level >= budget);
  }

  #refuse(waitMs: number): never {
    this.#counts.throttled += 1;
    throw tooMany(waitMs);
  }
}

/** Key of a stored counter: somebody who reads the database learns neither names nor addresses. */
function fingerprint(secret: string, kind: string, text: string): string {
  return createHmac("sha256", secret).update(`${kind} ${text}`).digest("base64url").slice(0, 22);
}

/** The keys of a person's counters, for clearing them from another process. */
export function keysOf(secret: string, { rut, email }: Named): { names: string[]; devices: string[] } {
  const names = [rut, email, secondStepName(rut)].map((name) => fingerprint(secret, "name", countedName(name)));
  return { names, devices: names.map((key) => `${key}:`) };
}

/** The name under which wrong codes of the second step are counted: a right password must not clear them. */
export function secondStepName(rut: string): string {
  return `${SECOND_STEP}${rut}`;
}

/** Begins the counted names of second steps. */
export const SECOND_STEP = "second step of ";

/** Begins the counted names of people who use the password of the institution's directory, and their keys. */
export const DIRECTORY = "ldap:";

/** Begins the counted names of mailed codes. */
export const ENTRY_CODE = "entry code ";

function tooMany(waitMs: number): AppError {
  const seconds = Math.ceil(waitMs / SECOND_MS);
  const span =
    seconds < 90 ? pluralize(seconds, "segundo", "segundos") : pluralize(Math.ceil(seconds / 60), "minuto", "minutos");
  return new AppError("too_many", `Demasiados intentos. Espera ${span} y vuelve a intentarlo.`, {
    retryAfter: seconds,
  });
}

/**
 * The key under which failed sign-ins are counted. It depends only on the text of the name, not on the account, so that
 * an unknown name is throttled exactly like an existing one. An e-mail generated from a RUT counts as that RUT; any
 * other e-mail has a counter of its own.
 * @param name a normalised RUT, or an e-mail address in lower case
 */
function countedName(name: string): string {
  const at = name.indexOf("@");
  if (at < 0) return name;
  const rut = name.slice(0, at).toUpperCase();
  return isValidRutShape(rut) ? rut : name;
}
