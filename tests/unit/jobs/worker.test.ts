import { once } from "node:events";
import { describe, expect, test, vi } from "vitest";
import { enqueue, JOB_LEASE, jobEvents, notifyQueued } from "#app/jobs/queue.server.ts";
import { AppError } from "#app/platform/errors.ts";
import {
  add,
  clock,
  database,
  heldJob,
  inSeconds,
  rowOf,
  running,
  setUpJobs,
  start,
  told,
  until,
  written,
} from "../../support/held-job.ts";

setUpJobs();

describe("a running job", () => {
  test("keeps its lease as long as it runs, and is broken off when another worker has taken it", async () => {
    // Only the intervals are moved by hand; what the database does takes its own time.
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { runs, ended, definition } = heldJob();
    const id = await add(definition);
    start(definition);
    await until(() => runs.length, 1);
    const owner = (await rowOf(id)).lease_owner;
    clock.advance(7);
    // Three times within a lease.
    vi.advanceTimersByTime(6600);
    expect((await rowOf(id)).lease_until).toBe(inSeconds(JOB_LEASE.seconds - 7));
    vi.advanceTimersByTime(100);
    await until(async () => (await rowOf(id)).lease_until, inSeconds(JOB_LEASE.seconds));
    expect(runs[0]?.context.signal.aborted).toBe(false);

    await database.db.updateTable("jobs").set({ lease_owner: "another" }).execute();
    const over = once(jobEvents, "finished");
    vi.advanceTimersByTime(6700);
    await over;
    expect(runs[0]?.context.signal.reason).toEqual(new Error("the lease was lost"));
    expect(await rowOf(id)).toMatchObject({ status: "running", lease_owner: "another" });
    expect(owner).not.toBe("another");
    expect(ended).toEqual([]);
  });

  test("writes nothing when it ends after another worker has taken it", async () => {
    const { runs, ended, definition } = heldJob();
    const id = await add(definition);
    start(definition);
    await until(() => runs.length, 1);
    await database.db.updateTable("jobs").set({ lease_owner: "another" }).execute();
    const over = once(jobEvents, "finished");
    runs[0]?.end();
    expect(await over).toEqual([id]);
    expect(await rowOf(id)).toMatchObject({ status: "running", lease_owner: "another" });
    expect(ended).toEqual([]);
  });

  test("writes its end first and does afterwards what cannot be undone", async () => {
    const { runs, ended, definition } = heldJob();
    const id = await add(definition);
    start(definition);
    await until(() => runs.length, 1);
    const over = once(jobEvents, "finished");
    runs[0]?.end();
    expect(await over).toEqual([id]);
    expect(await rowOf(id)).toMatchObject({ status: "done", lease_owner: null, finished_at: inSeconds(0) });
    expect(ended).toEqual(["written", "after done"]);
  });
});

