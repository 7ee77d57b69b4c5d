import { expect, test } from "vitest";
import { Slowdown } from "#app/features/auth/throttle/attempt-pacer.server.ts";

const limits = { pacesMs: [250, 500, 1000] as const, maxMs: 2000, maxWaiting: 6, maxOfName: 2 };
const make = (now = () => 0) => new Slowdown({ now, ...limits });
const slow = (level: number, key = "n") => [{ key, level, budget: 50 }];

test("the pace of a network depends on how far it is over its budget", () => {
  const waits = [50, 74, 75, 99, 100, 200].map((level) => make().enter("a", slow(level), 0));
  expect(waits).toMatchObject([250, 250, 500, 500, 1000, 1000].map((waitMs) => ({ waitMs })));
});

test("tries of a network come one after the other, those of another do not wait for them", () => {
  const slowdown = make();
  expect(slowdown.enter("a", slow(100), 0)).toMatchObject({ waitMs: 1000 });
  expect(slowdown.enter("b", slow(100), 0)).toMatchObject({ waitMs: 2000 });
  expect(slowdown.enter("c", slow(100), 0)).toEqual({ comeBackMs: 1000 });
  expect(slowdown.enter("c", slow(100, "other"), 0)).toMatchObject({ waitMs: 1000 });
});

test("who is refused takes no turn, and of several networks the slowest counts", () => {
  const slowdown = make();
  slowdown.enter("a", slow(100, "wide"), 0);
  slowdown.enter("b", slow(100, "wide"), 0);
  const both = [...slow(50, "narrow"), ...slow(100, "wide")];
  expect(slowdown.enter("c", both, 0)).toEqual({ comeBackMs: 1000 });
  expect(slowdown.enter("c", slow(50, "narrow"), 0)).toMatchObject({ waitMs: 250 });
});

test("so many wait and no more, over all and under one name; a place is free again afterwards", () => {
  const slowdown = make();
  const places = ["a", "a", "b", "b", "c", "c"].map((name) => slowdown.enter(name, [], 2000));
  expect(slowdown.enter("d", [], 2000)).toEqual({ comeBackMs: 2000 });
  const [first] = places;
  if (first && "leave" in first) first.leave();
  expect(slowdown.waiting).toBe(5);
  expect(slowdown.enter("b", [], 2000)).toEqual({ comeBackMs: 2000 });
  expect(slowdown.enter("a", [], 2000)).toMatchObject({ waitMs: 2000 });
});

test("a turn that has passed holds nobody up", () => {
  let now = 0;
  const slowdown = make(() => now);
  slowdown.enter("a", slow(100), 0);
  now = 60_000;
  expect(slowdown.enter("b", slow(100), 0)).toMatchObject({ waitMs: 1000 });
  slowdown.clear();
  expect(slowdown.enter("c", slow(100), 0)).toMatchObject({ waitMs: 1000 });
});

test("one name never has more places than its own, also when some of its tries have been looked at", () => {
  const slowdown = make();
  const [first, second] = [slowdown.enter("a", [], 2000), slowdown.enter("a", [], 2000)];
  if (!("leave" in first && "leave" in second)) throw new Error("both have a place");
  first.leave();
  expect(slowdown.enter("a", [], 2000)).toMatchObject({ waitMs: 2000 });
  expect(slowdown.enter("a", [], 2000)).toEqual({ comeBackMs: 2000 });
});

test("a name has all its places again once none of its tries waits", () => {
  const slowdown = make();
  for (let round = 0; round < 3; round += 1) {
    const places = [slowdown.enter("a", [], 2000), slowdown.enter("a", [], 2000)];
    for (const place of places) {
      if (!("leave" in place)) throw new Error(`no place in round ${round}`);
      place.leave();
    }
  }
});

test("who leaves before its turn does not make the line faster", () => {
  const slowdown = make();
  const place = slowdown.enter("a", slow(100), 0);
  if ("leave" in place) place.leave();
  expect(slowdown.waiting).toBe(0);
  expect(slowdown.enter("b", slow(100), 0)).toMatchObject({ waitMs: 2000 });
});
