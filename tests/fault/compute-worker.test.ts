import { EventEmitter, once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { WorkTask } from "#app/platform/work/task.ts";
import { ComputeWorker } from "#app/platform/work/worker.server.ts";
import { bundleProgram } from "../support/bundle-program.ts";
import * as tasks from "../support/work/faulty-tasks.ts";

let program: string;
let folder: string;
let tries: string;
let worker: ComputeWorker;

beforeAll(async () => {
  program = await bundleProgram("tests/support/work/faulty-worker.ts");
}, 60_000);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "careers-work-"));
  tries = path.join(folder, "tries");
  worker = new ComputeWorker({ program, heapMb: 64, idleMs: 0 });
});
afterEach(async () => {
  await worker.stop();
  rmSync(folder, { recursive: true, force: true });
});

const pids = () => readFileSync(tries, "utf8").trim().split("\n").map(Number);
const run = <P, O>(task: WorkTask<{ tries: string }, P, O>, options = {}) => worker.run(task, { tries }, options);
const answers = () => worker.run(tasks.answerTask, { tries: path.join(folder, "others") });

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe("a task that computes for ever", () => {
  test("leaves the event loop and its requests alone, and ends with the signal", async () => {
    const server = createServer((_, response) => response.end("here"));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const abort = new AbortController();
    let isOver = false;
    const events = new EventEmitter();
    const begun = once(events, "begun");
    const onProgress = () => events.emit("begun");
    const endless = run(tasks.endlessTask, { signal: abort.signal, onProgress });
    const ended = endless.catch((error: unknown) => error).finally(() => (isOver = true));
    await begun;
    for (let turn = 0; turn < 1_000; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    const { port } = server.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("here");
    expect(isOver).toBe(false);
    abort.abort(new Error("not wanted any more"));
    expect(await ended).toEqual(new Error("not wanted any more"));
    const [pid = 0] = pids();
    await expect.poll(() => lives(pid), { timeout: 20_000 }).toBe(false);
    // Its successor takes the next task.
    expect((await answers()).pid).not.toBe(pid);
    server.close();
  });

  test("goes on unheard to its end where it shall, and the same child takes the next one", async () => {
    const abort = new AbortController();
    const events = new EventEmitter();
    const begun = once(events, "begun");
    const onProgress = () => events.emit("begun");
    const held = run(tasks.heldTask, { signal: abort.signal, onProgress, whenAborted: "finish" });
    const ended = held.catch((error: unknown) => error);
    await begun;
    abort.abort(new Error("not wanted any more"));
    expect(await ended).toEqual(new Error("not wanted any more"));
    const next = answers();
    writeFileSync(`${tries}.go`, "");
    expect((await next).pid).toBe(pids()[0]);
    expect(pids()).toHaveLength(1);
  });

  test("is ended over its processor time, and not tried again", async () => {
    await expect(run(tasks.hungryTask)).rejects.toMatchObject({ name: "WorkFailure", reason: "too_much" });
    expect(pids()).toHaveLength(1);
    expect((await answers()).pid).not.toBe(pids()[0]);
  });

  test("does not hold the tasks behind it beyond its end", async () => {
    const first = run(tasks.hungryTask).catch((error: unknown) => error);
    const second = answers();
    expect(await first).toMatchObject({ reason: "too_much" });
    expect((await second).pid).toBeGreaterThan(0);
  });
});

describe("a machine without time", () => {
  test("is given a second try, in a fresh child, and then said to be busy", async () => {
    await expect(run(tasks.stoppedTask)).rejects.toMatchObject({ name: "WorkFailure", reason: "machine_busy" });
    expect(new Set(pids()).size).toBe(2);
  });

  test("may have it at the second try", async () => {
    const { pid } = await run(tasks.stoppedOnceTask);
    expect(pids()).toHaveLength(2);
    expect(pids()[1]).toBe(pid);
  });
});

describe("a child that falls", () => {
  test("over its memory is replaced once, then the input is to blame", async () => {
    await expect(run(tasks.memoryTask)).rejects.toMatchObject({ name: "WorkFailure", reason: "crashed" });
    expect(new Set(pids()).size).toBe(2);
    expect((await answers()).pid).toBeGreaterThan(0);
  }, 60_000);

  test("once answers at the second try", async () => {
    expect((await run(tasks.crashedOnceTask)).pid).toBe(pids()[1]);
  });

  test("between two tasks has a successor for the next one", async () => {
    const { pid } = await answers();
    process.kill(pid, "SIGKILL");
    await expect.poll(() => lives(pid), { timeout: 20_000 }).toBe(false);
    expect((await answers()).pid).not.toBe(pid);
  });
});

describe("what comes back", () => {
  test("is the task's own refusal, word for word", async () => {
    await expect(run(tasks.refusedTask)).rejects.toMatchObject({
      name: "AppError",
      code: "unprocessable",
      message: "Esto no es un CV.",
      reason: "not_a_cv",
    });
  });

  test("is a bug's place without its words", async () => {
    const error: unknown = await run(tasks.brokenTask).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).stack).toContain("TypeError");
    expect((error as Error).stack).toMatch(/\n\s+at /);
    expect(JSON.stringify([String(error), (error as Error).stack])).not.toContain("Camila");
  });

  test("has the promised shape or is a failure; the child goes on", async () => {
    await expect(run(tasks.misshapenTask)).rejects.toThrow();
    const { pid } = await answers();
    expect((await answers()).pid).toBe(pid);
  });

  test("comes from a process that has none of the server's variables", async () => {
    process.env.CAREERS_TEST_SECRET = "secret";
    const { names } = await run(tasks.variablesTask).finally(() => delete process.env.CAREERS_TEST_SECRET);
    expect(names).not.toContain("CAREERS_TEST_SECRET");
    expect(names).not.toContain("PATH");
  });
});

test("a program that does not start is an error, not somebody's document", async () => {
  await worker.stop();
  worker = new ComputeWorker({ program: path.join(folder, "absent.mjs"), heapMb: 64, idleMs: 0 });
  await expect(run(tasks.answerTask)).rejects.toThrow(/does not start/);
});

test("a child that nobody needs is ended, and started again for the next task", async () => {
  await worker.stop();
  worker = new ComputeWorker({ program, heapMb: 64, idleMs: 1 });
  const { pid } = await answers();
  await expect.poll(() => lives(pid), { timeout: 20_000 }).toBe(false);
  expect((await answers()).pid).not.toBe(pid);
});