describe("a job that fails", () => {
  test("comes back after five seconds, and fails for good after its last try", async () => {
    const [warnings, errors] = [told("warn"), told("error")];
    const { runs, ended, definition } = heldJob();
    const id = await add(definition);
    start(definition);
    await until(() => runs.length, 1);
    expect(runs[0]?.context.attempt).toBe(1);
    const over = once(jobEvents, "finished");
    runs[0]?.fail(new TypeError("no file"));
    await over;
    expect(await rowOf(id)).toMatchObject({ status: "queued", last_error: "TypeError", run_after: inSeconds(5) });
    expect(ended).toEqual([]);
    const fields = { job: id, kind: "held" };
    const again = expect.stringContaining("tried again");
    expect(warnings.mock.calls).toEqual([[{ err: new TypeError("no file"), ...fields }, again]]);
    expect(errors).not.toHaveBeenCalled();
    clock.advance(5);
    notifyQueued();
    await until(() => runs.length, 2);
    expect(runs[1]?.context.attempt).toBe(2);
    const last = once(jobEvents, "finished");
    runs[1]?.fail(new RangeError("again"));
    await last;
    expect(await rowOf(id)).toMatchObject({ status: "failed", last_error: "RangeError" });
    expect(ended).toEqual(["failure written", "after failed"]);
    const forGood = expect.stringContaining("for good");
    expect(errors.mock.calls).toEqual([[{ err: new RangeError("again"), ...fields }, forGood]]);
    expect(warnings).toHaveBeenCalledTimes(1);
  });

  test.each([
    [new AppError("unprocessable", "Tiene clave.", { reason: "password_protected" }), "password_protected"],
    [new AppError("unprocessable", "No se lee."), "unprocessable"],
  ])("for a reason that a person must mend is not tried again: %#", async (error, cause) => {
    const [warnings, errors] = [told("warn"), told("error")];
    const { runs, ended, definition } = heldJob();
    const id = await add(definition);
    start(definition);
    await until(() => runs.length, 1);
    const over = once(jobEvents, "finished");
    runs[0]?.fail(error);
    await over;
    expect(await rowOf(id)).toMatchObject({ status: "failed", last_error: cause, attempts: 1 });
    expect(ended).toEqual(["failure written", "after failed"]);
    expect([warnings.mock.calls, errors.mock.calls]).toEqual([[], []]);
  });

  test("leaves no text of its own in its row, not even when it threw one", async () => {
    const { definition } = heldJob({ run: () => Promise.reject("Ana Soto, 12.345.678-5") });
    const over = once(jobEvents, "finished");
    const id = await add(definition);
    start(definition);
    await over;
    expect((await rowOf(id)).last_error).toBe("error");
  });

  test("in what it writes at its end is not ended, and its lease lets it be taken up again", async () => {
    const errors = told("error");
    const { ended, definition } = heldJob({
      maxAttempts: 1,
      run: async () => async () => {
        throw new Error("constraint");
      },
      onFailure: () => async () => {
        throw new Error("the database refuses");
      },
    });
    const over = once(jobEvents, "finished");
    const id = await add(definition);
    start(definition);
    await over;
    expect(await rowOf(id)).toMatchObject({ status: "running", finished_at: null });
    expect(ended).toEqual([]);
    const refused = { err: new Error("the database refuses"), job: id, kind: "held" };
    expect(errors).toHaveBeenLastCalledWith(refused, expect.stringContaining("failed"));
  });
});

describe("a worker", () => {
  test("runs as many at once as its kind allows, and the next when one has ended", async () => {
    const { runs, definition } = heldJob();
    for (let at = 0; at < 4; at += 1) await add(definition);
    start(definition);
    await until(() => runs.length, 2);
    expect(await running()).toEqual([1, 2]);
    runs[0]?.end();
    await until(() => runs.length, 3);
    expect(await running()).toEqual([2, 3]);
    for (const run of runs) run.end();
    await until(() => runs.length, 4);
    runs[3]?.end();
    await until(running, []);
  });

  test("that stops claims nothing more and waits for what runs", async () => {
    const { runs, ended, definition } = heldJob();
    const id = await add(definition);
    const worker = start(definition);
    await until(() => runs.length, 1);
    const stopped = worker.stop(20_000).then(() => ended.push("stopped"));
    const next = await add(definition);
    runs[0]?.end();
    await stopped;
    expect((await rowOf(id)).status).toBe("done");
    expect(ended).toEqual(["written", "after done", "stopped"]);
    expect(await rowOf(next)).toMatchObject({ status: "queued", attempts: 0 });
  });

  test("that may wait no longer puts back what runs, at once and without an error of its own", async () => {
    const { runs, ended, definition } = heldJob();
    const id = await add(definition);
    const worker = start(definition);
    await until(() => runs.length, 1);
    await worker.stop(0);
    expect(runs[0]?.context.signal.reason).toEqual(new Error("the worker stops"));
    expect(await rowOf(id)).toMatchObject({
      status: "queued",
      lease_owner: null,
      last_error: "stopped",
      run_after: inSeconds(0),
    });
    expect(ended).toEqual([]);
  });

  test("looks by itself every two seconds for what another process has queued", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { runs, definition } = heldJob();
    start(definition);
    await database.db.transaction().execute((trx) => enqueue(trx, definition, {}, { userId: null, clock }));
    // Its first look has passed.
    await written();
    vi.advanceTimersByTime(1999);
    await written();
    expect(runs).toHaveLength(0);
    vi.advanceTimersByTime(1);
    await written();
    expect(runs).toHaveLength(1);
  });

  test("begins at once with what its own process has queued", async () => {
    // Its own look every two seconds never comes.
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { runs, definition } = heldJob();
    start(definition);
    await written();
    await add(definition);
    await written();
    expect(runs).toHaveLength(1);
  });

  test("runs no more than its kind allows, however often it is woken", async () => {
    const { runs, definition } = heldJob({ concurrency: 1 });
    for (let at = 0; at < 4; at += 1) await add(definition);
    start(definition);
    for (let at = 0; at < 4; at += 1) notifyQueued();
    await written();
    expect(await running()).toEqual([1]);
    expect(runs).toHaveLength(1);
  });
});
