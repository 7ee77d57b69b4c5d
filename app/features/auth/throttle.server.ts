import { createHmac } from "node:crypto";
import { AppError } from "#app/platform/errors.ts";
import { countedName } from "./account-name.ts";
import { Backoff } from "./backoff.server.ts";
import { type Counted, LeakyBuckets } from "./leaky-bucket.server.ts";
import { networksOf } from "./networks.server.ts";
import { type Slow, Slowdown } from "./slowdown.server.ts";
import { SprayAlarm } from "./spray-alarm.server.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * The password is often four digits that a stranger can derive from the RUT: these figures, not the hash, protect it. A
 * person has two names, RUT and e-mail, and each has its count: together they stay below 760 tries in 30 days.
 */
const NAME = { freeFailures: 5, longestWaitMs: 2 * HOUR, forgetAfterMs: 24 * HOUR, capacity: 50_000 };
/** A computer room shares one address, so only failures count, and nobody is refused for them. */
const NETWORK = { windowMs: 10 * MINUTE, mostBudgets: 4, capacity: 50_000 };
const SLOWDOWN = {
  pacesMs: [SECOND / 4, SECOND / 2, SECOND] as const,
  longestMs: 20 * SECOND,
  mostWaiting: 400,
  mostOfName: 3,
};

/** Who tries, as the limits see it. */
export type LoginAttempt = {
  /** The name that was given, whether or not somebody has it: a normalised RUT, or an e-mail address in lower case. */
  name: string;
  /** Address of the client. */
  address: string;
  /** A browser in which this person (of this RUT) has signed in before, and its nonce. */
  device: { rut: string; nonce: string } | null;
};

/** What an attempt has waited for: because of the alarm, or for its turn among those of its network. */
export type Waited = "not" | "alarm" | "turn";

/** An attempt whose password is being compared. */
export type Trial = {
  /** It was right. What strangers did stays counted: the owner's success must not hand them new tries. */
  succeeded(): void;
  /** It was wrong. @returns true when this failure raises the alarm (not while it is already up). */
  failed(): boolean;
};

/** What is kept over a restart. */
export type Counters = { names: Backoff; devices: Backoff; networks: LeakyBuckets; alarm: SprayAlarm };

/** A person by both names. */
export type Named = { rut: string; email: string };

/**
 * Slows guessing down: by name, by network, and for everybody when many accounts are tried. In memory, on a monotonic
 * clock; ThrottleStore carries it over a restart. A known browser has a count of its own, so that a stranger's failures
 * never lock the owner out. Names and addresses are kept as keyed fingerprints only.
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

  /** @throws AppError too_many with the seconds to wait, when this name (in a known browser: the browser) has to. */
  check({ name, device }: LoginAttempt): void {
    const wait = device ? this.#devices.waitMs(this.#deviceKey(device)) : this.#names.waitMs(this.#nameKey(name));
    if (wait > 0) this.#refuse(wait);
  }

  /** Whether this attempt has to wait (still) before it is looked at. A known browser never does. */
  slows(attempt: LoginAttempt, waited: Waited = "not"): boolean {
    if (attempt.device || waited === "turn") return false;
    return (waited === "not" && this.#alarm.delayMs > 0) || this.#slowOf(attempt).length > 0;
  }

  /**
   * Takes a place among those that wait.
   * @returns the milliseconds to wait, and for what; call `leave` afterwards
   * @throws AppError too_many when too many wait already
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
   * Checks and counts the attempt as failed in one step, right before the password is compared: attempts that run side
   * by side cannot slip through together.
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

  /** Tries since the start, how many are held back now, and whether the alarm is up. */
  get figures() {
    return {
      ...this.#counts,
      waiting: this.#slowdown.waiting,
      blockedNames: this.#names.blocked,
      slowNetworks: this.#networks.over,
      isAlarmUp: this.#alarm.delayMs > 0,
    };
  }

  /** An admin vouches for the person: failures count from none again, by both names and in known browsers. */
  unblock(person: Named): void {
    const { names, devices } = keysOf(this.#secret, person);
    for (const key of names) this.#names.clear(key);
    this.#devices.clearAll(devices);
  }

  /** Nobody has to wait any more for what was tried from networks, or at many accounts. Names keep their counts. */
  clearNetworks(): void {
    this.#networks.clear();
    this.#slowdown.clear();
    this.#alarm.clear();
  }

  /** The counters, for who keeps them. */
  get counters(): Counters {
    return { names: this.#names, devices: this.#devices, networks: this.#networks, alarm: this.#alarm };
  }

  #nameKey(name: string): string {
    return fingerprint(this.#secret, "name", countedName(name));
  }

  #deviceKey({ rut, nonce }: { rut: string; nonce: string }): string {
    // With the person in front, so that all browsers of a person can be found.
    return `${this.#nameKey(rut)}:${fingerprint(this.#secret, "device", nonce)}`;
  }

  #networksOf({ address }: LoginAttempt): Counted[] {
    return networksOf(address).map(({ name, budget }) => ({ key: fingerprint(this.#secret, "network", name), budget }));
  }

  /** The networks of an attempt that are over their budget. */
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

/** What a kept counter is found by: who reads the database learns neither names nor addresses. */
function fingerprint(secret: string, kind: string, text: string): string {
  return createHmac("sha256", secret).update(`${kind} ${text}`).digest("base64url").slice(0, 22);
}

/** The keys that hold a person, for who clears them from outside of this process. */
export function keysOf(secret: string, { rut, email }: Named): { names: string[]; devices: string } {
  const [byRut, byEmail] = [rut, email].map((name) => fingerprint(secret, "name", countedName(name)));
  return { names: [byRut ?? "", byEmail ?? ""], devices: `${byRut}:` };
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.ceil(waitMs / SECOND);
  const span = seconds < 90 ? plural(seconds, "segundo") : plural(Math.ceil(seconds / 60), "minuto");
  return new AppError("too_many", `Demasiados intentos. Espera ${span} y vuelve a intentarlo.`, {
    retryAfter: seconds,
  });
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
