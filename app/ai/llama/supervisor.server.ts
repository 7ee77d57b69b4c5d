import { EventEmitter, once } from "node:events";
import { stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { log } from "#app/platform/log.server.ts";
import { ModelFailure } from "../chat-model.ts";
import { type EngineState, type EngineStateName, refusedByHost, STATE_REASONS } from "./engine-state.ts";
import { type HostEnd, HostProcess, type ReadyMessage, type Vitals } from "./host-process.server.ts";
import type { LoadMessage } from "./protocol.ts";
import { TIMINGS, type Timings } from "./timings.ts";

/** Keeps an inference host running: checks its model file, starts and restarts it, and tells when it can be used. */

/** Result of checking the file before it is loaded; `message` in Spanish, with what to do. */
export type ModelCheck = { ok: true; sha256: string } | { ok: false; message: string };

export type SupervisorOptions = {
  script: string;
  env?: Readonly<Record<string, string>>;
  load: Omit<LoadMessage, "type" | "fingerprint">;
  /** Called before the first start, and again whenever the file or `<file>.sha256` changes. */
  check: (signal: AbortSignal) => Promise<ModelCheck>;
  timings?: Partial<Timings>;
  clock?: Clock;
};

export type SupervisorCounts = {
  starts: number;
  /** Unexpected ends of the host, by cause. */
  crashes: Partial<Record<HostEnd | "check", number>>;
  abortMs: { count: number; total: number; max: number };
};

/** Crashes in a row, without a completed job between them, after which the model counts as unavailable. */
const CRASHES_UNTIL_DEGRADED = 5;

/** `identity` as returned by #identify(). */
type Checked = { identity: string | null; sha256: string };
type Refused = { why: "refused"; message: string; identity: string | null };
type Ending = Refused | { why: "crashed" } | { why: "stopped" };

export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #timings: Timings;
  readonly #stopping = new AbortController();
  /** Only changed() listens to it: an external listener that throws would end the loop that keeps the host running. */
  readonly #events = new EventEmitter<{ changed: [] }>().setMaxListeners(0);
  readonly #life: Promise<void>;
  #state: EngineState;
  #host: HostProcess | null = null;
  #ready: ReadyMessage | null = null;
  #checked: Checked | null = null;
  #crashesInARow = 0;
  #counts: SupervisorCounts = { starts: 0, crashes: {}, abortMs: { count: 0, total: 0, max: 0 } };

  /** Starts the host at once. */
  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#timings = { ...TIMINGS, ...options.timings };
    this.#state = this.#stateOf("loading");
    this.#life = this.#keepAlive();
  }

  get state(): EngineState {
    return this.#state;
  }

  /** Figures of the running host, if there is one; `opened` is set once it is ready. */
  get vitals(): (Vitals & { opened: ReadyMessage | null }) | null {
    return this.#host && { ...this.#host.vitals, opened: this.#ready };
  }

  /** SHA-256 of the loaded file; null before it was checked. */
  get sha256(): string | null {
    return this.#checked?.sha256 ?? null;
  }

  get counts(): SupervisorCounts {
    return structuredClone(this.#counts);
  }

  /** Resolves at the next change of state. */
  async changed(signal?: AbortSignal): Promise<void> {
    await once(this.#events, "changed", { signal });
  }

  /**
   * Returns the host that accepts jobs.
   * @param patient waits for a start that is in progress, until the signal fires
   * @throws ModelFailure "down"; the signal's error
   */
  async host(patient: boolean, signal: AbortSignal): Promise<HostProcess> {
    for (;;) {
      if (this.#state.name === "ready" && this.#host) return this.#host;
      if (!patient || !this.startsSoon) throw new ModelFailure("down", `The engine is ${this.#state.name}`);
      await this.changed(signal);
    }
  }

  /** Ready, or a start that is likely to succeed is in progress. */
  get startsSoon(): boolean {
    return this.#state.name === "ready" || this.#state.name === "loading" || this.#state.name === "restarting";
  }

  /** Call it when a job was completed: resets the crash counter. */
  completed(): void {
    this.#crashesInARow = 0;
  }

  /** Kills the host and waits until it is gone. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#host?.kill("stopped");
    await this.#life;
  }

  async #keepAlive(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const ending = await this.#once(signal).catch((error: unknown) => this.#failedToStart(error));
      if (signal.aborted || ending.why === "stopped") break;
      try {
        if (ending.why === "refused") await this.#waitForAnotherFile(ending, signal);
        else await this.#backOff(signal);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    }
    this.#turn("off");
  }

  /** One run, from the check of the file to the host's end. */
  async #once(signal: AbortSignal): Promise<Ending> {
    const identity = await this.#identify();
    if (!this.#checked || identity === null || this.#checked.identity !== identity) {
      const found = await this.#options.check(signal);
      if (!found.ok) return { why: "refused", message: found.message, identity };
      this.#checked = { identity, sha256: found.sha256 };
    }
    if (signal.aborted) return { why: "stopped" };
    return await this.#serve(this.#checked);
  }

  async #serve({ sha256, identity }: Checked): Promise<Ending> {
    const { script, env = {}, load } = this.#options;
    const host = new HostProcess({
      script,
      env,
      load: { ...load, fingerprint: sha256 },
      timings: this.#timings,
      onAborted: (ms) => this.#countAbort(ms),
    });
    this.#host = host;
    this.#counts.starts += 1;
    const opened = await host.opened;
    if (opened.type === "ready") {
      this.#ready = opened;
      log.info({ ms: Math.round(opened.loadMs), backend: opened.backend }, "language model ready");
      this.#turn("ready");
    }
    const end = await host.ended;
    this.#host = null;
    this.#ready = null;
    if (end === "stopped") {
      await host.gone;
      return { why: "stopped" };
    }
    if (opened.type === "refused") return { why: "refused", message: refusedByHost(opened.message), identity };
    this.#crashed(end);
    await host.gone;
    log.warn({ cause: end, ...host.remains, inARow: this.#crashesInARow }, "the inference host ended");
    return { why: "crashed" };
  }

  #failedToStart(error: unknown): Ending {
    if (this.#stopping.signal.aborted) return { why: "stopped" };
    log.error({ err: error }, "the model's file could not be checked");
    this.#crashed("check");
    return { why: "crashed" };
  }

  #crashed(cause: HostEnd | "check"): void {
    this.#counts.crashes[cause] = (this.#counts.crashes[cause] ?? 0) + 1;
    this.#crashesInARow += 1;
    this.#turn(this.#crashesInARow < CRASHES_UNTIL_DEGRADED ? "restarting" : "degraded");
  }

  async #backOff(signal: AbortSignal): Promise<void> {
    const { firstBackoffMs, maxBackoffMs, probeMs } = this.#timings;
    const ms =
      this.#state.name === "degraded"
        ? probeMs
        : Math.min(firstBackoffMs * 2 ** (this.#crashesInARow - 1), maxBackoffMs);
    await pause(ms, undefined, { signal });
  }

  /** The same file would be refused again, so waits until an operator replaces it. */
  async #waitForAnotherFile({ message, identity }: Refused, signal: AbortSignal): Promise<void> {
    log.warn({ file: this.#options.load.file, message }, "the model's file was refused");
    this.#turn("refused", message);
    do {
      await pause(this.#timings.probeMs, undefined, { signal });
    } while ((await this.#identify()) === identity);
    this.#crashesInARow = 0;
    this.#turn("loading");
  }

  /** A value that changes whenever the file, or the hash beside it, is replaced or written; null without a file. */
  async #identify(): Promise<string | null> {
    const { file } = this.#options.load;
    const [model, hash] = await Promise.all([file, `${file}.sha256`].map((each) => stat(each).catch(() => null)));
    return model ? [model, hash].map((each) => each && `${each.size} ${each.mtimeMs} ${each.ino}`).join() : null;
  }

  #countAbort(ms: number): void {
    const { abortMs } = this.#counts;
    abortMs.count += 1;
    abortMs.total += ms;
    abortMs.max = Math.max(abortMs.max, ms);
  }

  #stateOf(name: EngineStateName, reason = STATE_REASONS[name]): EngineState {
    return { name, since: isoNow(this.#options.clock ?? systemClock), reason };
  }

  #turn(name: EngineStateName, reason?: string): void {
    if (name === this.#state.name && name !== "refused") return;
    this.#state = this.#stateOf(name, reason);
    this.#events.emit("changed");
  }
}
