import { beforeEach, describe, expect, it } from "vitest";
import { Backoff } from "#app/features/auth/throttle/key-backoff.server.ts";
import { LeakyBuckets } from "#app/features/auth/throttle/leaky-bucket.server.ts";
import { type LoginAttempt, LoginThrottle } from "#app/features/auth/throttle/login-throttle.server.ts";
import { AppError } from "#app/platform/errors.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const RUT = "12345678-5";

let now = 0;
let throttle: LoginThrottle;

beforeEach(() => {
  now = 0;
  throttle = new LoginThrottle(() => now, "secret");
});

const from = (address: string, name = RUT): LoginAttempt => ({ name, address, device: null });
const known = (nonce = "nonce"): LoginAttempt => ({ ...from("192.0.2.1"), device: { rut: RUT, nonce } });
let strangers = 0;
/** A name that nobody has tried before. */
const somebody = () => `${10_000_000 + strangers++}-0`;

/** A wrong password. @returns undefined when it was looked at, else the seconds to wait. */
function fail(attempt: LoginAttempt): number | undefined {
  try {
    throttle.begin(attempt).failed();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.retryAfter;
    throw error;
  }
}

/** Wrong passwords without a pause until one is refused, or has to wait. */
function failuresUntilHeld(attempts: () => LoginAttempt): number {
  for (let count = 0; count < 1000; count += 1) {
    const attempt = attempts();
    if (throttle.slows(attempt) || fail(attempt) !== undefined) return count;
  }
  return Number.POSITIVE_INFINITY;
}

/** The wait of one try in milliseconds, on a clock that goes on meanwhile; 0: none; "refused". */
function waitOf(attempt: LoginAttempt): number | "refused" {
  if (!throttle.slows(attempt)) return 0;
  try {
    const { waitMs, leave } = throttle.slowDown(attempt);
    now += waitMs;
    leave();
    return waitMs;
  } catch (error) {
    if (error instanceof AppError) return "refused";
    throw error;
  }
}

describe("guessing one account", () => {
  it("is refused within 15 wrong passwords, whatever address they come from", () => {
    let host = 0;
    expect(failuresUntilHeld(() => from(`198.51.100.${host++}`))).toBe(5);
  });

  it("looks at no more than 760 passwords in 30 days of attack, by both names of a person together", () => {
    const names = [RUT, "ana@universidad.example"];
    const looked = names.map((name) => {
      now = 0;
      let count = 0;
      for (let address = 0; now < 30 * DAY; address += 1) {
        const wait = fail(from(`2001:db8:${(address % 60_000).toString(16)}::1`, name));
        if (wait === undefined) count += 1;
        else now += wait * SECOND;
      }
      return count;
    });
    const sum = (looked[0] ?? 0) + (looked[1] ?? 0);
    expect(sum).toBeLessThanOrEqual(760);
    // The limit must not be a ban either.
    expect(sum).toBeGreaterThan(600);
  });

  it("doubles the wait up to two hours and starts anew after a day without failures", () => {
    const waits: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      let wait = fail(from("192.0.2.1"));
      while (wait === undefined) wait = fail(from("192.0.2.1"));
      waits.push(wait);
      now += wait * SECOND;
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 7200, 7200, 7200]);
    now += DAY;
    expect(failuresUntilHeld(() => from("192.0.2.1"))).toBe(5);
  });

  it("does not lengthen the wait by tries that are refused", () => {
    failuresUntilHeld(() => from("192.0.2.1"));
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
    failuresUntilHeld(() => from("192.0.2.1"));
    now += 2 * SECOND;
    throttle.begin(from("203.0.113.9")).succeeded();
    expect(failuresUntilHeld(() => from("192.0.2.1"))).toBeLessThanOrEqual(1);
  });

  it("learns nothing from the owner's success: the waits are those of a name that nobody has", () => {
    const waitsOf = (name: string, ownerSignsIn: boolean) => {
      now = 0;
      const seen: (number | undefined)[] = [];
      for (let round = 0; round < 8; round += 1) {
        seen.push(fail(from("192.0.2.1", name)));
        if (round === 6) now += 2 * SECOND;
      }
      now += 23 * HOUR;
      if (ownerSignsIn) throttle.begin(from("203.0.113.9", name)).succeeded();
      // A day after the last failure, not after the owner's success.
      now += 2 * HOUR;
      for (let round = 0; round < 8; round += 1) seen.push(fail(from("192.0.2.1", name)));
      return seen;
    };
    expect(waitsOf(RUT, true)).toEqual(waitsOf("99999999-9", false));
  });
});

