import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FailureReason, type Lane, ModelFailure } from "#app/ai/chat-model.ts";
import { createGate, type GateCall } from "#app/ai/gate.server.ts";

// The gate's only clock is the timers': replaced, so that a deadline of minutes takes no time.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ONE_EACH = { interview: 1, cv: 1 };

function call(lane: Lane, more: Partial<GateCall> = {}): GateCall {
  return { task: `${lane}.task`, lane, owner: null, deadlineMs: 8000, ...more };
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
  it("runs the calls of a lane one after the other, in their order", async () => {
    const gate = createGate({ parallel: ONE_EACH });
    const [first, second, third] = [held(), held(), held()];
    const answers = [first, second, third].map(({ work }) => gate.run(call("cv"), work));
    expect([first, second, third].map(({ work }) => work.mock.calls.length)).toEqual([1, 0, 0]);
    first.finish("1");
    await settle();
    expect([second, third].map(({ work }) => work.mock.calls.length)).toEqual([1, 0]);
    second.finish("2");
    third.finish("3");
    expect(await Promise.all(answers)).toEqual(["1", "2", "3"]);
  });

  it("gives each lane its own places, and lets the interview go first where they share them", async () => {
    const apart = createGate({ parallel: ONE_EACH });
    const [cv, interview] = [held(), held()];
    void apart.run(call("cv"), cv.work);
    void apart.run(call("interview"), interview.work);
    expect(interview.work).toHaveBeenCalledOnce();

    const shared = createGate({ parallel: ONE_EACH, total: 1 });
    const [running, waitingCv, waitingInterview] = [held(), held(), held()];
    void shared.run(call("cv"), running.work);
    void shared.run(call("cv"), waitingCv.work);
    void shared.run(call("interview"), waitingInterview.work);
    running.finish("");
    await settle();
    expect(waitingInterview.work).toHaveBeenCalledOnce();
    expect(waitingCv.work).not.toHaveBeenCalled();
  });

  it("runs several at once where the engine can", () => {
    const gate = createGate({ parallel: { interview: 2, cv: 1 } });
    const [first, second, third] = [held(), held(), held()];
    for (const { work } of [first, second, third]) void gate.run(call("interview"), work);
    expect(gate.state().lanes.interview).toEqual({ running: 2, waiting: 1 });
  });

  it("gives the place on when work throws, also at once", async () => {
    const gate = createGate({ parallel: ONE_EACH });
    const thrown = gate.run(call("cv"), () => {
      throw new RangeError("a defect");
    });
    await expect(thrown).rejects.toThrow(RangeError);
    expect(await gate.run(call("cv"), async () => "next")).toBe("next");
    expect(gate.state().tasks[0]?.outcomes).toEqual({ error: 1, done: 1 });
  });
});

describe("limits", () => {
  it.each([
    ["interview", 8],
    ["cv", 4],
  ] as const)("lets %s calls wait up to %d and refuses the next at once", async (lane, limit) => {
    const gate = createGate({ parallel: ONE_EACH });
    const work = held();
    for (let index = 0; index <= limit; index += 1) void gate.run(call(lane), work.work);
    expect(gate.state().lanes[lane]).toEqual({ running: 1, waiting: limit });
    expect(await reasonOf(gate.run(call(lane), held().work))).toBe("busy");
    expect(gate.state().lanes[lane].waiting).toBe(limit);
  });

  it("takes one call of a person in each lane until it is answered", async () => {
    const gate = createGate({ parallel: { interview: 3, cv: 3 } });
    const first = held();
    const answer = gate.run(call("cv", { owner: 7 }), first.work);
    expect(await reasonOf(gate.run(call("cv", { owner: 7 }), held().work))).toBe("busy");
    const others = [call("interview", { owner: 7 }), call("cv", { owner: 8 }), call("cv"), call("cv")];
    for (const other of others) void gate.run(other, held().work).catch(() => undefined);
    expect(gate.state().lanes).toEqual({ interview: { running: 1, waiting: 0 }, cv: { running: 3, waiting: 1 } });
    first.finish("");
    await answer;
    void gate.run(call("cv", { owner: 7 }), held().work).catch(() => undefined);
    expect(gate.state().lanes.cv).toEqual({ running: 3, waiting: 1 });
  });

  it("asks whether a call may queue at all, and does not keep its person out", async () => {
    let down = true;
    const gate = createGate({ parallel: ONE_EACH, refuse: () => (down ? new ModelFailure("down", "down") : null) });
    expect(await reasonOf(gate.run(call("cv", { owner: 1 }), held().work))).toBe("down");
    down = false;
    expect(await gate.run(call("cv", { owner: 1 }), async () => "up")).toBe("up");
  });
});

