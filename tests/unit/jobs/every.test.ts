import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { every } from "#app/jobs/every.server.ts";
import { log } from "#app/platform/log.server.ts";

// The clock is replaced: the real interval is minutes.
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A task whose runs end when the test says so. */
function heldTask() {
  const ends: (() => void)[] = [];
  return { ends, task: () => new Promise<void>((resolve) => ends.push(resolve)) };
}

test("runs at once and then at each interval", async () => {
  const task = vi.fn(async () => {});
  const recurring = every(1000, "chore", task);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(task).toHaveBeenCalledTimes(3);
  await recurring.stop();
});

test("never runs twice at the same time", async () => {
  const { ends, task } = heldTask();
  const recurring = every(1000, "chore", task);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await recurring.stop();
});

test("a failing run is logged and the next one comes", async () => {
  const logged = vi.spyOn(log, "error").mockReturnValue(undefined);
  const task = vi.fn().mockRejectedValueOnce(new Error("disk")).mockResolvedValue(undefined);
  const recurring = every(1000, "chore", task);
  await vi.advanceTimersByTimeAsync(1000);
  expect(task).toHaveBeenCalledTimes(2);
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ task: "chore" }), expect.any(String));
  await recurring.stop();
});

test("stopping waits for the run under way and begins no other", async () => {
  const { ends, task } = heldTask();
  const recurring = every(1000, "chore", task);
  let stopped = false;
  const stopping = recurring.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(3000);
  expect(stopped).toBe(false);
  ends[0]?.();
  await stopping;
  expect(ends).toHaveLength(1);
});
