import type { ChildProcess } from "node:child_process";
import PQueue from "p-queue";
import { abortable } from "#app/platform/abortable.ts";
import { log } from "#app/platform/log.server.ts";
import type { WorkTask } from "./task.ts";
import { type Ending, forkWorker, runOnce, untilReady } from "./worker-process.server.ts";

/**
 * Runs heavy computations away from the event loop: one supervised child, one task at a time, in order of priority and
 * then of arrival. A child that was killed or crashed is replaced at once; an idle one is ended after a while.
 */

export type WorkFailureReason =
  /** The input needs more processor time than allowed; a retry would end the same way. */
  | "too_much"
  /** The same input crashed the child twice. */
  | "crashed"
  /** Twice the machine gave the child too little time or memory; the input may be fine. */
  | "machine_busy";

export class WorkFailure extends Error {
  readonly reason: WorkFailureReason;
  constructor(task: string, reason: WorkFailureReason) {
    super(`${task}: ${reason}`);
    this.name = "WorkFailure";
    this.reason = reason;
  }
}

export type WorkerOptions = {
  /** The bundled program, which calls serveTasks(). */
  program: string;
  heapMb: number;
  /** The child is ended after this long without work; 0 = never. */
  idleMs: number;
};

export type RunOptions<Progress> = {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Among waiting tasks the highest goes first; 0 without one. */
  priority?: number;
  /**
   * finish: what runs already goes on to its end, unheard. For short tasks that are often given up: killing the child
   * costs everybody its start. kill without one.
   */
  whenAborted?: "kill" | "finish";
};

/** What a machine without time, or a child that fell, is given. */
const TRIES = 2;

export class ComputeWorker {
  readonly #options: WorkerOptions;
  /** The running or starting child; null if there is none. */
  #child: { process: ChildProcess; ready: Promise<"ready" | Ending> } | null = null;
  readonly #queue = new PQueue({ concurrency: 1 });
  #waiting = 0;
  #lastId = 0;
  #idle: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Starts the child if there is none, so that the next task need not wait for it. Returns at once. */
  prepare(): void {
    if (this.#stopped) return;
    this.#child ??= this.#start();
    this.#scheduleIdleStop();
  }

  /** Process id of the child, once it is ready; null when there is none. */
  async pid(): Promise<number | null> {
    const child = this.#child;
    return (await child?.ready) === "ready" ? (child?.process.pid ?? null) : null;
  }

  /** For the metrics: number of running and waiting tasks. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Runs a task in the child. If an attempt is repeated, its progress is reported again.
   * @throws what the task threw, if an AppError; WorkFailure; the signal's reason; an Error when the program does
   *   not start
   */
  async run<Input, Progress, Output>(
    task: WorkTask<Input, Progress, Output>,
    input: Input,
    options: RunOptions<Progress> = {},
  ): Promise<Output> {
    this.#waiting += 1;
    clearTimeout(this.#idle);
    try {
      // A task that is aborted while it waits never reaches the child.
      return await abortable(
        this.#queue.add(() => this.#tries(task, input, options), { priority: options.priority ?? 0 }),
        options.signal,
      );
    } finally {
      this.#waiting -= 1;
      this.#scheduleIdleStop();
    }
  }

  /** Ends the child and its running task. Nothing runs afterwards. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#idle);
    await this.#end();
  }

  async #tries<Input, Progress, Output>(
    task: WorkTask<Input, Progress, Output>,
    input: Input,
    options: RunOptions<Progress>,
  ): Promise<Output> {
    for (let tries = 1; ; tries += 1) {
      options.signal?.throwIfAborted();
      const ending = await this.#try(task, input, options);
      options.signal?.throwIfAborted();
      if (ending.how === "answered") return task.output.parse(ending.value);
      if (ending.how === "refused" || ending.how === "failed") throw ending.error;
      if (this.#stopped) throw new Error("the worker stops");
      log.warn({ task: task.name, ending: ending.how, tries }, "the computing child died during its task");
      if (ending.how === "exhausted") throw new WorkFailure(task.name, "too_much");
      if (tries < TRIES) continue;
      throw new WorkFailure(task.name, ending.how === "crashed" ? "crashed" : "machine_busy");
    }
  }

  async #try<Input, Progress, Output>(
    task: WorkTask<Input, Progress, Output>,
    input: Input,
    { signal, onProgress, whenAborted }: RunOptions<Progress>,
  ): Promise<Ending> {
    if (this.#stopped) throw new Error("the worker stops");
    this.#child ??= this.#start();
    const child = this.#child;
    const ready = await abortable(child.ready, signal);
    if (ready !== "ready") return ready;
    this.#lastId += 1;
    const work = { id: this.#lastId, task: task.name, input };
    child.process.ref();
    const ending = await runOnce(child.process, work, {
      budget: task.budget,
      signal: whenAborted === "finish" ? undefined : signal,
      onProgress: (value) => onProgress?.(task.progress.parse(value)),
    });
    child.process.unref();
    return ending;
  }

  #start(): { process: ChildProcess; ready: Promise<"ready" | Ending> } {
    const forked = forkWorker(this.#options.program, this.#options.heapMb);
    // An idle child does not keep the process of the server alive.
    forked.unref();
    forked.channel?.unref();
    const ready = untilReady(forked);
    const child = { process: forked, ready };
    void ready.then((state) => {
      if (state === "ready") return;
      forked.kill("SIGKILL");
      if (this.#child === child) this.#child = null;
    });
    forked.once("exit", () => {
      if (this.#child !== child) return;
      this.#child = null;
      // Only a child that has run is restarted at once; a broken program is started again by the next task.
      void ready.then((state) => state === "ready" && this.prepare());
    });
    return child;
  }

  #scheduleIdleStop(): void {
    clearTimeout(this.#idle);
    if (this.#waiting > 0 || this.#options.idleMs === 0) return;
    this.#idle = setTimeout(() => void this.#end(), this.#options.idleMs);
    this.#idle.unref();
  }

  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.process.exitCode !== null || child.process.signalCode !== null) return;
    const gone = new Promise((resolve) => child.process.once("exit", resolve));
    child.process.ref();
    child.process.kill("SIGKILL");
    await gone;
  }
}
