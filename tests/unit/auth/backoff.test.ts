import { beforeEach, expect, test } from "vitest";
import { Backoff } from "#app/features/auth/throttle/key-backoff.server.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

let now = 0;
let backoff: Backoff;
beforeEach(() => {
  now = 0;
  backoff = new Backoff({
    now: () => now,
    freeFailures: 5,
    maxWaitMs: 2 * HOUR,
    forgetAfterMs: DAY,
    capacity: 3,
  });
});

function fail(times: number, key = "ana"): void {
  for (let count = 0; count < times; count += 1) backoff.addFailure(key);
}

test("who has waited to the end counts as blocked no more", () => {
  fail(5);
  now = 2 * SECOND - 1;
  expect([backoff.waitMs("ana"), backoff.blocked()]).toEqual([1, 1]);
  now = 2 * SECOND;
  expect([backoff.waitMs("ana"), backoff.blocked()]).toEqual([0, 0]);
});

test("a stranger waits as after his own failures when a right password beside them took long to compare", () => {
  fail(4);
  const takeBack = backoff.addFailure("ana");
  now = 2 * SECOND;
  fail(1);
  expect(backoff.waitMs("ana")).toBe(4 * SECOND);
  takeBack();
  expect(backoff.waitMs("ana")).toBe(2 * SECOND);
});

test("a failure while a right password is compared is held against the name for a day of its own", () => {
  const takeBack = backoff.addFailure("ana");
  now = 10 * SECOND;
  fail(4);
  takeBack();
  now = DAY + 5 * SECOND;
  fail(1);
  expect(backoff.waitMs("ana")).toBe(2 * SECOND);
});

test("a day after the last failure a name is as new, and takes no memory", () => {
  fail(5);
  now = DAY - 1;
  expect(backoff.waitMs("ana")).toBe(0);
  expect(backoff.size).toBe(1);
  now = DAY;
  expect(backoff.waitMs("ana")).toBe(0);
  expect(backoff.size).toBe(0);
  fail(4);
  expect(backoff.waitMs("ana")).toBe(0);
});

test("a failure just before the day is over goes on with the count", () => {
  fail(5);
  now = DAY - 1;
  fail(1);
  expect(backoff.waitMs("ana")).toBe(4 * SECOND);
});

test("a restart takes up no more names than there is room for, those that failed last", () => {
  for (let at = 0; at < 5; at += 1) {
    backoff.restore(`name-${at}`, { failures: 9, lastFailure: at, blockedUntil: HOUR + at });
  }
  expect(backoff.size).toBe(3);
  const waits = ["name-1", "name-2", "name-4"].map((name) => backoff.waitMs(name));
  expect(waits).toEqual([0, HOUR + 2, HOUR + 4]);
});
