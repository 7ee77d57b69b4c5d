import { Worker } from "node:worker_threads";
import { AppError } from "#app/platform/errors.ts";
import { type FromWorker, type ToWorker, toWorkerSchema } from "./protocol.ts";
import type { WorkTask } from "./task.ts";

/** The child's side: runs one task after another until it is killed or the server is gone. */

export type ServedTask = {
  name: string;
  /** @param input not validated yet */
  answer(input: unknown, report: (progress: unknown) => void): Promise<unknown>;
};

/**
 * Binds a task to the function that computes it. The function may be synchronous, because nothing else runs in this
 * process.
 */
export function serve<Input, Progress, Output>(
  task: WorkTask<Input, Progress, Output>,
  run: (input: Input, report: (progress: Progress) => void) => Output | Promise<Output>,
): ServedTask {
  return {
    name: task.name,
    // A result that does not match its schema fails here, where the error still has its place.
    answer: async (input, report) =>
      task.output.parse(await run(task.input.parse(input), (progress) => report(task.progress.parse(progress)))),
  };
}

/**
 * Serves the tasks over the fork's channel.
 * @param prepare loads in advance what the first task would otherwise wait for
 * @throws Error when the process was not forked
 */
export async function serveTasks(tasks: readonly ServedTask[], prepare: () => Promise<void>): Promise<void> {
  if (!process.send) throw new Error("this program is started by the server");
  process.on("disconnect", endNow);
  endWithParent();
  const byName = new Map(tasks.map((task) => [task.name, task]));
  await prepare();
  process.on("message", (raw) => {
    const parsed = toWorkerSchema.safeParse(raw);
    if (!parsed.success) endNow();
    else void work(parsed.data, byName.get(parsed.data.task));
  });
  say({ type: "ready" });
}

async function work({ id, task: name, input }: ToWorker, task: ServedTask | undefined): Promise<void> {
  try {
    if (!task) throw new Error(`no task of the name ${name}`);
    const value = await task.answer(input, (progress) => say({ type: "progress", id, value: progress }));
    say({ type: "answer", id, value });
  } catch (error) {
    if (error instanceof AppError) {
      const { code, message, reason } = error;
      say({ type: "refused", id, code, message, ...(reason !== undefined && { reason }) });
    } else say({ type: "failed", id, name: error instanceof Error ? error.name : "unknown", stack: framesOf(error) });
  }
}

/** The frames of a stack, without the message above them. */
function framesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  return lines.filter((line) => /^\s+at /.test(line)).slice(0, 12);
}

function say(message: FromWorker): void {
  process.send?.(message, undefined, undefined, (error) => error && endNow());
}

/** Kills the process: a normal exit would wait for the running computation. */
function endNow(): void {
  process.kill(process.pid, "SIGKILL");
}

const PARENT_CHECK_MS = 500;

/**
 * A task blocks this process's event loop, so the process would not notice that the server is gone, and then nobody
 * limits the task's processor time. So a thread with its own event loop checks whether the parent is still there.
 */
function endWithParent(): void {
  const watch = `const parent = ${process.ppid};
setInterval(() => process.ppid !== parent && process.kill(process.pid, "SIGKILL"), ${PARENT_CHECK_MS});`;
  new Worker(watch, { eval: true, stdin: false, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
}
