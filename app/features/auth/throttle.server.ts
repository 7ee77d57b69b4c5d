import { AppError } from "#app/platform/errors.ts";
import { Backoff } from "./backoff.server.ts";
import { WindowCounter } from "./window-counter.server.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The password is often four digits that a stranger can derive from the RUT: these figures, not the hash, protect it. */
const ACCOUNT = { freeFailures: 5, longestWaitMs: HOUR, forgetAfterMs: 24 * HOUR, capacity: 50_000 };
/** A computer room shares one address, so only failures count. */
const ADDRESS = { windowMs: 10 * MINUTE, limit: 50, capacity: 50_000 };
/** Beyond these in an hour somebody is trying many accounts at once, and every unknown browser waits a little. */
const ALARM = { windowMs: HOUR, failures: 300, accounts: 100, delayMs: 2 * SECOND };

/** Who tries, as the limits see it. */
export type LoginAttempt = {
  /** Normalised RUT, whether or not somebody has it; the e-mail where no RUT belongs to it. */
  account: string;
  /** Of addressKey(). */
  address: string;
  /** Nonce of a browser in which this person has signed in before. */
  device: string | null;
};

/**
 * Slows guessing down: by account, by address, and for everybody when many accounts are tried. In memory, on a
 * monotonic clock. A known browser has a count of its own, so that a stranger's failures never lock the owner out.
 */
export class LoginThrottle {
  readonly #now: () => number;
  readonly #accounts: Backoff;
  readonly #devices: Backoff;
  readonly #addresses: WindowCounter;
  #window = { startedAt: 0, failures: 0, accounts: new Set<string>() };
  #alarmUntil = Number.NEGATIVE_INFINITY;

  readonly #counts = { right: 0, wrong: 0, throttled: 0 };

  /** @param now monotonic time in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
    this.#accounts = new Backoff({ now, ...ACCOUNT });
    this.#devices = new Backoff({ now, ...ACCOUNT });
    this.#addresses = new WindowCounter({ now, ...ADDRESS });
  }

  /** @throws AppError too_many with the seconds to wait. */
  check(attempt: LoginAttempt): void {
    const wait = attempt.device
      ? this.#devices.waitMs(deviceKey(attempt.account, attempt.device))
      : Math.max(this.#accounts.waitMs(attempt.account), this.#addresses.waitMs(attempt.address));
    if (wait === 0) return;
    this.#counts.throttled += 1;
    throw tooMany(wait);
  }

  /**
   * Checks and counts the attempt as failed in one step, right before the password is compared: attempts that run side
   * by side cannot slip through together.
   * @throws AppError too_many with the seconds to wait.
   */
  begin(attempt: LoginAttempt): void {
    this.check(attempt);
    if (attempt.device) this.#devices.addFailure(deviceKey(attempt.account, attempt.device));
    else {
      this.#accounts.addFailure(attempt.account);
      this.#addresses.add(attempt.address);
    }
  }

  /**
   * The begun attempt was right. What strangers did to the account stays counted: the owner's success must not hand
   * them five new tries.
   */
  succeeded(attempt: LoginAttempt): void {
    this.#counts.right += 1;
    if (attempt.device) this.#devices.clear(deviceKey(attempt.account, attempt.device));
    else {
      this.#accounts.takeBack(attempt.account);
      this.#addresses.takeBack(attempt.address);
    }
  }

  /**
   * The begun attempt was wrong.
   * @returns true when this failure raises the alarm (not while it is already up).
   */
  failed(attempt: LoginAttempt): boolean {
    this.#counts.wrong += 1;
    const now = this.#now();
    if (now - this.#window.startedAt >= ALARM.windowMs) {
      this.#window = { startedAt: now, failures: 0, accounts: new Set() };
    }
    this.#window.failures += 1;
    if (this.#window.accounts.size <= ALARM.accounts) this.#window.accounts.add(attempt.account);
    if (this.#window.failures <= ALARM.failures && this.#window.accounts.size <= ALARM.accounts) return false;
    const raised = now >= this.#alarmUntil;
    this.#alarmUntil = now + ALARM.windowMs;
    return raised;
  }

  /** Tries since the start, and whether the alarm is up. */
  get figures(): { right: number; wrong: number; throttled: number; isAlarmUp: boolean } {
    return { ...this.#counts, isAlarmUp: this.#now() < this.#alarmUntil };
  }

  /** An admin vouches for the person: failures count from none again, in unknown browsers and in known ones. */
  unblock(account: string): void {
    this.#accounts.clear(account);
    this.#devices.clearAll(deviceKey(account, ""));
  }

  /** Milliseconds that this attempt has to wait before the password is looked at. */
  delayMs(attempt: LoginAttempt): number {
    return !attempt.device && this.#now() < this.#alarmUntil ? ALARM.delayMs : 0;
  }
}

/** With the account in front, so that all browsers of a person can be found. */
function deviceKey(account: string, device: string): string {
  return `${account} ${device}`;
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
