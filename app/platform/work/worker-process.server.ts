import { type ChildProcess, fork } from "node:child_process";
import { tmpdir } from "node:os";
import { type Budget, watchBudget } from "#app/platform/child-process-limits.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { type FromWorker, fromWorkerSchema, type ToWorker } from "./protocol.ts";

/** One computing child as an operating-system process. */

// When memory runs out it is this process that the kernel shall end, not the server (the file is Linux's). And a crash
// would leave its memory on the disk, with somebody's document in it. The shell sets both and is then replaced by node;
// the arguments never pass through its parser.
const SHELL = '{ echo 800 >/proc/self/oom_score_adj; } 2>/dev/null; ulimit -c 0; exec "$@"';

/** For loading and preparing the program, which may take long on an overloaded machine. */
const START_BUDGET: Budget = { cpuMs: 30_000, wallMs: 120_000 };

/**
 * Forks the program without the server's variables and arguments, so that it sees no settings or secrets.
 * @param heapMb JavaScript heap; above it the child ends
 */
export function forkWorker(program: string, heapMb: number): ChildProcess {
  return fork(program, [], {
    execPath: "/bin/sh",
    execArgv: [
      "-c",
      SHELL,
      "sh",
      process.execPath,
      `--max-old-space-size=${heapMb}`,
      "--disallow-code-generation-from-strings",
    ],
    cwd: tmpdir(),
    env: { NODE_ENV: "production", TZ: "UTC", TMPDIR: tmpdir() },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "json",
  });
}

/** How an attempt ended. "overtime": by the wall clock, without having used up its processor time. */
export type Ending =
  | { how: "answered"; value: unknown }
  | { how: "refused"; error: AppError }
  | { how: "failed"; error: Error }
  | { how: "exhausted" | "overtime" | "crashed" | "killed" };

/**
 * Resolves when the child reports that it is ready.
 * @returns how it ended instead; "failed" if the program does not start
 */
export async function untilReady(child: ChildProcess): Promise<"ready" | Ending> {
  const ending = await converse<"ready">(child, START_BUDGET, null, (message, settle) => {
    if (message.type === "ready") settle("ready");
  });
  if (ending === "ready" || ending.how === "overtime" || ending.how === "killed") return ending;
  return { how: "failed", error: new Error("The computing child does not start: not built, or broken") };
}

/** Runs one task in the child. On abort or over budget the child is killed, and has ended when this returns. */
export async function runOnce(
  child: ChildProcess,
  work: ToWorker,
  options: { budget: Budget; signal: AbortSignal | undefined; onProgress: (value: unknown) => void },
): Promise<Ending> {
  const kill = () => void child.kill("SIGKILL");
  options.signal?.addEventListener("abort", kill, { once: true });
  if (options.signal?.aborted) kill();
  try {
    return await converse<never>(child, options.budget, work, (message, settle) => {
      if (message.type === "ready" || message.id !== work.id) return;
      if (message.type === "progress") options.onProgress(message.value);
      else settle(endingOf(message));
    });
  } finally {
    options.signal?.removeEventListener("abort", kill);
  }
}

type Said = Exclude<FromWorker, { type: "ready" | "progress" }>;

function endingOf(message: Said): Ending {
  if (message.type === "answer") return { how: "answered", value: message.value };
  if (message.type === "refused") {
    const { code, message: text, reason } = message;
    return { how: "refused", error: new AppError(code, text, reason === undefined ? {} : { reason }) };
  }
  const error = new Error(`${message.name} in the computing child`);
  error.stack = [error.message, ...message.stack].join("\n");
  return { how: "failed", error };
}

/** Sends a message, listens until `hear` settles or the child ends, and enforces the budget meanwhile. */
function converse<T>(
  child: ChildProcess,
  budget: Budget,
  first: ToWorker | null,
  hear: (message: FromWorker, settle: (value: T | Ending) => void) => void,
): Promise<T | Ending> {
  const watch = watchBudget(child, budget);
  return new Promise<T | Ending>((resolve) => {
    const settle = (value: T | Ending) => {
      watch.stop();
      child.off("message", onMessage);
      child.off("exit", onExit);
      child.off("error", onError);
      resolve(value);
    };
    const onMessage = (raw: unknown) => {
      const parsed = fromWorkerSchema.safeParse(raw);
      // A child that sends an invalid message is not trusted any more.
      if (parsed.success) hear(parsed.data, settle);
      else child.kill("SIGKILL");
    };
    const onExit = (_code: number | null, killedBy: NodeJS.Signals | null) => {
      const overrun = watch.overrun();
      if (overrun === "cpu") settle({ how: "exhausted" });
      else if (overrun === "wall") settle({ how: "overtime" });
      else settle({ how: killedBy === "SIGKILL" ? "killed" : "crashed" });
    };
    const onError = () => {
      // After a failed send an exit event follows. A failed fork has no process, hence no exit event.
      if (child.pid === undefined) settle({ how: "crashed" });
    };
    child.on("message", onMessage);
    child.on("exit", onExit);
    child.on("error", onError);
    if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode);
    else if (first) child.send(first, (error) => error && child.kill("SIGKILL"));
  });
}
