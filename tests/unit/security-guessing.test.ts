import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type LoginAttempt, LoginThrottle } from "#app/features/auth/throttle.server.ts";
import { AppError } from "#app/platform/errors.ts";

/** The figures of the guide for security about guessing are those of the real limits, run on a clock that is moved by hand. */

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
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

/** Wrong passwords that are looked at within so many days, always as soon as one is allowed again. */
function looked(days: number, attemptOf: (index: number) => LoginAttempt): number {
  let now = 0;
  let count = 0;
  let index = 0;
  const throttle = new LoginThrottle(() => now);
  while (now < days * DAY) {
    const attempt = attemptOf(index);
    index += 1;
    try {
      throttle.begin(attempt);
      throttle.failed(attempt);
      count += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      now += (error.retryAfter ?? 1) * SECOND;
    }
  }
  return count;
}

const oneAccount = (index: number) => ({ account: "12345678-5", address: `198.51.${index}.1`, device: null });
const oneAddress = (index: number) => ({ account: `${10_000_000 + index}-5`, address: "198.51.100.1", device: null });

test("tries against one account", () => {
  expect(figure("primer día, una cuenta")).toBe(looked(1, oneAccount));
  expect(figure("cada día siguiente, una cuenta")).toBe(looked(3, oneAccount) - looked(2, oneAccount));
  expect(figure("30 días, una cuenta")).toBe(looked(30, oneAccount));
});

test("chance to hit a chosen password of four signs within 30 days", () => {
  const tries = looked(30, oneAccount);
  expect(figure("% de acertar en 30 días: 4 dígitos")).toBeCloseTo((tries / 10 ** 4) * 100, 1);
  expect(figure("% de acertar en 30 días: 4 letras o dígitos")).toBeCloseTo((tries / 36 ** 4) * 100, 2);
});

test("tries of one address over many accounts, and what initial passwords are worth then", () => {
  const tries = looked(1, oneAddress);
  expect(figure("un día, una dirección")).toBe(tries);
  expect(figure("cuentas al día por dirección")).toBe(Math.round(tries * (ACCOUNTS / PLAUSIBLE_RUTS)));
});
