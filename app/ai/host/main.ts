import { monitorEventLoopDelay } from "node:perf_hooks";
import { ModelFailure } from "../chat-model.ts";
import { type FromHost, type JobMessage, type LoadMessage, type ToHost, toHostSchema } from "../llama/protocol.ts";
import type { OpenModel } from "./open-model.ts";
import type { JobResult } from "./run-job.ts";

const EVERY_MS = 2000;
const RESOLUTION_MS = 20;
const NS_PER_MS = 1e6;

/**
 * Says at once and then every 2 seconds that the process lives, how much memory it takes and how late its timers are.
 */
function startHeartbeat(send: (beat: FromHost) => void): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const beat = (): void => {
    // The histogram counts its own interval too. It is empty, and says NaN or nonsense, before its first sample.
    const lateMs = delay.count > 0 ? delay.percentile(99) / NS_PER_MS - RESOLUTION_MS : 0;
    delay.reset();
    send({ type: "heartbeat", rss: process.memoryUsage.rss(), loopDelayMs: Math.max(0, lateMs) });
  };
  beat();
  setInterval(beat, EVERY_MS);
}

/**
 * The child process that owns the language model. It is forked by the server with UV_THREADPOOL_SIZE=1, hears and says
 * what llama/protocol.ts describes, and serves one model until the server goes or kills it. SIGTERM ends it at once.
 */

/** An engine that only fails is started anew: the server sees the end of the process and forks another. */
const MAX_FAILURES_IN_A_ROW = 3;

type Runner = (job: JobMessage, signal: AbortSignal) => Promise<JobResult>;

/** Null until the model is loaded. */
let runner: Runner | null = null;
let loading = false;
let failuresInARow = 0;
const running = new Map<number, AbortController>();

const channel = openChannel((message) => handle(message));
// Ctrl-C in a terminal reaches children too; it is the server that decides when they end.
process.on("SIGINT", () => undefined);
startHeartbeat((beat) => void channel.send(beat));

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

/** All code is read here: a build that replaces the files later does not concern a running process. */
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

/** The fork's channel to the server. */
type Channel = {
  /** Resolves once the message is in the pipe. */
  send(message: FromHost): Promise<void>;
};

/**
 * Opens the channel. When the server is gone the process ends at once, whatever it computes: nobody would end it later.
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

/** An orderly exit would wait for the computing thread; nothing here needs an orderly end. */
function endNow(): void {
  process.kill(process.pid, "SIGKILL");
}
