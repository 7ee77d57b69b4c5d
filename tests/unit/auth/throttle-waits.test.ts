import { beforeEach, describe, expect, it, test } from "vitest";
import { type LoginAttempt, LoginThrottle } from "#app/features/auth/throttle/login-throttle.server.ts";

const SECOND = 1000;
const RUT = "12345678-5";

const clock = { ms: 0 };
let throttle: LoginThrottle;
beforeEach(() => {
  clock.ms = 0;
  throttle = new LoginThrottle(() => clock.ms, "secret");
});

const from = (address: string, name = RUT): LoginAttempt => ({ name, address, device: null });
/** Wrong passwords for as many accounts, all from one address. */
function spray(accounts: number, address: string): void {
  for (let count = 0; count < accounts; count += 1) throttle.begin(from(address, `${10_000_000 + count}-0`)).failed();
}

/** The eleventh wrong password in a row, each as soon as it is allowed: two minutes and eight seconds. */
function elevenFailures(): void {
  for (let count = 1; count <= 11; count += 1) {
    throttle.begin(from("192.0.2.1")).failed();
    if (count >= 5 && count < 11) clock.ms += SECOND * 2 ** (count - 4);
  }
}

describe("what a person reads who has to wait", () => {
  it.each([
    [128, "3 minutos"],
    [120, "2 minutos"],
    [90, "2 minutos"],
    [89, "89 segundos"],
    [2, "2 segundos"],
    [1, "1 segundo"],
    [0.4, "1 segundo"],
  ])("%s seconds before the end: %s", (left, span) => {
    elevenFailures();
    clock.ms += (128 - left) * SECOND;
    expect(() => throttle.check(from("192.0.2.1"))).toThrow(
      expect.objectContaining({
        message: `Demasiados intentos. Espera ${span} y vuelve a intentarlo.`,
        retryAfter: Math.ceil(left),
      }),
    );
  });
});

describe("an attempt that has waited", () => {
  it("for the alarm does not wait for it again, but for its turn when its network has filled up meanwhile", () => {
    spray(101, "198.51.100.1");
    const attempt = from("192.0.2.1");
    const first = throttle.slowDown(attempt);
    expect(first).toMatchObject({ waitMs: 2 * SECOND, waited: "alarm" });
    clock.ms += first.waitMs;
    first.leave();
    expect(throttle.slows(attempt, "alarm")).toBe(false);
    spray(50, "192.0.2.1");
    expect(throttle.slows(attempt, "alarm")).toBe(true);
    const second = throttle.slowDown(attempt, "alarm");
    expect(second).toMatchObject({ waitMs: SECOND / 4, waited: "turn" });
    clock.ms += second.waitMs;
    second.leave();
    // Its turn is its turn: whoever fails beside it does not send it back.
    spray(50, "192.0.2.1");
    expect(throttle.slows(from("192.0.2.1", "7654321-K"), "alarm")).toBe(true);
    expect(throttle.slows(attempt, "turn")).toBe(false);
    // One attempt, however often it waited.
    expect(throttle.figures.slowed).toBe(1);
  });

  it("for both has waited for its turn", () => {
    spray(101, "192.0.2.1");
    expect(throttle.slowDown(from("192.0.2.1"))).toMatchObject({ waitMs: 2 * SECOND, waited: "turn" });
  });
});

test("the figures tell what came of every try", () => {
  spray(4, "192.0.2.1");
  for (let count = 0; count < 5; count += 1) throttle.begin(from("192.0.2.1")).failed();
  for (let count = 0; count < 2; count += 1) expect(() => throttle.check(from("192.0.2.1"))).toThrow();
  for (const name of ["ana", "eva", "luz"])
    throttle.begin(from("192.0.2.1", `${name}@universidad.example`)).succeeded();
  const none = { slowed: 0, waiting: 0, slowNetworks: 0, isAlarmUp: false };
  expect(throttle.figures).toEqual({
    right: 3,
    wrong: 9,
    throttled: 2,
    blockedNames: 1,
    blockedDirectoryNames: 0,
    ...none,
  });
});

describe("an admin who takes the waits away", () => {
  it("ends the alarm, and nobody stands behind a line of before", () => {
    spray(300, "192.0.2.1");
    for (let count = 0; count < 10; count += 1) throttle.slowDown(from("192.0.2.1", `${20_000_000 + count}-0`));
    expect(throttle.figures).toMatchObject({ isAlarmUp: true, slowNetworks: 1, slowed: 10 });
    throttle.clearNetworks();
    expect(throttle.figures).toMatchObject({ isAlarmUp: false, slowNetworks: 0 });
    spray(50, "192.0.2.1");
    expect(throttle.slowDown(from("192.0.2.1", "7654321-K")).waitMs).toBe(SECOND / 4);
  });

  it("for one person leaves the browsers of the others as they are", () => {
    const browserOf = (rut: string): LoginAttempt => ({ ...from("192.0.2.1", rut), device: { rut, nonce: "n" } });
    for (const rut of [RUT, "7654321-K"]) {
      for (let count = 0; count < 5; count += 1) throttle.begin(browserOf(rut)).failed();
    }
    throttle.unblock({ rut: RUT, email: "ana@universidad.example" });
    expect(() => throttle.check(browserOf(RUT))).not.toThrow();
    expect(() => throttle.check(browserOf("7654321-K"))).toThrow();
  });
});

describe("a right password", () => {
  /** Wrong ones that are looked at now. */
  function triesLeft(attempt: LoginAttempt): number {
    for (let count = 0; ; count += 1) {
      try {
        throttle.begin(attempt).failed();
      } catch {
        return count;
      }
    }
  }

  it("costs nothing, however often a person signs in from new browsers", () => {
    for (let count = 0; count < 20; count += 1) throttle.begin(from("192.0.2.1")).succeeded();
    expect(triesLeft(from("192.0.2.1"))).toBe(5);
  });

  it("of the guesser's own account does not wash off what his network has failed", () => {
    spray(49, "192.0.2.1");
    for (let count = 0; count < 10; count += 1) throttle.begin(from("192.0.2.1", "7654321-K")).succeeded();
    expect(throttle.slows(from("192.0.2.1"))).toBe(false);
    spray(1, "192.0.2.1");
    expect(throttle.slows(from("192.0.2.1"))).toBe(true);
  });

  it("is let in although the person was unblocked while it was compared", () => {
    const trial = throttle.begin(from("192.0.2.1"));
    throttle.unblock({ rut: RUT, email: "ana@universidad.example" });
    trial.succeeded();
    expect(throttle.figures.right).toBe(1);
    expect(triesLeft(from("192.0.2.1"))).toBe(5);
  });
});
