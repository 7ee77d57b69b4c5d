import { beforeEach, expect, test } from "vitest";
import { LeakyBuckets } from "#app/features/auth/throttle/leaky-bucket.server.ts";

const MINUTE = 60_000;

let now = 0;
let buckets: LeakyBuckets;
beforeEach(() => {
  now = 0;
  buckets = new LeakyBuckets({ now: () => now, windowMs: 10 * MINUTE, maxBudgets: 4, capacity: 2 });
});

const fail = (key: string) => buckets.add({ key, budget: 50 });

test("the network that failed longest ago is forgotten, not the one that goes on", () => {
  for (const key of ["busy", "quiet", "busy", "new"]) fail(key);
  expect(["busy", "quiet", "new"].map((key) => buckets.level(key))).toEqual([2, 0, 1]);
});

test("a network is over its budget with the failure that fills it, as its tries are", () => {
  for (let count = 0; count < 49; count += 1) fail("room");
  expect(buckets.over).toBe(0);
  fail("room");
  expect(buckets.over).toBe(1);
});

test("a right password is taken back from what has drained meanwhile, and never below nothing", () => {
  for (let count = 0; count < 10; count += 1) fail("room");
  const takeBack = fail("room");
  now = MINUTE;
  // Five a minute drain.
  takeBack();
  expect(buckets.level("room")).toBe(5);
  const last = fail("home");
  now = 2 * MINUTE;
  last();
  expect(buckets.level("home")).toBe(0);
});

test("a restart takes up no more networks than there is room for", () => {
  for (const key of ["a", "b", "c"]) buckets.restore(key, { level: 9, at: 0, budget: 50 });
  expect(buckets.size).toBe(2);
});