describe("the two names of a person", () => {
  it("an e-mail that is made from a RUT counts as the RUT, whether or not somebody has it", () => {
    for (const rut of [RUT, "7654321-K"]) {
      expect(failuresUntilHeld(() => from("192.0.2.1", rut))).toBe(5);
      expect(fail(from("192.0.2.1", `${rut.toLowerCase()}@universidad.example`))).toBe(2);
    }
  });

  it("any other e-mail has a count of its own, so that nobody learns whose it is", () => {
    expect(failuresUntilHeld(() => from("192.0.2.1", RUT))).toBe(5);
    expect(failuresUntilHeld(() => from("192.0.2.1", "ana@universidad.example"))).toBe(5);
  });
});

describe("the owner in a known browser", () => {
  it("is let in while strangers are refused, from the same address too, and never waits", () => {
    for (let count = 0; count < 1000; count += 1) fail(from("192.0.2.1"));
    for (let count = 0; count < 500; count += 1) fail(from("192.0.2.1", somebody()));
    expect(() => throttle.check(from("192.0.2.1"))).toThrow(AppError);
    expect(() => throttle.check(known())).not.toThrow();
    expect(throttle.slows(from("192.0.2.1"))).toBe(true);
    expect(throttle.slows(known())).toBe(false);
  });

  it("has a limit of its own, gone after a success", () => {
    expect(failuresUntilHeld(known)).toBe(5);
    expect(() => throttle.check(from("192.0.2.1"))).not.toThrow();
    now += 2 * SECOND;
    throttle.begin(known()).succeeded();
    expect(failuresUntilHeld(known)).toBe(5);
  });

  it("is unblocked with the person, by both names", () => {
    const email = "ana@universidad.example";
    failuresUntilHeld(known);
    for (const name of [RUT, email]) failuresUntilHeld(() => from("192.0.2.1", name));
    throttle.unblock({ rut: RUT, email });
    for (const attempt of [known(), from("192.0.2.1"), from("192.0.2.1", email)]) {
      expect(() => throttle.check(attempt)).not.toThrow();
    }
  });
});

describe("one network", () => {
  const guess = () => from("192.0.2.1", somebody());

  it("is slowed within 60 wrong passwords over many accounts, and at full speed again after ten minutes", () => {
    expect(failuresUntilHeld(guess)).toBe(50);
    expect(throttle.slows(from("192.0.2.2", somebody()))).toBe(false);
    now += 10 * MINUTE;
    expect(failuresUntilHeld(guess)).toBe(50);
  });

  it("lets a whole computer room in: a success does not count", () => {
    for (let count = 0; count < 500; count += 1) throttle.begin(guess()).succeeded();
    expect(failuresUntilHeld(guess)).toBe(50);
  });

  it("waits longer the longer it goes on, and never longer than two seconds behind one guesser", () => {
    failuresUntilHeld(guess);
    const waits: (number | "refused")[] = [];
    for (let count = 0; count < 300; count += 1) {
      const attempt = guess();
      waits.push(waitOf(attempt));
      fail(attempt);
    }
    // The last step is that of the alarm for everybody.
    expect([...new Set(waits)]).toEqual([250, 500, 2000]);
    expect(waits).toEqual([...waits].sort((left, right) => Number(left) - Number(right)));
    // Whoever comes now with the right password waits as long.
    expect(waitOf(guess())).toBe(2000);
  });

  it("looks at no more than one a second in the long run, however many arrive side by side", () => {
    failuresUntilHeld(guess);
    let looked = 0;
    const waiting: { at: number; attempt: LoginAttempt; isTurn: boolean; leave: () => void }[] = [];
    const start = now;
    for (; now < start + 10 * MINUTE; now += SECOND / 4) {
      for (let count = 0; count < 10; count += 1) {
        const attempt = guess();
        if (!throttle.slows(attempt)) {
          if (fail(attempt) === undefined) looked += 1;
          continue;
        }
        try {
          const { waitMs, leave, waited } = throttle.slowDown(attempt);
          waiting.push({ at: now + waitMs, attempt, isTurn: waited === "turn", leave });
        } catch {}
      }
      expect(waiting.length).toBeLessThanOrEqual(400);
      for (let next = waiting[0]; next && next.at <= now; next = waiting[0]) {
        waiting.shift();
        next.leave();
        if (next.isTurn && fail(next.attempt) === undefined) looked += 1;
      }
    }
    // The 20 seconds that may wait at the beginning go at four a second.
    expect(looked).toBeLessThanOrEqual(600 + 100);
    expect(looked).toBeGreaterThan(550);
  });

  it("holds no more than 20 seconds, then says when to come back", () => {
    for (let count = 0; count < 300; count += 1) fail(guess());
    const waits: number[] = [];
    let refused: unknown;
    try {
      for (;;) waits.push(throttle.slowDown(guess()).waitMs);
    } catch (error) {
      refused = error;
    }
    expect(waits).toEqual(Array.from({ length: 20 }, (_, index) => Math.max(2, index + 1) * SECOND));
    expect(refused).toMatchObject({ code: "too_many", retryAfter: 1 });
  });

  it("leaves places to others: one name takes three of them", () => {
    for (let count = 0; count < 300; count += 1) fail(guess());
    for (let count = 0; count < 3; count += 1) throttle.slowDown(from("192.0.2.1", "7654321-K"));
    expect(() => throttle.slowDown(from("192.0.2.1", "7654321-K"))).toThrow(AppError);
    expect(throttle.slowDown(guess()).waitMs).toBe(4 * SECOND);
  });

  it("counts all of a /48 together when its addresses rotate", () => {
    let host = 0;
    // Few enough names not to raise the alarm for everybody.
    const rotating = (network: number) =>
      from(`2001:db8:1:${network.toString(16)}::1`, `${10_000_000 + (host % 90)}-0`);
    expect(failuresUntilHeld(() => rotating(host++ & 0xff))).toBe(100);
    // Every next one in another /56 of it: the rest of the /48's budget.
    expect(failuresUntilHeld(() => rotating((host++ << 8) & 0xffff))).toBe(50);
    expect(throttle.slows(from("2001:db8:2::1"))).toBe(false);
  });

  it("is cleared by an admin, and the accounts that were tried are not", () => {
    failuresUntilHeld(guess);
    failuresUntilHeld(() => from("198.51.100.7"));
    throttle.clearNetworks();
    expect(failuresUntilHeld(guess)).toBe(50);
    expect(() => throttle.check(from("198.51.100.7"))).toThrow(AppError);
  });
});

