// Prevents: figures about password guessing in docs/seguridad.md that the real limits no longer yield.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type LoginAttempt, LoginThrottle, type Waited } from "#app/features/auth/throttle/login-throttle.server.ts";
import { AppError } from "#app/platform/errors.ts";

/**
 * The figures of the guide for security about guessing are those of the real limits, run on a clock that is moved by
 * hand.
 */

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** As the guide supposes: accounts that still have their initial password, among the RUTs of people of that age. */
const ACCOUNTS = 20_000;
const PLAUSIBLE_RUTS = 4_000_000;

const guide = readFileSync("docs/seguridad.md", "utf8");
/** A figure of the guide's table by the beginning of its row. */
function figure(row: string): number {
  const cell = guide
    .split("\n")
    .find((line) => line.startsWith(`| ${row}`))
    ?.split("|")[2];
  return Number(cell?.trim().replaceAll(".", "").replace(",", "."));
}

type Waiting = { at: number; attempt: LoginAttempt; waited: Waited; leave: () => void };

/**
 * Wrong passwords that are looked at within some time, each as soon as it is allowed.
 * @param tries as many at the same time as are given a place
 */
function looked(milliseconds: number, attemptOf: (index: number) => LoginAttempt, tries = 1): number {
  let now = 0;
  let count = 0;
  const throttle = new LoginThrottle(() => now, "secret");
  const waiting: Waiting[] = [];
  /** As a sign-in does: waits as often as it is told to, then it is looked at. */
  const go = (attempt: LoginAttempt, waited: Waited): void => {
    throttle.check(attempt);
    if (throttle.slows(attempt, waited)) {
      const place = throttle.slowDown(attempt, waited);
      waiting.push({ ...place, at: now + place.waitMs, attempt });
      return;
    }
    throttle.begin(attempt).failed();
    count += 1;
  };
  /** @returns milliseconds after which to come back; 0: it was let in */
  const attempt = (work: () => void): number => {
    try {
      work();
      return 0;
    } catch (error) {
      if (error instanceof AppError) return (error.retryAfter ?? 1) * SECOND;
      throw error;
    }
  };
  for (let index = 0; now < milliseconds; ) {
    let comeBack = 0;
    while (waiting.length < tries && comeBack === 0) comeBack = attempt(() => go(attemptOf(index++), "not"));
    const next = waiting.sort((left, right) => left.at - right.at).shift();
    if (!next) {
      now += comeBack;
      continue;
    }
    now = Math.max(now, next.at);
    next.leave();
    attempt(() => go(next.attempt, next.waited));
  }
  return count;
}

const NAMES = ["12345678-5", "ana@universidad.example"];
/** Both names of a person, each with its count. */
const oneAccount = (days: number) =>
  NAMES.reduce(
    (sum, name) =>
      sum + looked(days * DAY, (index) => ({ name, address: `198.51.${index >> 8}.${index & 255}`, device: null })),
    0,
  );
const oneAddress = (index: number) => ({ name: `${10_000_000 + index}-5`, address: "198.51.100.1", device: null });
/** What one address reaches in a day: every hour after the first is like the second. */
function lookedInDay(tries: number): number {
  const first = looked(HOUR, oneAddress, tries);
  return first + 23 * (looked(2 * HOUR, oneAddress, tries) - first);
}
/** To two significant places: what one address reaches depends on milliseconds. */
const rounded = (value: number) => Number(value.toPrecision(2));

test("tries against one account", () => {
  expect(figure("primer día, una cuenta")).toBe(oneAccount(1));
  expect(figure("cada día siguiente, una cuenta")).toBe(oneAccount(3) - oneAccount(2));
  expect(figure("30 días, una cuenta")).toBe(oneAccount(30));
});

test("chance to hit a chosen password of four signs within 30 days", () => {
  const tries = oneAccount(30);
  expect(figure("% de acertar en 30 días: 4 dígitos")).toBeCloseTo((tries / 10 ** 4) * 100, 1);
  expect(figure("% de acertar en 30 días: 4 letras o dígitos")).toBeCloseTo((tries / 36 ** 4) * 100, 2);
});

test("tries of one address over many accounts, and what initial passwords are worth then", () => {
  const [single, parallel] = [lookedInDay(1), lookedInDay(400)];
  expect(figure("un día, una dirección, de a uno")).toBe(rounded(single));
  expect(figure("un día, una dirección, todos los que se aceptan a la vez")).toBe(rounded(parallel));
  expect(figure("cuentas al día por dirección")).toBe(rounded(parallel * (ACCOUNTS / PLAUSIBLE_RUTS)));
});
