import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UploadMemoryLimit } from "#app/http/upload-memory-limit.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether it is let in without anything else happening. */
async function isIn(taking: Promise<unknown>): Promise<boolean> {
  let isSettled = false;
  void taking.then(
    () => (isSettled = true),
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(0);
  return isSettled;
}

test("a lecture hall of small files fits at once", async () => {
  const room = new UploadMemoryLimit();
  const all = Array.from({ length: 200 }, () => room.take(300 * 1024));
  expect(await isIn(Promise.all(all))).toBe(true);
});

test("who finds no room waits, in the order of coming", async () => {
  const room = new UploadMemoryLimit(30);
  const first = await room.take(6);
  const large = room.take(10);
  const small = room.take(1);
  expect([await isIn(large), await isIn(small)]).toEqual([false, false]);
  first();
  expect([await isIn(large), await isIn(small)]).toEqual([true, false]);
  (await large)();
  expect(await isIn(small)).toBe(true);
});

test("a file larger than all the room comes alone", async () => {
  const room = new UploadMemoryLimit(30);
  const leave = await room.take(1000);
  const next = room.take(1);
  expect(await isIn(next)).toBe(false);
  leave();
  expect(await isIn(next)).toBe(true);
});

test("waiting has an end, and leaves the place to the next", async () => {
  const room = new UploadMemoryLimit(30, 1000);
  const first = await room.take(6);
  const large = room.take(10);
  const refused = expect(large).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
  await vi.advanceTimersByTimeAsync(500);
  const small = room.take(2);
  await vi.advanceTimersByTimeAsync(500);
  await refused;
  expect(await isIn(small)).toBe(true);
  first();
});

test("so many may wait and no more", async () => {
  const room = new UploadMemoryLimit(3, 1000);
  await room.take(1);
  const waiting = Array.from({ length: 250 }, () => room.take(1).catch(() => "refused"));
  await expect(room.take(1)).rejects.toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["refused"]));
});
