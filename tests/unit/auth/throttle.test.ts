import { beforeEach, describe, expect, it } from "vitest";
import { Backoff } from "#app/features/auth/backoff.server.ts";
import { type LoginAttempt, LoginThrottle } from "#app/features/auth/throttle.server.ts";
import { WindowCounter } from "#app/features/auth/window-counter.server.ts";
import { AppError } from "#app/platform/errors.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let now = 0;
let throttle: LoginThrottle;

beforeEach(() => {
  now = 0;
  throttle = new LoginThrottle(() => now);
});

const from = (address: string, account = "12345678-5", device: string | null = null): LoginAttempt => ({
  account,
  address,
  device,
});

/** A wrong password. @returns undefined when it was looked at, else the seconds to wait. */
function fail(attempt: LoginAttempt): number | undefined {
  try {
    throttle.begin(attempt);
  } catch (error) {
    if (error instanceof AppError) return error.retryAfter;
    throw error;
  }
  throttle.failed(attempt);
  return undefined;
}

/** Wrong passwords without a pause until one is refused. */
function failuresUntilRefused(attempts: () => LoginAttempt): number {
  for (let count = 0; count < 1000; count += 1) if (fail(attempts()) !== undefined) return count;
  return Number.POSITIVE_INFINITY;
}

describe("guessing one account", () => {
  it("is refused within 15 wrong passwords, whatever address they come from", () => {
    let host = 0;
    expect(failuresUntilRefused(() => from(`198.51.100.${host++}`))).toBe(5);
  });

  it("looks at no more than 760 passwords in 30 days of attack", () => {
    let looked = 0;
    let firstDay = 0;
    let address = 0;
    while (now < 30 * DAY) {
      const wait = fail(from(`2001:db8:0:${(address++).toString(16)}::/64`));
      if (wait === undefined) looked += 1;
      else now += wait * SECOND;
      if (now < DAY) firstDay = looked;
    }
    expect(firstDay).toBeLessThanOrEqual(45);
    expect(looked).toBeLessThanOrEqual(760);
    // The limit must not be a ban either.
    expect(looked).toBeGreaterThan(600);
  });

  it("doubles the wait up to one hour and starts anew after a day without failures", () => {
    const waits: number[] = [];
    for (let round = 0; round < 14; round += 1) {
      let wait = fail(from("192.0.2.1"));
      while (wait === undefined) wait = fail(from("192.0.2.1"));
      waits.push(wait);
      now += wait * SECOND;
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600, 3600]);
    now += DAY;
    expect(failuresUntilRefused(() => from("192.0.2.1"))).toBe(5);
  });

  it("does not lengthen the wait by tries that are refused", () => {
    failuresUntilRefused(() => from("192.0.2.1"));
    for (let count = 0; count < 100; count += 1) fail(from("192.0.2.1"));
    now += 2 * SECOND;
    expect(() => throttle.check(from("192.0.2.1"))).not.toThrow();
  });

  it("counts attempts that run side by side", () => {
    const begun = Array.from({ length: 50 }, () => {
      try {
        throttle.begin(from("192.0.2.1"));
        return 1;
      } catch {
        return 0;
      }
    });
    expect(begun.reduce<number>((sum, one) => sum + one, 0)).toBe(5);
  });

  it("does not get new free tries from the owner's success", () => {
    failuresUntilRefused(() => from("192.0.2.1"));
    now += 2 * SECOND;
    const owner = from("203.0.113.9");
    throttle.begin(owner);
    throttle.succeeded(owner);
    expect(failuresUntilRefused(() => from("192.0.2.1"))).toBeLessThanOrEqual(1);
  });
});

describe("the owner in a known browser", () => {
  it("is let in while strangers are refused, from the same address too", () => {
    for (let count = 0; count < 1000; count += 1) fail(from("192.0.2.1"));
    expect(() => throttle.check(from("192.0.2.1"))).toThrow(AppError);
    expect(() => throttle.check(from("192.0.2.1", "12345678-5", "nonce"))).not.toThrow();
  });

  it("has a limit of its own, gone after a success", () => {
    expect(failuresUntilRefused(() => from("192.0.2.1", "12345678-5", "nonce"))).toBe(5);
    expect(() => throttle.check(from("192.0.2.1"))).not.toThrow();
    now += 2 * SECOND;
    const known = from("192.0.2.1", "12345678-5", "nonce");
    throttle.begin(known);
    throttle.succeeded(known);
    expect(failuresUntilRefused(() => from("192.0.2.1", "12345678-5", "nonce"))).toBe(5);
  });
});

describe("one address", () => {
  const someone = () => from("192.0.2.1", `${10_000_000 + Math.floor(now)}-${now++ % 10}`);

  it("is refused within 60 wrong passwords over many accounts, and again after ten minutes", () => {
    expect(failuresUntilRefused(someone)).toBe(50);
    expect(() => throttle.check(from("192.0.2.2", "1111111-1"))).not.toThrow();
    now += 10 * MINUTE;
    expect(failuresUntilRefused(someone)).toBe(50);
  });

  it("lets a whole computer room in: a success does not count", () => {
    for (let count = 0; count < 500; count += 1) {
      const attempt = someone();
      throttle.begin(attempt);
      throttle.succeeded(attempt);
    }
    expect(failuresUntilRefused(someone)).toBe(50);
  });
});

describe("many accounts", () => {
  it("raises the alarm once, by 300 failures, when 5,000 accounts are sprayed from 100 addresses", () => {
    const alarms: number[] = [];
    for (let count = 0; count < 5000; count += 1) {
      const attempt = from(`198.51.100.${count % 100}`, `${10_000_000 + count}-1`);
      throttle.begin(attempt);
      if (throttle.failed(attempt)) alarms.push(count + 1);
      if (count % 49 === 0) now += 10 * SECOND;
    }
    expect(alarms).toHaveLength(1);
    expect(alarms[0]).toBeLessThanOrEqual(300);
  });

  it("slows unknown browsers only, and stops an hour after the last failure", () => {
    const stranger = (count: number) => from(`198.51.100.${count}`, `${10_000_000 + count}-1`);
    expect(throttle.delayMs(stranger(0))).toBe(0);
    for (let count = 0; count < 101; count += 1) fail(stranger(count));
    expect(throttle.delayMs(stranger(0))).toBe(2 * SECOND);
    expect(throttle.delayMs(from("192.0.2.1", "12345678-5", "nonce"))).toBe(0);
    now += HOUR;
    expect(throttle.delayMs(stranger(0))).toBe(0);
  });
});

describe("memory", () => {
  it("forgets the account that failed longest ago, not the one under attack", () => {
    const limits = { freeFailures: 1, longestWaitMs: HOUR, forgetAfterMs: DAY, capacity: 100 };
    const backoff = new Backoff({ now: () => now, ...limits });
    for (let count = 0; count < 5000; count += 1) {
      backoff.addFailure(`account-${count}`);
      if (count % 50 === 0) backoff.addFailure("victim");
    }
    expect(backoff.size).toBe(100);
    expect(backoff.waitMs("victim")).toBe(HOUR);
  });

  it("is bounded for addresses too", () => {
    const counter = new WindowCounter({ now: () => now, windowMs: HOUR, limit: 1, capacity: 100 });
    for (let count = 0; count < 5000; count += 1) counter.add(`host-${count}`);
    expect(counter.size).toBe(100);
    expect(counter.waitMs("host-4999")).toBe(HOUR);
  });
});
