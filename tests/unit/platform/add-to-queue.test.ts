import PQueue from "p-queue";
import { describe, expect, test } from "vitest";
import { abortable } from "#app/platform/abortable.ts";
import { addToQueue } from "#app/platform/add-to-queue.ts";

/** Work that ends when the test says so. */
function held() {
  let finish: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let hasBegun = false;
  const work = () => {
    hasBegun = true;
    return ended;
  };
  return { work, finish: () => finish(), hasBegun: () => hasBegun };
}

/** All that can go on without anything from outside has gone on. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("addToQueue", () => {
  test("begins at once where a place is free, and otherwise in order of priority and arrival", async () => {
    const queue = new PQueue({ concurrency: 1 });
    const first = held();
    const order: string[] = [];
    const note = (name: string) => async () => void order.push(name);
    void addToQueue(queue, first.work);
    expect(first.hasBegun()).toBe(true);
    const all = [
      addToQueue(queue, note("a")),
      addToQueue(queue, note("urgent"), { priority: 1 }),
      addToQueue(queue, note("b"), { signal: new AbortController().signal }),
      addToQueue(queue, note("urgent too"), { priority: 1 }),
    ];
    first.finish();
    await Promise.all(all);
    expect(order).toEqual(["urgent", "urgent too", "a", "b"]);
  });

  test("work whose signal is aborted while it runs keeps its place and its own end", async () => {
    const queue = new PQueue({ concurrency: 1 });
    const caller = new AbortController();
    const [running, next] = [held(), held()];
    const answer = addToQueue(queue, running.work, { signal: caller.signal });
    void addToQueue(queue, next.work);
    caller.abort(new Error("given up"));
    await settled();
    expect([queue.pending, next.hasBegun()]).toEqual([1, false]);
    running.finish();
    await expect(answer).resolves.toBeUndefined();
    await settled();
    expect(next.hasBegun()).toBe(true);
  });

  test("who gives up while waiting, or before, is answered at once and never begins", async () => {
    const queue = new PQueue({ concurrency: 1 });
    const caller = new AbortController();
    const [running, waiting] = [held(), held()];
    void addToQueue(queue, running.work);
    const answers = [
      addToQueue(queue, waiting.work, { signal: caller.signal }),
      addToQueue(queue, waiting.work, { signal: AbortSignal.abort(new Error("too late")) }),
    ];
    caller.abort(new Error("given up"));
    expect(queue.size).toBe(0);
    const [first, second] = await Promise.allSettled(answers);
    expect(first).toMatchObject({ reason: { message: "given up" } });
    expect(second).toMatchObject({ reason: { message: "too late" } });
    running.finish();
    await settled();
    expect(waiting.hasBegun()).toBe(false);
  });
});

describe("abortable", () => {
  test("is the promise's end, or the signal's reason if that comes first", async () => {
    const caller = new AbortController();
    expect(await abortable(Promise.resolve("end"), caller.signal)).toBe("end");
    const never = abortable(new Promise(() => undefined), caller.signal);
    caller.abort(new Error("given up"));
    await expect(never).rejects.toThrow("given up");
    await expect(abortable(Promise.reject(new Error("unheard")), caller.signal)).rejects.toThrow("given up");
    expect(await abortable(Promise.resolve("end"), undefined)).toBe("end");
  });
});
