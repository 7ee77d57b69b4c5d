import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FailureReason, ModelFailure, type PriorityClass } from "#app/ai/chat-model.ts";
import { createConcurrencyQueue, type QueuedCall } from "#app/ai/concurrency-queue.server.ts";

// The queue's only clock is the timers': replaced, so that a deadline of minutes takes no time.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ONE_EACH = { interview: 1, cv: 1 };

function call(priority: PriorityClass, more: Partial<QueuedCall> = {}): QueuedCall {
  return { task: `${priority}.task`, priority, owner: null, deadlineMs: 8000, ...more };
}

/** Work that begins and ends when the test says so. */
function held() {
  let finish: (value: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const work = vi.fn((_signal: AbortSignal) => ended);
  return { work, finish };
}

async function reasonOf(answer: Promise<unknown>): Promise<FailureReason> {
  const error = await answer.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ModelFailure)) throw new Error(`no ModelFailure: ${String(error)}`);
  return error.reason;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe("turns", () => {
  it("runs the calls of a priority class one after the other, in their order", async () => {
    const queue = createConcurrencyQueue({ parallel: ONE_EACH });
    const [first, second, third] = [held(), held(), held()];
    const answers = [first, second, third].map(({ work }) => queue.run(call("cv"), work));
    expect([first, second, third].map(({ work }) => work.mock.calls.length)).toEqual([1, 0, 0]);
    first.finish("1");
    await settle();
    expect([second, third].map(({ work }) => work.mock.calls.length)).toEqual([1, 0]);
    second.finish("2");
    third.finish("3");
    expect(await Promise.all(answers)).toEqual(["1", "2", "3"]);
  });

  it("gives each priority class its own places", async () => {
    const queue = createConcurrencyQueue({ parallel: ONE_EACH });
    const [cv, interview] = [held(), held()];
    void queue.run(call("cv"), cv.work);
    void queue.run(call("interview"), interview.work);
    expect(interview.work).toHaveBeenCalledOnce();
  });

  it("refuses a priority class that has no places", async () => {
    const queue = createConcurrencyQueue({ parallel: { interview: 1, cv: 0 }, waiting: { interview: 1, cv: 0 } });
    const { work } = held();
    expect(await reasonOf(queue.run(call("cv"), work))).toBe("busy");
    expect(work).not.toHaveBeenCalled();
    expect(await queue.run(call("interview"), async () => "answer")).toBe("answer");
  });

  it("runs several at once where the engine can", () => {
    const queue = createConcurrencyQueue({ parallel: { interview: 2, cv: 1 } });
    const [first, second, third] = [held(), held(), held()];
    for (const { work } of [first, second, third]) void queue.run(call("interview"), work);
    expect(queue.state().byPriority.interview).toEqual({ running: 2, waiting: 1 });
  });

  it("gives the place on when work throws, also at once", async () => {
    const queue = createConcurrencyQueue({ parallel: ONE_EACH });
    const thrown = queue.run(call("cv"), () => {
      throw new RangeError("a defect");
    });
    await expect(thrown).rejects.toThrow(RangeError);
    expect(await queue.run(call("cv"), async () => "next")).toBe("next");
    expect(queue.state().tasks[0]?.outcomes).toEqual({ error: 1, done: 1 });
  });
});

describe("limits", () => {
  it.each([
    ["interview", 8],
    ["cv", 4],
  ] as const)("lets %s calls wait up to %d and refuses the next at once", async (priority, limit) => {
    const queue = createConcurrencyQueue({ parallel: ONE_EACH });
    const work = held();
    for (let index = 0; index <= limit; index += 1) void queue.run(call(priority), work.work);
    expect(queue.state().byPriority[priority]).toEqual({ running: 1, waiting: limit });
    expect(await reasonOf(queue.run(call(priority), held().work))).toBe("busy");
    expect(queue.state().byPriority[priority].waiting).toBe(limit);
  });

  it("takes one call of a person in each priority class until it is answered", async () => {
    const queue = createConcurrencyQueue({ parallel: { interview: 3, cv: 3 } });
    const first = held();
    const answer = queue.run(call("cv", { owner: 7 }), first.work);
    expect(await reasonOf(queue.run(call("cv", { owner: 7 }), held().work))).toBe("busy");
    const others = [call("interview", { owner: 7 }), call("cv", { owner: 8 }), call("cv"), call("cv")];
    for (const other of others) void queue.run(other, held().work).catch(() => undefined);
    expect(queue.state().byPriority).toEqual({ interview: { running: 1, waiting: 0 }, cv: { running: 3, waiting: 1 } });
    first.finish("");
    await answer;
    void queue.run(call("cv", { owner: 7 }), held().work).catch(() => undefined);
    expect(queue.state().byPriority.cv).toEqual({ running: 3, waiting: 1 });
  });

  it("asks whether a call may queue at all, and does not keep its person out", async () => {
    let down = true;
    const queue = createConcurrencyQueue({
      parallel: ONE_EACH,
      refuse: () => (down ? new ModelFailure("down", "down") : null),
    });
    expect(await reasonOf(queue.run(call("cv", { owner: 1 }), held().work))).toBe("down");
    down = false;
    expect(await queue.run(call("cv", { owner: 1 }), async () => "up")).toBe("up");
  });
});