describe("many accounts", () => {
  const stranger = (count: number) => from(`198.51.${count >> 8}.${count & 255}`, somebody());

  it("raises the alarm once, by 300 failures, when 5,000 accounts are sprayed from 100 addresses", () => {
    const alarms: number[] = [];
    for (let count = 0; count < 5000; count += 1) {
      if (throttle.begin(from(`198.51.100.${count % 100}`, somebody())).failed()) alarms.push(count + 1);
      if (count % 49 === 0) now += 10 * SECOND;
    }
    expect(alarms).toHaveLength(1);
    expect(alarms[0]).toBeLessThanOrEqual(300);
  });

  it("slows unknown browsers a little, refuses nobody, and stops an hour after the last failure", () => {
    expect(throttle.slows(stranger(0))).toBe(false);
    for (let count = 0; count < 5000; count += 1) fail(stranger(count));
    const waits = Array.from({ length: 100 }, (_, count) => waitOf(stranger(10_000 + count)));
    expect(new Set(waits)).toEqual(new Set([2 * SECOND]));
    expect(throttle.slows(known())).toBe(false);
    now += HOUR;
    expect(throttle.slows(stranger(0))).toBe(false);
  });

  it("holds no more than 400 at once", () => {
    for (let count = 0; count < 101; count += 1) fail(stranger(count));
    for (let count = 0; count < 400; count += 1) throttle.slowDown(stranger(1000 + count));
    expect(throttle.figures.waiting).toBe(400);
    expect(() => throttle.slowDown(stranger(2000))).toThrow(AppError);
  });
});

describe("memory", () => {
  it("forgets the account that failed longest ago, not the one under attack", () => {
    const limits = { freeFailures: 1, maxWaitMs: HOUR, forgetAfterMs: DAY, capacity: 100 };
    const backoff = new Backoff({ now: () => now, ...limits });
    for (let count = 0; count < 5000; count += 1) {
      backoff.addFailure(`account-${count}`);
      if (count % 50 === 0) backoff.addFailure("victim");
    }
    expect(backoff.size).toBe(100);
    expect(backoff.waitMs("victim")).toBe(HOUR);
  });

  it("is bounded for networks too", () => {
    const buckets = new LeakyBuckets({ now: () => now, windowMs: HOUR, maxBudgets: 4, capacity: 100 });
    for (let count = 0; count < 5000; count += 1) buckets.add({ key: `host-${count}`, budget: 1 });
    expect(buckets.size).toBe(100);
    expect(buckets.level("host-4999")).toBe(1);
  });

  it("keeps no more than four budgets against a network", () => {
    for (let count = 0; count < 10_000; count += 1) fail(from("192.0.2.1", somebody()));
    expect(throttle.figures.slowNetworks).toBe(1);
    now += 30 * MINUTE + 1;
    expect(throttle.figures.slowNetworks).toBe(0);
  });
});
