import { monitorEventLoopDelay } from "node:perf_hooks";
import { ModelFailure } from "../chat-model.ts";
import { type FromHost, type JobMessage, type LoadMessage, type ToHost, toHostSchema } from "../llama/protocol.ts";
import type { OpenModel } from "./open-model.ts";
import type { JobResult } from "./run-job.ts";

const EVERY_MS = 2000;
const RESOLUTION_MS = 20;
const NS_PER_MS = 1e6;

/** Reports immediately and then every 2 seconds that the process is alive, its memory use and its event-loop delay. */
function startHeartbeat(send: (message: FromHost) => void): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const sendHeartbeat = (): void => {
    // The histogram includes its own sampling interval. Before its first sample it is empty and returns NaN or
    // nonsense.
    const lateMs = delay.count > 0 ? delay.percentile(99) / NS_PER_MS - RESOLUTION_MS : 0;
    delay.reset();
    send({ type: "heartbeat", rss: process.memoryUsage.rss(), loopDelayMs: Math.max(0, lateMs) });
  };
  sendHeartbeat();
  setInterval(sendHeartbeat, EVERY_MS);
}

/**
 * The child process that runs the language model. The server forks it with UV_THREADPOOL_SIZE=1 and talks to it as
 * llama/protocol.ts describes. It serves one model until the server ends or kills it. SIGTERM ends it at once.
 */

/** After this many failed jobs in a row the process exits; the server notices and forks a new one. */
const MAX_FAILURES_IN_A_ROW = 3;

type Runner = (job: JobMessage, signal: AbortSignal) => Promise<JobResult>;

/** Null until the model is loaded. */
let runner: Runner | null = null;
let loading = false;
let failuresInARow = 0;
const running = new Map<number, AbortController>();

const channel = openChannel((message) => handle(message));
// Ctrl-C in a terminal also reaches child processes; the server decides when they end.
process.on("SIGINT", () => undefined);
startHeartbeat((message) => void channel.send(message));

function handle(message: ToHost): void {
  if (message.type === "load") void load(message);
  else if (message.type === "job") void run(message);
  else running.get(message.id)?.abort();
}

async function load(order: LoadMessage): Promise<void> {
  if (loading) {
    console.error("a second model was ordered");
    return;
  }
  loading = true;
  const start = performance.now();
  const model = await open(order);
  await channel.send({
    type: "ready",
    loadMs: performance.now() - start,
    rss: process.memoryUsage.rss(),
    backend: model.backend,
    trainedContext: model.model.trainContextSize,
  });
}

/** Imports all code now, so that a later build that replaces the files does not affect a running process. */
async function open(order: LoadMessage): Promise<OpenModel> {
  try {
    const [{ openModel }, { runJob }] = await Promise.all([import("./open-model.ts"), import("./run-job.ts")]);
    const model = await openModel(order);
    runner = (job, signal) => runJob(model, job, signal);
    return model;
  } catch (error) {
    await channel.send({ type: "refused", message: error instanceof Error ? error.message : String(error) });
    process.exit(0);
  }
}

async function run(job: JobMessage): Promise<void> {
  if (!runner) {
    await channel.send({ type: "failed", id: job.id, reason: "down", message: "no model is loaded" });
    return;
  }
  const abort = new AbortController();
  running.set(job.id, abort);
  try {
    const { result, stats } = await runner(job, abort.signal);
    failuresInARow = 0;
    await channel.send({ type: "done", id: job.id, result, stats });
  } catch (error) {
    const reason = error instanceof ModelFailure ? error.reason : "crashed";
    const message = error instanceof Error ? error.message : String(error);
    await channel.send({ type: "failed", id: job.id, reason, message });
    if (reason === "crashed") failuresInARow += 1;
    if (failuresInARow >= MAX_FAILURES_IN_A_ROW) process.exit(1);
  } finally {
    running.delete(job.id);
  }
}

/** The IPC channel to the server. */
type Channel = {
  /** Resolves once the message has been written to the pipe. */
  send(message: FromHost): Promise<void>;
};

/**
 * Opens the channel. If the server ends, this process exits at once, since nothing else would stop it.
 * @throws Error when the process was not forked
 */
function openChannel(onMessage: (message: ToHost) => void): Channel {
  if (!process.send) throw new Error("this program is started by the server");
  process.on("disconnect", endNow);
  process.on("message", (raw) => {
    const parsed = toHostSchema.safeParse(raw);
    if (parsed.success) onMessage(parsed.data);
    else console.error(`a message of another shape: ${parsed.error.issues[0]?.path.join(".") ?? ""}`);
  });
  return {
    send: (message) =>
      new Promise((resolve) => {
        process.send?.(message, undefined, undefined, (error) => (error ? endNow() : resolve()));
      }),
  };
}

/** A normal exit would wait for the computing thread, and there is nothing to clean up. */
function endNow(): void {
  process.kill(process.pid, "SIGKILL");
}
