import { once } from "node:events";
import { afterEach, describe, expect, test, vi } from "vitest";
import { jobEvents, notifyQueued } from "#app/jobs/queue.server.ts";
import { DiskGuard, setDiskGuard } from "#app/platform/disk.server.ts";
import { add, database, heldJob, rowOf, setUpJobs, start, told, until, written } from "../../support/held-job.ts";

setUpJobs();
afterEach(() => setDiskGuard(null));

const diskFull = () => Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });

/** The database refuses everything about jobs until the function that is returned is called. */
function breakDatabase(): () => void {
  database.raw.exec("alter table jobs rename to jobs_away");
  return () => void database.raw.exec("alter table jobs_away rename to jobs");
}

describe("a running job", () => {
  test("runs on when its lease could not be renewed once, and the operator is told", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const errors = told("error");
    const { runs, ended, definition } = heldJob();
    const id = await add(definition);
    start(definition);
    await until(() => runs.length, 1);
    const mend = breakDatabase();
    vi.advanceTimersByTime(6700);
    await until(() => errors.mock.calls.some(([fields]) => (fields as { job?: number }).job === id), true);
    mend();
    expect(runs[0]?.context.signal.aborted).toBe(false);
    const over = once(jobEvents, "finished");
    runs[0]?.end();
    await over;
    expect((await rowOf(id)).status).toBe("done");
    expect(ended).toEqual(["written", "after done"]);
  });

  test("that this version cannot read ends at once, and the next one runs", async () => {
    const errors = told("error");
    const { runs, ended, definition } = heldJob();
    const [broken, strange] = [await add(definition), await add(definition)];
    await database.db.updateTable("jobs").set({ payload: "3" }).where("id", "=", broken).execute();
    await database.db.updateTable("jobs").set({ payload: "[]" }).where("id", "=", strange).execute();
    const whole = await add(definition);
    start(definition);
    await until(() => runs.length, 1);
    const over = once(jobEvents, "finished");
    runs[0]?.end();
    await over;
    await written();
    for (const id of [broken, strange])
      expect(await rowOf(id)).toMatchObject({ status: "failed", last_error: "payload", attempts: 1 });
    expect((await rowOf(whole)).status).toBe("done");
    expect(ended).toEqual(["written", "after done"]);
    expect(errors).toHaveBeenCalledTimes(2);
  });

  test("whose end a full disk does not take does not hold up a stop, and is put back", async () => {
    let writes = 0;
    const { ended, definition } = heldJob({
      run: async () => async () => {
        writes += 1;
        throw diskFull();
      },
    });
    const id = await add(definition);
    const worker = start(definition);
    await until(() => writes, 1);
    await worker.stop(0);
    expect(await rowOf(id)).toMatchObject({ status: "queued", last_error: "stopped" });
    expect(ended).toEqual([]);
  });

  test("that has nothing to do afterwards ends without a complaint", async () => {
    const [warnings, errors] = [told("warn"), told("error")];
    const { afterEnd: _none, ...definition } = heldJob({ run: async () => async () => undefined }).definition;
    const over = once(jobEvents, "finished");
    const id = await add(definition);
    start(definition);
    await over;
    expect((await rowOf(id)).status).toBe("done");
    expect([warnings.mock.calls, errors.mock.calls]).toEqual([[], []]);
  });
});

describe("a worker", () => {
  test("begins nothing while the disk is full, and goes on when there is room", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    told("error");
    const disk = new DiskGuard({ folder: database.folder, ballast: 0, reserve: 0, free: async () => 2 ** 30 });
    setDiskGuard(disk);
    disk.failed(diskFull());
    const { runs, definition } = heldJob();
    start(definition);
    const id = await add(definition);
    await written();
    expect(await rowOf(id)).toMatchObject({ status: "queued", attempts: 0 });
    await disk.look();
    vi.advanceTimersByTime(2000);
    await until(() => runs.length, 1);
    await disk.stop();
  });

  test("goes on after the database has refused it a job, and the operator is told", async () => {
    const errors = told("error");
    const { runs, definition } = heldJob();
    await add(definition);
    const mend = breakDatabase();
    start(definition);
    await until(() => errors.mock.calls.length, 1);
    const fields = { err: expect.any(Error), kind: "held" };
    expect(errors).toHaveBeenCalledWith(fields, expect.stringContaining("claiming"));
    mend();
    notifyQueued();
    await until(() => runs.length, 1);
  });

  test("that has stopped leaves no timer and no listener behind, so that the process can end", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
    const listeners = jobEvents.listenerCount("queued");
    const { runs, definition } = heldJob();
    await add(definition);
    const worker = start(definition);
    await until(() => runs.length, 1);
    runs[0]?.end();
    await worker.stop(20_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(jobEvents.listenerCount("queued")).toBe(listeners);
  });
});
