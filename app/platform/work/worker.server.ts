import type { ChildProcess } from "node:child_process";
import { log } from "#app/platform/log.server.ts";
import type { WorkTask } from "./task.ts";
import { type Ending, forkWorker, runOnce, untilReady } from "./worker-process.server.ts";

/**
 * Heavy computing away from the event loop: one supervised child, one task at a time, in order of arrival. A child that
 * had to be killed or that crashed is replaced at once; one that nobody needed for a while is ended.
 */

export type WorkFailureReason =
  /** The input takes more computing than it may: trying again gives the same. */
  | "too_much"
  /** The same input ended the child twice. */
  | "crashed"
  /** The machine gave the child too little time or memory, twice: the input may be fine. */
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
  /** Without work for so long the child is ended; 0 = never. */
  idleMs: number;
};

export type RunOptions<Progress> = { signal?: AbortSignal; onProgress?: (progress: Progress) => void };

/** What a machine without time, or a child that fell, is given. */
const TRIES = 2;

export class ComputeWorker {
  readonly #options: WorkerOptions;
  /** The child that runs or starts; null while there is none. */
  #child: { process: ChildProcess; ready: Promise<"ready" | Ending> } | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #lastId = 0;
  #idle: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Starts the child if there is none, so that the next task finds it ready. Returns at once. */
  prepare(): void {
    if (this.#stopped) return;
    this.#child ??= this.#start();
    this.#restUnlessNeeded();
  }

  /** Process id of the child, once it is ready; null when there is none. */
  async pid(): Promise<number | null> {
    const child = this.#child;
    return (await child?.ready) === "ready" ? (child?.process.pid ?? null) : null;
  }

  /** For the metrics: tasks that run or wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Computes in the child. Progress of a try that has to be repeated comes again.
   * @throws what the task threw, if an AppError; WorkFailure; the signal's reason; an Error when the program does not start
   */
  async run<Input, Progress, Output>(
    task: WorkTask<Input, Progress, Output>,
    input: Input,
    options: RunOptions<Progress> = {},
  ): Promise<Output> {
    this.#waiting += 1;
    clearTimeout(this.#idle);
    const mine = this.#queue.then(() => this.#tries(task, input, options));
    this.#queue = mine.catch(() => undefined);
    try {
      return await abortable(mine, options.signal);
    } finally {
      this.#waiting -= 1;
      this.#restUnlessNeeded();
    }
  }

  /** Ends the child and whatever it computes. Nothing runs afterwards. */
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
      log.warn({ task: task.name, ending: ending.how, tries }, "the computing child ended over its task");
      if (ending.how === "exhausted") throw new WorkFailure(task.name, "too_much");
      if (tries < TRIES) continue;
      throw new WorkFailure(task.name, ending.how === "crashed" ? "crashed" : "machine_busy");
    }
  }

  async #try<Input, Progress, Output>(
    task: WorkTask<Input, Progress, Output>,
    input: Input,
    { signal, onProgress }: RunOptions<Progress>,
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
      signal,
      onProgress: (value) => onProgress?.(task.progress.parse(value)),
    });
    child.process.unref();
    return ending;
  }

  #start(): { process: ChildProcess; ready: Promise<"ready" | Ending> } {
    const forked = forkWorker(this.#options.program, this.#options.heapMb);
    // A program that only waits for its end is not held open by a child that waits too.
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
      // Only what has run is worth another start: a broken program is tried again by the next task.
      void ready.then((state) => state === "ready" && this.prepare());
    });
    return child;
  }

  #restUnlessNeeded(): void {
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

/** The promise's end, or the signal's reason as soon as it is aborted. */
function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason as unknown);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
