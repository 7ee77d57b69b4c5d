import type { ChildProcess } from "node:child_process";
import { z } from "zod";
import { ModelFailure } from "../chat-model.ts";
import { deferred } from "./deferred.ts";
import { forkHost, lastWords } from "./fork-host.server.ts";
import { createHostJobs, type DoneMessage, type HostJob, type HostJobs } from "./host-jobs.server.ts";
import { type FromHost, fromHostSchema, type LoadMessage, type ToHost } from "./protocol.ts";
import type { Timings } from "./timings.ts";

/** One run of the inference host, from its fork to its end, with the jobs it works on. */

export type ReadyMessage = Extract<FromHost, { type: "ready" }>;
/** Result of loading the model; "ended" when the host ended before that. */
export type Opened = ReadyMessage | Extract<FromHost, { type: "refused" }> | { type: "ended" };

/**
 * "ended": the process exited, or was killed from outside. All others are reasons why the server killed it: "silent"
 * sent no heartbeats, "deaf" did not react to an abort, "nonsense" sent an invalid message.
 */
export type HostEnd = "ended" | "silent" | "load_timeout" | "deaf" | "nonsense" | "refused" | "stopped";

export type HostOptions = {
  script: string;
  env: Readonly<Record<string, string>>;
  load: Omit<LoadMessage, "type">;
  timings: Timings;
  /** Milliseconds from an abort to its answer. */
  onAborted(ms: number): void;
};

/** `rss` in bytes; null before the first heartbeat. */
export type Vitals = { pid: number | null; rss: number | null; loopDelayMs: number | null };

/** Time limit from the process's end to the closing of its stderr, which another process may hold open. */
const STDERR_MS = 200;

const answerIdSchema = z.object({ type: z.enum(["done", "failed"]), id: z.number().int() });

/** Forks the host and sends the load message. Never throws: a process that cannot be created counts as ended. */
export class HostProcess {
  readonly #opened = deferred<Opened>();
  readonly #ended = deferred<HostEnd>();
  readonly #gone = deferred<void>();
  readonly #jobs: HostJobs;
  readonly #timings: Timings;
  readonly #child: ChildProcess | null = null;
  #lastWords: () => string = () => "";
  #exit = "not started";
  #loadTimer: NodeJS.Timeout | undefined;
  #ticking: NodeJS.Timeout | undefined;
  #silentTicks = 0;
  #alive = true;
  #vitals: Omit<Vitals, "pid"> = { rss: null, loopDelayMs: null };

  constructor({ script, env, load, timings, onAborted }: HostOptions) {
    this.#timings = timings;
    this.#jobs = createHostJobs({
      send: (message) => this.#send(message),
      abortMs: timings.abortMs,
      onDeaf: () => this.kill("deaf"),
      onAborted,
    });
    try {
      this.#child = forkHost(script, env);
    } catch (error) {
      // Some resource shortages are thrown by fork, others arrive as an event.
      this.#exit = String(error);
      this.#over("ended");
      this.#gone.resolve();
      return;
    }
    this.#listen(this.#child);
    this.#watch();
    this.#send({ type: "load", ...load });
  }

  get opened(): Promise<Opened> {
    return this.#opened.promise;
  }

  /** Resolves when the host becomes unusable; its jobs have failed by then. */
  get ended(): Promise<HostEnd> {
    return this.#ended.promise;
  }

  /** Resolves when the process has exited, or when it still exists long after it was killed. */
  get gone(): Promise<void> {
    return this.#gone.promise;
  }

  /** Exit status and last stderr output, available once the process is gone: for the log. */
  get remains(): { exit: string; lastWords: string } {
    return { exit: this.#exit, lastWords: this.#lastWords() };
  }

  get vitals(): Vitals {
    return { pid: this.#child?.pid ?? null, ...this.#vitals };
  }

  /**
   * Settles when the host answers, also after an abort, because the host computes until then.
   * @throws ModelFailure as reported by the host, or "crashed" when it ends before answering
   */
  async run(job: HostJob, signal: AbortSignal): Promise<DoneMessage> {
    if (!this.#alive) throw new ModelFailure("crashed", "The inference host has ended");
    return await this.#jobs.run(job, signal);
  }

  /** Kills the process at once: it has nothing to clean up. */
  kill(cause: HostEnd): void {
    if (!this.#alive) return;
    this.#child?.kill("SIGKILL");
    setTimeout(() => this.#gone.resolve(), this.#timings.killMs).unref();
    this.#over(cause);
  }

  #listen(child: ChildProcess): void {
    this.#exit = "not gone";
    this.#lastWords = lastWords(child);
    child.on("message", (raw) => this.#hear(raw));
    child.on("disconnect", () => this.kill("ended"));
    child.on("error", (error) => {
      this.#exit = error.message;
      this.kill("ended");
      // The process was not started, so no "close" event will come.
      if (child.pid === undefined) this.#gone.resolve();
    });
    child.on("exit", (code, signal) => {
      this.#exit = signal ?? `exit code ${code}`;
      setTimeout(() => child.stderr?.destroy(), STDERR_MS).unref();
    });
    // Not "exit": at that moment its last messages may still be in the channel.
    child.on("close", () => {
      this.#over("ended");
      this.#gone.resolve();
    });
  }

  #watch(): void {
    const { loadMs, tickMs, silentTicks } = this.#timings;
    this.#loadTimer = setTimeout(() => this.kill("load_timeout"), loadMs);
    // Counts ticks, not clock time: while this process itself is blocked it neither counts ticks nor receives
    // messages.
    this.#ticking = setInterval(() => {
      this.#silentTicks += 1;
      if (this.#silentTicks >= silentTicks) this.kill("silent");
    }, tickMs);
  }

  #hear(raw: unknown): void {
    if (!this.#alive) return;
    this.#silentTicks = 0;
    const parsed = fromHostSchema.safeParse(raw);
    if (!parsed.success) {
      const answer = answerIdSchema.safeParse(raw);
      if (!answer.success || !this.#jobs.garbled(answer.data.id)) this.kill("nonsense");
      return;
    }
    const message = parsed.data;
    if (message.type === "done" || message.type === "failed") this.#jobs.answered(message);
    else if (message.type === "refused") {
      this.#opened.resolve(message);
      this.kill("refused");
    } else if (message.type === "heartbeat") this.#vitals = { rss: message.rss, loopDelayMs: message.loopDelayMs };
    else {
      clearTimeout(this.#loadTimer);
      this.#opened.resolve(message);
    }
  }

  #send(message: ToHost): void {
    // A closed channel means that the process is ending, which its own events report.
    if (!this.#child?.connected) return;
    this.#child.send(message, (error) => {
      if (error) this.kill("ended");
    });
  }

  #over(end: HostEnd): void {
    if (!this.#alive) return;
    this.#alive = false;
    clearTimeout(this.#loadTimer);
    clearInterval(this.#ticking);
    this.#opened.resolve({ type: "ended" });
    this.#ended.resolve(end);
    this.#jobs.allCrashed();
  }
}
