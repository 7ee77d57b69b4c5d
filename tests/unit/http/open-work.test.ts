import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OpenWork } from "#app/http/abort-with-session.server.ts";

/** Sessions that live, as the database would say; how often it was asked. */
let live: Set<string>;
let looks = 0;
let work: OpenWork;

beforeEach(() => {
  vi.useFakeTimers();
  live = new Set(["a", "b"]);
  looks = 0;
  work = new OpenWork(async (sessions) => {
    looks += 1;
    return new Set(sessions.filter((session) => live.has(session)));
  });
});
afterEach(() => void vi.useRealTimers());

test("everything of a session that has ended is told so, and nothing else", async () => {
  const [one, two, other] = [work.begin("a"), work.begin("a"), work.begin("b")];
  live.delete("a");
  await work.closeEnded();
  expect([one, two, other].map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  expect(work.size).toBe(1);
});

test("what another process ended is found within two seconds, and nobody looks when nothing is under way", async () => {
  const one = work.begin("a");
  live.delete("a");
  await vi.advanceTimersByTimeAsync(2000);
  expect(one.signal.aborted).toBe(true);
  const before = looks;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(before);
  // And again for what begins later.
  live.add("a");
  const later = work.begin("a");
  live.delete("a");
  await vi.advanceTimersByTimeAsync(2000);
  expect(later.signal.aborted).toBe(true);
});

test("what is done is not told any more", async () => {
  const [one, two] = [work.begin("a"), work.begin("a")];
  one.end();
  one.end();
  live.delete("a");
  expect(await two.isLive()).toBe(false);
  expect([one.signal.aborted, two.signal.aborted, work.size]).toEqual([false, true, 0]);
});
