import type { ChildProcess } from "node:child_process";
import { z } from "zod";
import { ModelFailure } from "../chat-model.ts";
import { deferred } from "./deferred.ts";
import { forkHost, lastWords } from "./fork-host.server.ts";
import { createHostJobs, type DoneMessage, type HostJob, type HostJobs } from "./host-jobs.server.ts";
import { type FromHost, fromHostSchema, type LoadMessage, type ToHost } from "./protocol.ts";
import type { Timings } from "./timings.ts";

/** One life of the inference host: from its fork to its end, with the jobs it works on. */

export type ReadyMessage = Extract<FromHost, { type: "ready" }>;
/** What became of the load; "ended" when the host ended before that was decided. */
export type Opened = ReadyMessage | Extract<FromHost, { type: "refused" }> | { type: "ended" };

/** "ended": by itself, or killed by somebody else. The others are why the server killed it. */
export type HostEnd = "ended" | "silent" | "load_timeout" | "deaf" | "nonsense" | "refused" | "stopped";

export type HostOptions = {
  script: string;
  env: Readonly<Record<string, string>>;
  load: Omit<LoadMessage, "type">;
  timings: Timings;
  /** Milliseconds from an abort to its answer. */
  onAborted(ms: number): void;
};

/** `rss` in bytes; null before the first sign of life. */
export type Vitals = { pid: number | null; rss: number | null; loopDelayMs: number | null };

/** From its end to the closing of its stderr, which somebody else may hold. */
const STDERR_MS = 200;

const answerIdSchema = z.object({ type: z.enum(["done", "failed"]), id: z.number().int() });

/** Forks the host and orders it to load. Never throws: a process that cannot be made has ended. */
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
      // Some shortages are thrown, others come as an event.
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

  /** From that moment on the host is of no use; its jobs have failed. */
  get ended(): Promise<HostEnd> {
    return this.#ended.promise;
  }

  /** The process is no more, or does not go although it was killed long ago. */
  get gone(): Promise<void> {
    return this.#gone.promise;
  }

  /** How the process ended and the last it wrote to stderr, once it is gone: for the log. */
  get remains(): { exit: string; lastWords: string } {
    return { exit: this.#exit, lastWords: this.#lastWords() };
  }

  get vitals(): Vitals {
    return { pid: this.#child?.pid ?? null, ...this.#vitals };
  }

  /**
   * Settles when the host has answered, also after an abort: until then it computes.
   * @throws ModelFailure as the host says it, or "crashed" when it ends before
   */
  async run(job: HostJob, signal: AbortSignal): Promise<DoneMessage> {
    if (!this.#alive) throw new ModelFailure("crashed", "The inference host has ended");
    return await this.#jobs.run(job, signal);
  }

  /** Ends it at once: nothing it holds needs an orderly end. */
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
      // It was not started: nothing will close.
      if (child.pid === undefined) this.#gone.resolve();
    });
    child.on("exit", (code, signal) => {
      this.#exit = signal ?? `exit code ${code}`;
      setTimeout(() => child.stderr?.destroy(), STDERR_MS).unref();
    });
    // Not "exit": its last messages may still be in the channel then.
    child.on("close", () => {
      this.#over("ended");
      this.#gone.resolve();
    });
  }

  #watch(): void {
    const { loadMs, tickMs, silentTicks } = this.#timings;
    this.#loadTimer = setTimeout(() => this.kill("load_timeout"), loadMs);
    // Counted in ticks and not by the clock: while this process itself is held up it neither counts nor hears.
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
    // Without a channel the process is ending, which its own events tell.
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