describe("deadlines", () => {
  it("answers a call that waits at its deadline, and never starts it", async () => {
    const gate = createGate({ parallel: ONE_EACH });
    const [running, late] = [held(), held()];
    void gate.run(call("interview", { deadlineMs: 100_000 }), running.work);
    const answer = reasonOf(gate.run(call("interview"), late.work));
    await vi.advanceTimersByTimeAsync(7999);
    expect(gate.state().lanes.interview.waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe("deadline");
    running.finish("");
    await settle();
    expect(late.work).not.toHaveBeenCalled();
  });

  it("counts waiting and computing together, tells the work, and keeps its place until it has settled", async () => {
    const gate = createGate({ parallel: ONE_EACH });
    const [first, stubborn, next] = [held(), held(), held()];
    void gate.run(call("cv"), first.work);
    const answer = reasonOf(gate.run(call("cv"), stubborn.work));
    await vi.advanceTimersByTimeAsync(5000);
    first.finish("");
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answer).toBe("deadline");
    const signal = stubborn.work.mock.calls[0]?.[0];
    expect(signal?.aborted).toBe(true);
    void gate.run(call("cv"), next.work);
    expect(next.work).not.toHaveBeenCalled();
    stubborn.finish("too late");
    await settle();
    expect(next.work).toHaveBeenCalledOnce();
  });

  it("leaves no timer behind", async () => {
    const gate = createGate({ parallel: ONE_EACH });
    await gate.run(call("cv"), async () => "done");
    await expect(gate.run(call("cv"), () => Promise.reject(new Error("bad")))).rejects.toThrow("bad");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("callers who give up", () => {
  it("are answered at once, whether they wait or are being served, or come too late", async () => {
    const gate = createGate({ parallel: ONE_EACH });
    const [served, waits] = [held(), held()];
    const callers = [new AbortController(), new AbortController()] as const;
    const answers = [
      reasonOf(gate.run(call("cv", { signal: callers[0].signal }), served.work)),
      reasonOf(gate.run(call("cv", { signal: callers[1].signal }), waits.work)),
    ];
    callers[1].abort();
    expect(gate.state().lanes.cv).toEqual({ running: 1, waiting: 0 });
    callers[0].abort();
    expect(await Promise.all(answers)).toEqual(["aborted", "aborted"]);
    expect(served.work.mock.calls[0]?.[0].aborted).toBe(true);
    expect(gate.state().lanes.cv.running).toBe(1);
    expect(await reasonOf(gate.run(call("cv", { signal: AbortSignal.abort() }), held().work))).toBe("aborted");
  });
});

describe("what it counts", () => {
  it("tells outcomes and waiting per task", async () => {
    const gate = createGate({ parallel: ONE_EACH });
    const first = held();
    const answers = [gate.run(call("cv"), first.work), gate.run(call("cv"), async () => "2")];
    await vi.advanceTimersByTimeAsync(1500);
    first.finish("1");
    await Promise.all(answers);
    await reasonOf(gate.run(call("cv"), () => Promise.reject(new ModelFailure("invalid", "nonsense"))));
    await gate.run(call("interview"), async () => "");
    const [cv, interview] = gate.state().tasks;
    expect(cv).toEqual({
      task: "cv.task",
      lane: "cv",
      outcomes: { done: 2, invalid: 1 },
      waitMs: { count: 3, total: 1500, max: 1500 },
    });
    expect(interview?.outcomes).toEqual({ done: 1 });
  });
});