describe("deadlines", () => {
  it("answers a call that waits at its deadline, and never starts it", async () => {
    const queue = createConcurrencyQueue({ parallel: ONE_EACH });
    const [running, late] = [held(), held()];
    void queue.run(call("interview", { deadlineMs: 100_000 }), running.work);
    const answer = reasonOf(queue.run(call("interview"), late.work));
    await vi.advanceTimersByTimeAsync(7999);
    expect(queue.state().byPriority.interview.waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe("deadline");
    running.finish("");
    await settle();
    expect(late.work).not.toHaveBeenCalled();
  });

  it("counts waiting and computing together, tells the work, and keeps its place until it has settled", async () => {
    const queue = createConcurrencyQueue({ parallel: ONE_EACH });
    const [first, stubborn, next] = [held(), held(), held()];
    void queue.run(call("cv"), first.work);
    const answer = reasonOf(queue.run(call("cv"), stubborn.work));
    await vi.advanceTimersByTimeAsync(5000);
    first.finish("");
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answer).toBe("deadline");
    const signal = stubborn.work.mock.calls[0]?.[0];
    expect(signal?.aborted).toBe(true);
    void queue.run(call("cv"), next.work);
    expect(next.work).not.toHaveBeenCalled();
    stubborn.finish("too late");
    await settle();
    expect(next.work).toHaveBeenCalledOnce();
  });

  it("leaves no timer behind", async () => {
    const queue = createConcurrencyQueue({ parallel: ONE_EACH });
    await queue.run(call("cv"), async () => "done");
    await expect(queue.run(call("cv"), () => Promise.reject(new Error("bad")))).rejects.toThrow("bad");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("callers who give up", () => {
  it("are answered at once, whether they wait or are being served, or come too late", async () => {
    const queue = createConcurrencyQueue({ parallel: ONE_EACH });
    const [served, waits] = [held(), held()];
    const callers = [new AbortController(), new AbortController()] as const;
    const answers = [
      reasonOf(queue.run(call("cv", { signal: callers[0].signal }), served.work)),
      reasonOf(queue.run(call("cv", { signal: callers[1].signal }), waits.work)),
    ];
    callers[1].abort();
    expect(queue.state().byPriority.cv).toEqual({ running: 1, waiting: 0 });
    callers[0].abort();
    expect(await Promise.all(answers)).toEqual(["aborted", "aborted"]);
    expect(served.work.mock.calls[0]?.[0].aborted).toBe(true);
    expect(queue.state().byPriority.cv.running).toBe(1);
    expect(await reasonOf(queue.run(call("cv", { signal: AbortSignal.abort() }), held().work))).toBe("aborted");
  });
});

describe("what it counts", () => {
  it("tells outcomes and waiting per task", async () => {
    const queue = createConcurrencyQueue({ parallel: ONE_EACH });
    const first = held();
    const answers = [queue.run(call("cv"), first.work), queue.run(call("cv"), async () => "2")];
    await vi.advanceTimersByTimeAsync(1500);
    first.finish("1");
    await Promise.all(answers);
    await reasonOf(queue.run(call("cv"), () => Promise.reject(new ModelFailure("invalid", "nonsense"))));
    await queue.run(call("interview"), async () => "");
    const [cv, interview] = queue.state().tasks;
    expect(cv).toEqual({
      task: "cv.task",
      priority: "cv",
      outcomes: { done: 2, invalid: 1 },
      waitMs: { count: 3, total: 1500, max: 1500 },
    });
    expect(interview?.outcomes).toEqual({ done: 1 });
  });
});
